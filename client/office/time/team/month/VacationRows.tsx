import type { VacationAccount } from '../../../../../schema/time/vacationAccount.ts'
import { dateText } from '../../../../ui/dates/typedDates.ts'
import { card } from '../../../shell/styles.ts'
import { texts } from '../texts.ts'

/** What the days of vacation that are left come from. */
export function VacationRows({ account }: { readonly account: VacationAccount }) {
  const { vacation, days } = texts.month
  const { paidOut = [] } = account
  const paid = paidOut.reduce((sum, each) => sum + each.days, 0)
  const counts = { ...account, paidOut: paid }
  const rows = (['entitled', 'carried', 'paidOut', 'taken', 'planned', 'left'] as const)
    .filter(key => key !== 'paidOut' || paid > 0)
    .map(key => [vacation[key], counts[key]] as const)
  return (
    <section className={`${card} flex flex-col gap-2 p-4`}>
      <h4 className="font-medium">{vacation.title(dateText(account.year.from), dateText(account.year.to))}</h4>
      <dl className="divide-y divide-line">
        {rows.map(([label, count]) => (
          <div key={label} className="figures flex justify-between gap-4 py-1.5">
            <dt>{label}</dt>
            <dd>{days(count)}</dd>
          </div>
        ))}
      </dl>
      {account.brought && (
        <p className="text-caption text-ink-soft">
          {vacation.brought(days(account.brought.days), dateText(account.brought.on))}
        </p>
      )}
      {paidOut.map(({ on, days: count }) => (
        <p key={on} className="text-caption text-ink-soft">
          {vacation.paidOutOn(days(count), dateText(on))}
        </p>
      ))}
      {account.lapses.map(({ on, days: count }) => (
        <p key={on} className="text-caption text-ink-soft">
          {vacation.lapses(days(count), dateText(on))}
        </p>
      ))}
    </section>
  )
}
