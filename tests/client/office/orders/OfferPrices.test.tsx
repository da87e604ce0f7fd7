import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OfferPrices } from '../../../../client/office/orders/OfferPrices.tsx'

const line = { product: 1, categories: [], lines: [], values: {}, unitPrice: 0, rate: 10, deposit: 0, gross: 0 }
const lines = ['Torte', 'Kuchen'].map((name, position) => ({
  ...line,
  position,
  name,
  amount: 1,
  unit: 'amount' as const,
  typed: '600.000',
  cents: 60_000_000,
}))

it('what the server refuses of an offer stands at the price it is about', () => {
  const said = 'Eine Bestellung kann höchstens 1.000.000,00 € ausmachen.'
  const problemAt = (field: string) => (field === 'prices.1.gross' ? said : undefined)
  const [first, second] = renderToStaticMarkup(<OfferPrices {...{ lines, problemAt }} onType={() => {}} />).split(
    'Kuchen',
  )
  expect(first).not.toContain(said)
  expect(second).toContain(said)
  expect(second).toContain('aria-invalid="true"')
})
