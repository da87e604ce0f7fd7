import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { fieldOf } from '../../../../schema/base/record.ts'
import { type SiteTypeName, siteTypes } from '../../../../schema/website/siteTypes.ts'
import type { Row } from '../../../data/office/office.ts'
import { useOnline } from '../../../device/online.ts'
import { RowState } from '../../shell/SavedState.tsx'
import { iconButton } from '../../shell/styles.ts'
import { StateBadge } from './StateBadge.tsx'
import { pathIn } from './siteTree.ts'
import { texts } from './texts.ts'

interface SiteLineProps {
  readonly row: Row
  /** Who changed it last and when; null as long as the server did not say so. */
  readonly last: string | null
  /** 1 at the top. */
  readonly level: number
  /** How many pages stand directly below it. */
  readonly below: number
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** A page in the tree: its name, its path, what it is and how it stands. */
export function SiteLine({ row, last, level, below, isOpen, onToggle }: SiteLineProps) {
  const online = useOnline()
  const name = String(row.body['name'])
  return (
    <li
      className="flex min-h-16 items-center gap-2 border-b border-line/70 hover:bg-sunken/60 focus-within:bg-accent-soft desktop:min-h-12"
      style={{ paddingInlineStart: `${(level - 1) * 1.25}rem` }}
    >
      {below > 0 ? (
        <button
          type="button"
          className={`${iconButton} pointer-coarse:size-11`}
          aria-expanded={isOpen}
          aria-label={isOpen ? texts.close(name) : texts.open(name)}
          onClick={onToggle}
        >
          <ChevronRight size={16} aria-hidden className={`transition-transform ${isOpen ? 'rotate-90' : ''}`} />
        </button>
      ) : (
        <span aria-hidden className="w-8 shrink-0 pointer-coarse:w-11" />
      )}
      <Link
        to="/sites/$id"
        params={{ id: String(row.id) }}
        className="flex min-w-0 flex-1 flex-col justify-center self-stretch rounded-[6px] py-1.5 outline-offset-2"
      >
        <span className="truncate font-medium">{name}</span>
        <span className="truncate text-caption text-ink-soft">
          {last !== null && <span className="desktop:hidden">{last} · </span>}/{pathIn(row)}
          {level > 1 && <span className="sr-only"> · {texts.level(level)}</span>}
        </span>
      </Link>
      <span
        className="figures w-52 shrink-0 truncate text-caption text-ink-soft max-desktop:hidden"
        title={last ?? undefined}
      >
        {last}
      </span>
      <span className="w-32 shrink-0 truncate text-caption text-ink-soft max-tablet:hidden">{typeOf(row)}</span>
      <span className="flex shrink-0 py-1.5 max-tablet:max-w-32 max-tablet:*:rounded-control max-tablet:*:whitespace-normal desktop:w-60">
        <StateBadge body={row.body} />
      </span>
      <span className="w-6 shrink-0">
        <RowState state={row.state} online={online} />
      </span>
    </li>
  )
}

function typeOf({ body }: Row): string {
  const type: unknown = fieldOf(body, 'type')
  return isType(type) ? siteTypes[type].label : String(type)
}

const isType = (type: unknown): type is SiteTypeName => typeof type === 'string' && Object.hasOwn(siteTypes, type)
