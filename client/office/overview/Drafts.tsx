import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useLive } from '../../data/engine/live.ts'
import { useOffice } from '../shell/scope.tsx'
import { card } from '../shell/styles.ts'
import { siteState } from '../website/siteState.ts'
import { StateBadge } from '../website/sites/StateBadge.tsx'
import { texts } from './texts.ts'

const MANY = 500
/** So many stand here; all of them in the tree of pages. */
const FIRST = 8

/** Pages that guests do not see yet as they were written last: what is to be published, and what is planned. */
export function Drafts() {
  const { office } = useOffice()
  const page = useLive(useMemo(() => office.list('sites', { limit: MANY }), [office]))
  const open = (page?.rows ?? []).filter(({ body }) => siteState(body).state !== 'public')
  return (
    <section aria-labelledby="entwuerfe">
      <h2 id="entwuerfe" className="mb-2 text-lead">
        {texts.drafts}
      </h2>
      {page && open.length === 0 && <p className="text-ink-soft">{texts.noDrafts}</p>}
      {open.length > 0 && (
        <ul className={`${card} divide-y divide-line overflow-hidden`}>
          {open.slice(0, FIRST).map(({ id, body }) => (
            <li key={id}>
              <Link to={`/sites/${id}`} className="flex min-h-11 items-center gap-3 px-4 py-1.5 hover:bg-sunken">
                <span className="min-w-0 flex-1 truncate font-medium">{String(body['name'] ?? id)}</span>
                <StateBadge body={body} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
