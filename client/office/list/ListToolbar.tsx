import { Link } from '@tanstack/react-router'
import { Plus, Search, Trash2, X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { formatCount } from '../../ui/format.ts'
import { texts as historyTexts } from '../history/texts.ts'
import { pathOf } from '../shell/groups.ts'
import { useEntity } from '../shell/scope.tsx'
import { iconButton, input } from '../shell/styles.ts'
import { panelButton } from './PanelButton.tsx'
import { texts } from './texts.ts'

interface ListToolbarProps {
  readonly entity: Entity
  readonly total: number | undefined
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly onDown: () => void
  readonly searchField: RefObject<HTMLInputElement | null>
  readonly mayCreate: boolean
  /** Buttons beside the search. */
  readonly tools?: ReactNode
  /** A line of its own below. */
  readonly children?: ReactNode
}

/** Above a list: what it is, its search, and what else can be done with it. */
export function ListToolbar(props: ListToolbarProps) {
  const { entity, total, search, onSearch, onDown, searchField, mayCreate, tools, children } = props
  const { label } = entity
  // What is only read from other documents has no trash of its own.
  const isKept = useEntity(entity.type) !== undefined
  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-2 border-b border-line px-4 py-2.5 tablet:gap-x-3 tablet:px-8">
      <div className="flex min-w-0 flex-1 basis-24 flex-col tablet:basis-40 tablet:flex-row tablet:items-baseline tablet:gap-3">
        <h1 className="truncate text-title">{label.many}</h1>
        <p className="figures text-caption whitespace-nowrap text-ink-soft" role="status">
          {total === undefined ? '' : formatCount(total, 'Eintrag', 'Einträge')}
        </p>
      </div>
      <div role="search" className="relative order-last w-full tablet:order-none tablet:w-72">
        <Search
          size={16}
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-soft"
        />
        <input
          ref={searchField}
          type="search"
          aria-label={`${label.many} durchsuchen`}
          aria-keyshortcuts="/"
          placeholder={texts.search}
          className={`${input} pr-9 pl-9 [&::-webkit-search-cancel-button]:hidden`}
          value={search}
          onChange={event => onSearch(event.target.value)}
          onKeyDown={event => {
            if (event.key === 'Escape') onSearch('')
            if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
            event.preventDefault()
            onDown()
          }}
        />
        {search === '' && (
          <kbd
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-2.5 hidden -translate-y-1/2 rounded-[5px] border border-line px-1.5 font-sans text-caption text-ink-soft desktop:block"
          >
            /
          </kbd>
        )}
        {search !== '' && (
          <button
            type="button"
            className={`${iconButton} absolute top-1/2 right-1 -translate-y-1/2`}
            aria-label={texts.clearSearch}
            onClick={() => onSearch('')}
          >
            <X size={15} aria-hidden />
          </button>
        )}
      </div>
      {tools}
      {isKept && (
        <Link
          to="/$type"
          params={{ type: entity.type }}
          search={{ view: 'trash' }}
          className={panelButton}
          aria-label={historyTexts.trash.title}
          title={historyTexts.trash.title}
        >
          <Trash2 size={17} aria-hidden />
        </Link>
      )}
      {mayCreate && (
        <Link
          to={pathOf(entity, 'new')}
          className={buttonLook({ size: 'small' })}
          aria-keyshortcuts="n"
          title="Taste N"
        >
          <Plus size={16} aria-hidden />
          <span className="max-tablet:sr-only">{texts.create(label.one)}</span>
        </Link>
      )}
      {children && (
        <div className="flex w-full min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5 empty:hidden">{children}</div>
      )}
    </header>
  )
}
