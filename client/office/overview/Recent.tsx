import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { opensTab } from '../../../schema/base/areas.ts'
import { recentSteps } from '../../../schema/base/history.ts'
import { useLive } from '../../data/engine/live.ts'
import { now } from '../../device/clock.ts'
import { placeOf } from '../areas/officeAreas.ts'
import { authorName, stepTime } from '../history/steps.ts'
import { useAgain } from '../history/useAgain.ts'
import { Loading } from '../server/Loading.tsx'
import { QueryState } from '../server/QueryState.tsx'
import { useServerQuery } from '../server/useServerQuery.ts'
import { pathOf } from '../shell/groups.ts'
import { mayReadSome } from '../shell/rights.ts'
import { useOffice, useZone } from '../shell/scope.tsx'
import { card } from '../shell/styles.ts'
import { texts } from './texts.ts'

/** So many stand here; all of them in the log. */
const FIRST = 8

/** What was changed last in what this person works on, by whom and when. */
export function Recent() {
  const { me, actor, office, entities } = useOffice()
  const zone = useZone()
  const state = useLive(useMemo(() => office.state(), [office]))
  const own = entities.filter(entity => {
    const { area, tab } = placeOf(entity)
    // Whoever may change some of it: asked as for reading, by the table of who changes.
    return mayReadSome(actor, { ...entity.access, read: entity.access.update }) && opensTab(me.roles, area, tab)
  })
  const query = useServerQuery(own.length === 0 ? null : recentSteps, {
    query: `?types=${own.map(({ type }) => type).join(',')}&limit=${FIRST}`,
  })
  // What was changed here a moment ago is on its way to the server.
  useAgain(state?.pending, query.again)
  if (own.length === 0) return null
  return (
    <section aria-labelledby="zuletzt">
      <h2 id="zuletzt" className="mb-2 text-lead">
        {texts.recent}
      </h2>
      {query.problem !== null && <QueryState queries={[query]} />}
      {query.value === null && query.problem === null && <Loading className="h-24" label={texts.recentLoading} />}
      {query.value?.length === 0 && <p className="text-ink-soft">{texts.noRecent}</p>}
      {query.value && query.value.length > 0 && (
        <ul className={`${card} divide-y divide-line overflow-hidden`}>
          {query.value.map(({ type, id, title, kind, at, author }) => {
            const entity = own.find(each => each.type === type)
            return (
              entity && (
                <li key={`${type}:${id}`}>
                  <Link to={pathOf(entity, id)} className="flex min-h-11 flex-col px-4 py-2 hover:bg-sunken">
                    <span className="truncate font-medium">{title || entity.label.one}</span>
                    <span className="text-caption text-ink-soft tabular-nums">
                      {`${entity.label.one} ${texts.changed(authorName(author), stepTime(at, now(), zone), texts.recentKinds[kind])}`}
                    </span>
                  </Link>
                </li>
              )
            )
          })}
        </ul>
      )}
    </section>
  )
}
