import { ChevronRight } from 'lucide-react'
import type { MenuEntry } from '../../../schema/website/menuEntries.ts'
import { EntryLink } from './EntryLink.tsx'

interface EntryListProps {
  readonly entries: readonly MenuEntry[]
  /** Key of the group that is open beside or above the list. */
  readonly opened?: string | undefined
  readonly onPick: (entry: MenuEntry) => void
  readonly isLarge?: boolean
}

/** One level of the menu: links, and buttons that open the next level. */
export function EntryList({ entries, opened, onPick, isLarge = false }: EntryListProps) {
  const look = `flex min-h-12 w-full items-center gap-2 rounded-control px-3 py-2 text-left text-ink no-underline hover:bg-sunken aria-[current]:text-accent-ink aria-[current]:font-strong aria-expanded:bg-sunken ${isLarge ? 'text-lead' : ''}`
  return (
    <ul>
      {entries.map(entry => (
        <li key={entry.key} className="relative">
          {(entry.isActive || entry.isChildActive) && (
            <span aria-hidden className="absolute inset-y-3 left-0 w-[3px] rounded-pill bg-accent" />
          )}
          {entry.children.length === 0 ? (
            <EntryLink entry={entry} className={look} onClick={() => onPick(entry)} />
          ) : (
            <button
              type="button"
              data-key={entry.key}
              aria-expanded={entry.key === opened}
              aria-current={entry.isChildActive ? 'true' : undefined}
              className={look}
              onClick={() => onPick(entry)}
            >
              <span className="flex-1">{entry.label}</span>
              <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-soft" />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
