import { Link } from '@tanstack/react-router'
import { ChevronRight, History, Trash2, Undo2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import type { Row } from '../../data/office/office.ts'
import { Button } from '../../ui/Button.tsx'
import { texts as historyTexts } from '../history/texts.ts'
import { pathOf } from '../shell/groups.ts'
import { SavedState } from '../shell/SavedState.tsx'
import type { Circumstances } from '../shell/savedState.ts'
import { iconButton } from '../shell/styles.ts'
import { sectionsOf } from './sections.ts'
import { texts } from './texts.ts'

/** A form is there before the others are. */
const Company = lazy(() => import('./Company.tsx'))

interface FormBarProps {
  readonly entity: Entity
  readonly row: Row | null
  readonly title: string
  /** The section that is open, where each has an address of its own. */
  readonly section?: string | undefined
  readonly state: Circumstances & { state: Row['state'] | null }
  readonly allowed: boolean
  readonly typing: boolean
  /** Whether the history stands beside the form; null for what has none yet. */
  readonly history: { readonly isOpen: boolean; readonly onToggle: () => void } | null
  readonly onDiscard: () => void
  readonly onRemove: (() => void) | undefined
  /** What can be done with it besides. */
  readonly actions?: ReactNode
  /** Below the head, in sight as long as it. */
  readonly children?: ReactNode
}

/** Stays on top of a form: where one is, how it is saved, and what can be done. */
export function FormBar({ entity, row, title, state, allowed, typing, history, children, ...act }: FormBarProps) {
  const { label } = entity
  const { section, onDiscard, onRemove, actions } = act
  const part = section === undefined ? undefined : sectionsOf(entity).find(({ id }) => id === section)
  const heading = part?.title ?? (row ? title || label.one : texts.form.newOne(label.one))
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper/95 backdrop-blur-sm">
      <div className="mx-auto flex max-w-[76rem] flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 tablet:px-8">
        <div className="min-w-0 flex-1 basis-40">
          {(part || !entity.single) && (
            <nav aria-label="Pfad" className="flex items-center gap-1 text-caption text-ink-soft">
              <Link to={pathOf(entity)} className="hover:text-ink hover:underline">
                {label.many}
              </Link>
              <ChevronRight size={13} aria-hidden />
              {!part && <span>{label.one}</span>}
            </nav>
          )}
          <h1 className="truncate text-title">{heading}</h1>
        </div>
        <div className="order-last flex w-full items-center justify-between gap-4 tablet:order-none tablet:w-auto">
          <SavedState {...state} />
          <Suspense>{row && <Company {...{ entity, row }} />}</Suspense>
        </div>
        <div className="flex items-center gap-1.5">
          {history && (
            <button
              type="button"
              className={iconButton}
              aria-label={historyTexts.history.title}
              aria-expanded={history.isOpen}
              title={historyTexts.history.title}
              onClick={history.onToggle}
            >
              <History size={17} aria-hidden />
            </button>
          )}
          {onRemove && (
            <button
              type="button"
              className={iconButton}
              aria-label={texts.form.remove}
              title={texts.form.remove}
              onClick={onRemove}
            >
              <Trash2 size={17} aria-hidden />
            </button>
          )}
          {typing && (
            <button
              type="button"
              className={iconButton}
              aria-label={texts.form.discard}
              title={texts.form.discard}
              onClick={onDiscard}
            >
              <Undo2 size={17} aria-hidden />
            </button>
          )}
          {actions}
          {allowed && (
            <Button
              type="submit"
              size="small"
              busy={state.saving}
              disabled={row !== null && !typing && state.state !== 'refused'}
              title={row && !typing ? texts.form.nothingToSave : 'Strg+S'}
            >
              {row ? texts.form.save : texts.form.create}
            </Button>
          )}
        </div>
      </div>
      {children}
    </header>
  )
}
