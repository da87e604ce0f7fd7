import type { MenuEntry } from '../../../schema/website/menuEntries.ts'
import { EntryLink } from './EntryLink.tsx'

/** All items with all items below them: what is read where no program opens one after the other. */
export function EntryTree({ entries, className }: { entries: readonly MenuEntry[]; className: string }) {
  return (
    <ul>
      {entries.map(entry => (
        <li key={entry.key}>
          <EntryLink entry={entry} className={className} />
          {entry.children.length > 0 && (
            <div className="ml-4">
              <EntryTree
                entries={entry.children.filter(child => child.key !== `${entry.key}.`)}
                className={className}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
