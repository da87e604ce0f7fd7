import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OrderTotals } from '../../../../client/ordering/checkout/OrderTotals.tsx'
import { formatMoney } from '../../../../client/ui/format.ts'
import { CurrencyContext } from '../../../../client/ui/Money.tsx'
import type { PaymentMethod } from '../../../../schema/business/paymentMethods.ts'
import { seenAt } from './quotes.ts'

const shown = (currency: string, method: PaymentMethod) =>
  renderToStaticMarkup(
    <CurrencyContext value={currency}>
      <OrderTotals totals={seenAt(1243).totals} method={method} isDelivery={false} />
    </CurrencyContext>,
  )

test('Whoever chooses cash in francs reads what will change hands below the exact total', () => {
  const html = shown('CHF', 'cash')
  expect(html).toContain(formatMoney(1243, 'CHF'))
  expect(html).toContain(formatMoney(1245, 'CHF'))
  expect(html).toContain('In bar')
})

test.each([
  ['CHF', 'atm-card'],
  ['EUR', 'cash'],
] as const)('In %s with %s nothing is rounded', (currency, method) => {
  expect(shown(currency, method)).not.toContain('In bar')
})
