import type { Donations } from '../../../schema/ordering/accountCalls.ts'
import { formatMoney } from '../../ui/format.ts'
import { texts } from './texts.ts'
import type { Asked } from './useAsked.ts'
import { Waiting } from './Waiting.tsx'

interface AccountDonationsProps {
  readonly donatee: string
  readonly donations: Asked<Donations>
  readonly currency: string
}

/** What was donated, by month: how much, and nothing of who gave it. */
export function AccountDonations({ donatee, donations, currency }: AccountDonationsProps) {
  const { value } = donations
  return (
    <section className="mt-8" aria-labelledby="konto-spenden">
      <h2 id="konto-spenden" className="mb-3 text-title">
        {texts.donations.title(donatee)}
      </h2>
      <Waiting asked={donations} problem={texts.donations.failed} className="h-40" />
      {value?.orders === 0 && <p className="text-ink-soft">{texts.donations.none}</p>}
      {value && value.orders > 0 && (
        <table className="figures w-full rounded-card border border-line bg-surface text-left">
          <thead className="text-caption text-ink-soft">
            <tr>
              <th className="px-4 py-2.5 font-medium">{texts.donations.month}</th>
              <th className="px-4 py-2.5 text-right font-medium">{texts.donations.orders}</th>
              <th className="px-4 py-2.5 text-right font-medium">{texts.donations.amount}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {value.months.map(({ month, orders, amount }) => (
              <tr key={month}>
                <th className="px-4 py-2.5 font-regular">{monthName(month)}</th>
                <td className="px-4 py-2.5 text-right">{orders}</td>
                <td className="px-4 py-2.5 text-right">{formatMoney(amount, currency)}</td>
              </tr>
            ))}
            <tr className="font-strong">
              <th className="px-4 py-2.5">{texts.donations.total}</th>
              <td className="px-4 py-2.5 text-right">{value.orders}</td>
              <td className="px-4 py-2.5 text-right">{formatMoney(value.amount, currency)}</td>
            </tr>
          </tbody>
        </table>
      )}
    </section>
  )
}

/** 'Juni 2026' of '2026-06'. */
const monthName = (month: string): string =>
  new Date(`${month}-15T12:00:00Z`).toLocaleDateString('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' })
