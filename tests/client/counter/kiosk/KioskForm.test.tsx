import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { KioskForm } from '../../../../client/counter/kiosk/KioskForm.tsx'
import { type KioskDraft, quoteOf, shownTime } from '../../../../client/counter/kiosk/kioskOrder.ts'
import { Receipt } from '../../../../client/counter/kiosk/Receipt.tsx'
import { formatMoney } from '../../../../client/ui/format.ts'
import { CurrencyContext } from '../../../../client/ui/Money.tsx'
import type { KioskMethod } from '../../../../schema/business/paymentMethods.ts'
import { branchOf, catalogueOf, itemOf, productOf } from '../../../support/business.ts'
import { open } from '../../../support/schedules.ts'

const product = productOf({ price: 1243 })
const branch = branchOf({ openingHours: [open('daily', '10:00–20:00')] })
const catalogue = catalogueOf([product], { branch })
const noon = Date.parse('2026-11-20T11:00:00Z')
const draftWith = (method: KioskMethod) =>
  ({ items: [itemOf(1, 1)], mode: 'takeaway', table: null, name: '', method }) as const

const receipt = {
  ticket: '17',
  isOffline: false,
  placedAt: '20.11.2026 12:00',
  mode: 'Zum Mitnehmen',
  table: null,
  name: '',
  lines: [],
  promised: 'morgen, 10:00 Uhr',
  total: 1243,
  due: 1245,
  method: 'Bar',
}

const usual: { branch: typeof branch; catalogue: typeof catalogue; draft?: KioskDraft } = { branch, catalogue }
function shown(currency: string, method: KioskMethod, promised: string | null = null, given = usual): string {
  const { branch, catalogue, draft = draftWith(method) } = given
  const form = (
    <KioskForm
      {...{ draft, branch, catalogue, promised }}
      quote={quoteOf(draft, catalogue, noon)}
      tables={[]}
      methods={['cash', 'atm-card']}
      problems={[]}
      tries={0}
      isBusy={false}
      submitLabel=""
      backLink={null}
      changeLink={null}
      legalLinks={null}
      suggestions={null}
      onChange={() => {}}
      onSubmit={() => {}}
    />
  )
  return renderToStaticMarkup(<CurrencyContext value={currency}>{form}</CurrencyContext>)
}

test('A kiosk says what the till takes in cash in francs, and when it will be there', () => {
  const html = shown('CHF', 'cash', 'morgen, 10:00 Uhr')
  expect(html).toContain(formatMoney(1243, 'CHF'))
  expect(html).toContain(formatMoney(1245, 'CHF'))
  expect(html).toContain('Fertig: morgen, 10:00 Uhr')
  expect(shown('CHF', 'atm-card')).not.toContain('Bar zu bezahlen')
  expect(shown('EUR', 'cash')).not.toContain('Bar zu bezahlen')
})

test('A kiosk shows of a hidden price what the shop shows: that it is told on request, and never an amount', () => {
  const buffet = productOf({ id: 2, price: 0, isPriceHidden: true })
  const asking = branchOf({ openingHours: [open('daily', '10:00–20:00')], isQuotationRequired: true })
  const draft = { ...draftWith('cash'), items: [itemOf(1, 1), itemOf(2, 1)] }
  const html = shown('CHF', 'cash', null, {
    draft,
    branch: asking,
    catalogue: catalogueOf([product, buffet], { branch: asking }),
  })
  expect(html).toContain('Preis auf Anfrage')
  expect(html).toContain(`ab ${formatMoney(1243, 'CHF')}`)
  expect(html).toContain('Für Anfragen gelten')
  for (const absent of [formatMoney(0, 'CHF'), 'Bar zu bezahlen']) expect(html).not.toContain(absent)
  const order = { ...receipt, due: null, lines: [{ amount: '1', name: 'Buffet', lines: [], gross: null }] }
  const placed = renderToStaticMarkup(
    <Receipt order={order} shopName="" address="" slip="asked" onPrint={() => {}} onDone={() => {}} />,
  )
  expect(placed.split('Den Preis erfahren Sie an der Kasse.')).toHaveLength(3)
  expect(placed).toContain('Preis auf Anfrage')
  expect(placed).not.toContain('Bitte an der Kasse bezahlen')
})

test('The number’s screen asks for what the till takes, its slip for both', () => {
  const html = renderToStaticMarkup(
    <CurrencyContext value="CHF">
      <Receipt order={receipt} shopName="" address="" slip="asked" onPrint={() => {}} onDone={() => {}} />
    </CurrencyContext>,
  )
  const [screen = '', slip = ''] = html.split('print:block')
  expect([screen.includes(formatMoney(1245, 'CHF')), screen.includes(formatMoney(1243, 'CHF'))]).toEqual([true, false])
  expect(slip).toContain(formatMoney(1243, 'CHF'))
  expect(slip).toContain(formatMoney(1245, 'CHF'))
  expect(html.split('Fertig: morgen, 10:00 Uhr')).toHaveLength(3)
})

test('What the server said of when it would be there stands until the kiosk reckons later itself; an offer has no time', () => {
  const quote = quoteOf(draftWith('cash'), catalogue, noon)
  const { at } = quote.promise
  expect([null, at - 1, at + 1].map(told => shownTime(quote, branch, told))).toEqual([at, at, at + 1])
  expect(shownTime(quote, branchOf({ isQuotationRequired: true }), null)).toBe(null)
})
