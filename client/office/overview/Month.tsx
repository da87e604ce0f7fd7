import { Link } from '@tanstack/react-router'
import { ChevronRight, CircleCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { addDays, localTime } from '../../../schema/base/zonedTime.ts'
import { closingSumsCall } from '../../../schema/statistics/calls.ts'
import { useNow } from '../../device/clock.ts'
import { addMonths, monthOf } from '../../ui/dates/calendar.ts'
import { formatMoney } from '../../ui/format.ts'
import { scopeText } from '../areas/branchScope.ts'
import { useBranchScope } from '../areas/useBranchScope.ts'
import { AsOf } from '../server/AsOf.tsx'
import { Loading } from '../server/Loading.tsx'
import { QueryState } from '../server/QueryState.tsx'
import { useServerQuery } from '../server/useServerQuery.ts'
import { useZone } from '../shell/scope.tsx'
import { card } from '../shell/styles.ts'
import { ValueTable } from '../statistics/chart/ValueTable.tsx'
import { MonthChoice } from '../time/team/MonthChoice.tsx'
import { branchTable, givenBack, type OpenMoney, openMoney, rateTable } from './monthFigures.ts'
import { texts } from './texts.ts'

const words = texts.month

/** What the bookkeeping begins with: revenue of a month by rate and branch, what of it is open, and the files to take. */
export default function Month() {
  const zone = useZone()
  const { date: today } = localTime(useNow(60_000), zone)
  const present = monthOf(today)
  const [month, setMonth] = useState(present)
  const { scope } = useBranchScope()
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const until = last < today ? last : today
  const query = useServerQuery(closingSumsCall, {
    query: `?from=${month}-01&to=${until}${scope ? `&branch=${scopeText(scope)}` : ''}`,
  })
  const { value: sums, asOf } = query
  const byBranch = sums && branchTable(sums)
  return (
    <section aria-label={words.label} className="flex flex-col gap-5">
      <div className="-mx-2 flex flex-wrap items-center justify-between gap-x-4">
        <MonthChoice month={month} last={present} onMonth={setMonth} />
        <div className="px-2">
          <AsOf queries={[query]} />
        </div>
      </div>
      {query.problem !== null && <QueryState queries={[query]} />}
      {!sums && query.problem === null && <Loading className="h-56" label={words.loading} />}
      {sums && (
        <div className={`flex flex-col gap-5 ${asOf === null ? 'opacity-60' : ''}`}>
          <Sheet title={words.byRate}>
            {sums.total.sales.length === 0 && sums.total.notes.length === 0 ? (
              <p className="text-ink-soft">{words.nothing}</p>
            ) : (
              <ValueTable name={words.byRate} table={rateTable(sums.total)} currency={sums.currency} />
            )}
            {givenBack(sums.total) !== 0 && (
              <p className="figures text-caption text-ink-soft">
                {words.lessGivenBack(formatMoney(givenBack(sums.total), sums.currency))}
              </p>
            )}
          </Sheet>
          <Open open={openMoney(sums)} currency={sums.currency} month={month} until={until} />
        </div>
      )}
      <Files month={month} until={until} />
      {sums && byBranch && byBranch.rows.length > 1 && (
        <Sheet title={words.byBranch}>
          <ValueTable name={words.byBranch} table={byBranch} currency={sums.currency} />
        </Sheet>
      )}
    </section>
  )
}

const Sheet = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title} className={`${card} flex min-w-0 flex-col gap-3 p-4 tablet:p-5`}>
    <h2 className="text-lead">{title}</h2>
    {children}
  </section>
)

interface OpenProps {
  readonly open: readonly OpenMoney[]
  readonly currency: string
  /** YYYY-MM. */
  readonly month: string
  /** The last local date of it that is looked at. */
  readonly until: string
}

/** What of the month somebody has to see to, each a way to its orders. */
function Open({ open, currency, month, until }: OpenProps) {
  const dates = { view: 'history', day: `${month}-01`, ...(until > `${month}-01` ? { until } : {}) } as const
  const searches = {
    owed: { ...dates, payment: 'invoice' },
    waiting: { view: 'history', period: 'week', refunded: true },
    failed: { ...dates, refunded: true },
    difference: null,
  } as const
  return (
    <Sheet title={words.open}>
      {open.length === 0 && (
        <p className="flex items-center gap-2 text-ink-soft">
          <CircleCheck size={17} aria-hidden className="shrink-0 text-success" />
          {words.settled}
        </p>
      )}
      {open.length > 0 && (
        <ul className="-mx-4 divide-y divide-line tablet:-mx-5">
          {open.map(({ kind, amount, count }) => {
            const search = searches[kind]
            return (
              <li key={kind}>
                <Link
                  to={search ? '/orders' : '/dashboard'}
                  search={search ?? closingsAt(until)}
                  className="flex min-h-11 items-center gap-3 px-4 py-1.5 hover:bg-sunken tablet:px-5"
                >
                  <span className="min-w-0 flex-1">
                    {words.kinds[kind]}
                    {count !== undefined && <span className="text-ink-soft"> {words.count(count)}</span>}
                  </span>
                  <span className={`figures font-medium ${kind === 'owed' ? '' : 'text-warning'}`}>
                    {formatMoney(amount, currency)}
                  </span>
                  <ChevronRight size={16} aria-hidden className="shrink-0 text-ink-soft" />
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </Sheet>
  )
}

const closingsAt = (until: string) => ({ teil: 'abschluss', zeitraum: 'monat', am: until })

/** The pages of the files of a month, each opened at it. */
const Files = ({ month, until }: { readonly month: string; readonly until: string }) => (
  <nav aria-label={words.files}>
    <h2 className="mb-2 text-lead">{words.files}</h2>
    <ul className={`${card} divide-y divide-line overflow-hidden`}>
      <li>
        <Link to="/dashboard" search={closingsAt(until)} className={fileLink}>
          <FileWords title={words.closings} hint={words.closingsHint} />
        </Link>
      </li>
      <li>
        <Link to="/times" search={{ teil: 'export', monat: month }} className={fileLink}>
          <FileWords title={words.wages} hint={words.wagesHint} />
        </Link>
      </li>
    </ul>
  </nav>
)

const fileLink = 'flex min-h-11 items-center gap-3 px-4 py-2 hover:bg-sunken'

const FileWords = ({ title, hint }: { readonly title: string; readonly hint: string }) => (
  <>
    <span className="min-w-0 flex-1">
      <span className="block font-medium">{title}</span>
      <span className="block text-caption text-ink-soft">{hint}</span>
    </span>
    <ChevronRight size={16} aria-hidden className="shrink-0 text-ink-soft" />
  </>
)
