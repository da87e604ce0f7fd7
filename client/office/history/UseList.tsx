import { Link } from '@tanstack/react-router'
import { pathOf } from '../shell/groups.ts'
import { texts } from './texts.ts'
import type { Use } from './uses.ts'

/** Uses told one by one; of more than these only the number. */
const TOLD = 8

/** 'Verwendet in' and the documents, each a link. */
export function UseList({ uses }: { readonly uses: readonly Use[] }) {
  return (
    <div>
      <h3 className="mb-1.5 font-strong">{texts.remove.usedIn}</h3>
      <ul className="flex flex-col gap-1">
        {uses.slice(0, TOLD).map(({ entity, row }) => (
          <li key={`${entity.type}:${row.id}`}>
            <Link
              to={pathOf(entity, row.id)}
              className="underline decoration-line underline-offset-2 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
            >
              {entity.title(row.body) || entity.label.one}
            </Link>
            <span className="text-ink-soft">{` · ${entity.label.one}`}</span>
          </li>
        ))}
        {uses.length > TOLD && <li className="text-ink-soft">{texts.remove.more(uses.length - TOLD)}</li>}
      </ul>
    </div>
  )
}
