import { formatMoney } from '../../../schema/base/money.ts'
import { changeInPercent } from '../../../schema/ordering/revenue.ts'
import { useNow } from '../../device/clock.ts'
import { waitText } from '../../ui/dates/ago.ts'
import { formatWeekday } from '../../ui/format.ts'
import { branchFilter } from '../areas/branchScope.ts'
import { useBranchScope } from '../areas/useBranchScope.ts'
import { longestWait } from '../orders/board/board.ts'
import { Loading } from '../server/Loading.tsx'
import { seesOrders } from '../shell/rights.ts'
import { useOffice, useZone } from '../shell/scope.tsx'
import { card } from '../shell/styles.ts'
import { texts } from './texts.ts'
import { useWaitingOrders } from './useAttention.ts'
import { useRevenue } from './useRevenue.ts'

interface Fact {
  readonly value: string
  readonly label: string
  readonly hint?: string
}

const signed = new Intl.NumberFormat('de-DE', { signDisplay: 'exceptZero' })

/** The house at a glance: what it took in so far, orders that are on, new ones, the longest wait. */
export function Now() {
  const { actor } = useOffice()
  const zone = useZone()
  const now = useNow(15_000)
  const { scope } = useBranchScope()
  const { open, fresh, queries } = useWaitingOrders()
  const { value: revenue } = useRevenue(branchFilter(scope))
  if (!seesOrders(actor)) return null
  if (queries.every(({ value }) => value === null)) {
    return queries.every(({ problem }) => problem === null) && <Loading className="h-20" />
  }
  const percent = revenue && changeInPercent(revenue.today, revenue.lastWeek)
  const facts: readonly Fact[] = [
    ...(revenue
      ? [
          {
            value: formatMoney(revenue.today.gross, revenue.currency),
            label: texts.today.revenue,
            hint:
              percent === null
                ? texts.today.nothingBefore(formatWeekday(now, zone))
                : texts.today.compared(
                    signed.format(percent),
                    formatMoney(revenue.lastWeek.gross, revenue.currency),
                    formatWeekday(now, zone),
                  ),
          },
        ]
      : []),
    { value: String(open.length), label: texts.today.open },
    { value: String(fresh.length), label: texts.today.fresh },
    ...(fresh.length > 0 ? [{ value: waitText(longestWait(fresh, now) * 60_000), label: texts.today.wait }] : []),
  ]
  return (
    <section aria-label={texts.today.label}>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-3">
        {facts.map(({ value, label, hint }) => (
          <div
            key={label}
            className={`${card} flex flex-col-reverse justify-end px-4 py-3 ${hint !== undefined ? 'col-span-full tablet:col-span-2' : ''}`}
          >
            <dt className="text-caption text-ink-soft">
              {label}
              {hint !== undefined && <span className="block tabular-nums">{hint}</span>}
            </dt>
            <dd className="figures text-head font-strong whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
