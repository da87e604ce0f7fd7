import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useLive } from '../../data/engine/live.ts'
import type { Row } from '../../data/office/office.ts'
import { useOffice } from '../shell/scope.tsx'
import { card } from '../shell/styles.ts'
import { isUnpublished, siteState } from '../website/siteState.ts'
import { StateBadge } from '../website/sites/StateBadge.tsx'
import { texts } from './texts.ts'

const MANY = 500
/** So many stand here; all of them in the tree of pages. */
const FIRST = 8

/** Pages that guests do not see as they were written last: what somebody still has to publish, and what publishes itself. */
export function Drafts() {
  const { office } = useOffice()
  const page = useLive(useMemo(() => office.list('sites', { limit: MANY }), [office]))
  if (!page) return null
  const open = page.rows.map(row => ({ row, ...siteState(row.body) })).filter(({ state }) => state !== 'public')
  const drafts = open.filter(({ state }) => isUnpublished(state)).map(({ row }) => row)
  const planned = open
    .filter(({ state }) => !isUnpublished(state))
    .toSorted((one, other) => (one.from ?? '').localeCompare(other.from ?? ''))
    .map(({ row }) => row)
  return (
    <>
      <Pages id="entwuerfe" title={texts.drafts} rows={drafts} nothing={texts.noDrafts} />
      {planned.length > 0 && <Pages id="geplante-seiten" title={texts.planned} rows={planned} />}
    </>
  )
}

interface PagesProps {
  readonly id: string
  readonly title: string
  readonly rows: readonly Row[]
  /** What is said of none. */
  readonly nothing?: string
}

const Pages = ({ id: heading, title, rows, nothing }: PagesProps) => (
  <section aria-labelledby={heading}>
    <h2 id={heading} className="mb-2 text-lead">
      {title}
    </h2>
    {rows.length === 0 && <p className="text-ink-soft">{nothing}</p>}
    {rows.length > 0 && (
      <ul className={`${card} divide-y divide-line overflow-hidden`}>
        {rows.slice(0, FIRST).map(({ id, body }) => (
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
