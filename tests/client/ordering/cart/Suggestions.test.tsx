import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Suggestions as KioskSuggestions } from '../../../../client/counter/kiosk/Suggestions.tsx'
import { Suggestions } from '../../../../client/ordering/cart/Suggestions.tsx'
import { productOf } from '../../../support/business.ts'

test.each([
  ['cart', Suggestions],
  ['tray', KioskSuggestions],
])('What goes with the %s says its price per litre and its deposit before it is taken along', (_where, Shown) => {
  const lemonade = productOf({
    name: 'Limonade',
    price: 320,
    content: { amount: 0.5, unit: 'litre' },
    deposit: { amount: 25, label: 'Pfand' },
  })
  const markup = renderToStaticMarkup(<Shown products={[lemonade]} onAdd={() => {}} />).replaceAll('\u{a0}', ' ')
  expect(markup).toContain('3,20 € · 0,5 l · 6,40 € / l · zzgl. 0,25 € Pfand')
  expect(renderToStaticMarkup(<Shown products={[]} onAdd={() => {}} />)).not.toContain('section')
})
