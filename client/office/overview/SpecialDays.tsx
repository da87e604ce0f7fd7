import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { hoursText } from '../../../schema/base/hours/hoursText.ts'
import { addDays, instantAt, localTime } from '../../../schema/base/zonedTime.ts'
import { useLive } from '../../data/engine/live.ts'
import { useNow } from '../../device/clock.ts'
import { formatDay } from '../../ui/format.ts'
import { isInScope } from '../areas/branchScope.ts'
import { useBranchScope } from '../areas/useBranchScope.ts'
import { branchHours, comingDates } from '../hours/branchHours.ts'
import { useOffice, useZone } from '../shell/scope.tsx'
import { card } from '../shell/styles.ts'
import { texts } from './texts.ts'

const MANY = 500
const DAYS = 14

/** Days soon to come on which a branch has other hours than usual. */
export function SpecialDays() {
  const { office } = useOffice()
  const zone = useZone()
  const now = useNow(60_000)
  const { scope } = useBranchScope()
  const page = useLive(useMemo(() => office.list('branches', { limit: MANY }), [office]))
  const { date } = localTime(now, zone)
  const branches = useMemo(
    () => (page?.rows ?? []).filter(({ id }) => isInScope(scope, [id])).map(branchHours),
    [page, scope],
  )
  const dates = comingDates(branches, date).filter(each => each <= addDays(date, DAYS))
  return (
    <section aria-labelledby="besonders">
      <h2 id="besonders" className="mb-2 text-lead">
        {texts.special}
      </h2>
      {dates.length === 0 && <p className="text-ink-soft">{texts.nothingSpecial(DAYS)}</p>}
      {dates.length > 0 && (
        <ul className={`${card} divide-y divide-line`}>
          {dates.map(each => (
            <li key={each}>
              <Link to="/hours" className="flex flex-col px-4 py-2 hover:bg-sunken">
                <span className="font-medium first-letter:uppercase">
                  {formatDay(instantAt(each, 12 * 60, zone), now, zone)}
                </span>
                {branches.flatMap(({ row, name, timetable }) => {
                  const hours = timetable?.dates.get(each)
                  return hours
                    ? [
                        <span key={row.id} className="figures text-caption text-ink-soft">
                          {`${name}: ${hoursText(hours)}`}
                        </span>,
                      ]
                    : []
                })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
