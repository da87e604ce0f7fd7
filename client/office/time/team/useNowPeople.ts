import { useMemo } from 'react'
import { addDays, instantAt, localTime } from '../../../../schema/base/zonedTime.ts'
import { absences } from '../../../../schema/time/absence.ts'
import type { ActivityEntry } from '../../../../schema/time/calls.ts'
import { listActivitiesCall } from '../../../../schema/time/officeCalls.ts'
import { plannedOf } from '../../../../schema/time/plan/planned.ts'
import { type Present, presences } from '../../../../schema/time/presence.ts'
import { shifts } from '../../../../schema/time/shift.ts'
import { useLive } from '../../../data/engine/live.ts'
import type { Row } from '../../../data/office/office.ts'
import { now as clockNow, useNow } from '../../../device/clock.ts'
import { type ServerQuery, useServerQuery } from '../../server/useServerQuery.ts'
import { allLive } from '../../shell/liveValues.ts'
import { useOffice, useZone } from '../../shell/scope.tsx'
import { typedRow } from '../../shell/typedRow.ts'

/** How often (ms) the server is asked who is there. */
const ASK_MS = 10_000
const ALL = Number.MAX_SAFE_INTEGER

interface NowPeople {
  readonly query: ServerQuery<readonly ActivityEntry[]>
  /** Null until it is known. */
  readonly people: readonly Present<ActivityEntry>[] | null
  /** Epoch ms. */
  readonly now: number
}

/** Who is there as the server has it, and who ought to be by the roster of this device. */
export function useNowPeople(): NowPeople {
  const { office } = useOffice()
  const zone = useZone()
  useNow(10_000)
  const now = clockNow()
  const today = localTime(now, zone).date
  const query = useServerQuery(listActivitiesCall, { query: `?from=${addDays(today, -2)}&limit=500`, everyMs: ASK_MS })
  const live = useMemo(() => {
    const [from, until] = [instantAt(today, 0, zone), instantAt(addDays(today, 1), 0, zone)]
    const isToday = ({ body }: Row) => Date.parse(String(body['to'])) > from && Date.parse(String(body['from'])) < until
    const isAway = ({ body }: Row) =>
      body['state'] === 'approved' && String(body['from']) <= today && today <= String(body['to'])
    const planned = office.list(shifts.type, { keep: isToday, limit: ALL })
    return allLive([planned, office.list(absences.type, { keep: isAway, limit: ALL })])
  }, [office, today, zone])
  const pages = useLive(live)
  const known = useMemo(() => {
    const [planned, away] = (pages ?? []).map(page => page?.rows)
    if (!planned || !away) return null
    return {
      plan: planned.flatMap(row => {
        const shift = typedRow(shifts, row)
        return shift ? [plannedOf(shift, zone)] : []
      }),
      away: new Set(away.flatMap(row => (row.body['isHalfDay'] === true ? [] : [Number(row.body['user'])]))),
    }
  }, [pages, zone])
  const works = query.value
  const people = works && known ? presences(works, known.plan, now, known.away) : null
  return { query, people, now }
}
