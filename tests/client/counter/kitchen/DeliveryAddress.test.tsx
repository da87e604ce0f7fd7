import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DeliveryAddress } from '../../../../client/counter/kitchen/DeliveryAddress.tsx'
import type { BoardOrder } from '../../../../schema/ordering/liveOrder.ts'
import { boardOrderOf } from '../../../support/boardOrder.ts'

const shown = (given: Partial<BoardOrder>): string =>
  renderToStaticMarkup(<DeliveryAddress order={boardOrderOf({ address: ['Hofgasse 3/7', '1070 Wien'], ...given })} />)

test('The board says where a delivery goes, and the number of its guest as it is dialled', () => {
  const html = shown({ mode: 'delivery', phone: '+436641234567' })
  expect(html).toContain('aria-label="Lieferadresse"')
  for (const said of ['Hofgasse 3/7', '1070 Wien', 'href="tel:+436641234567"', '+43 664 1234567'])
    expect(html).toContain(said)
})

test('Of whoever fetches the order or eats it here it says no address', () => {
  for (const mode of ['takeaway', 'dineIn'] as const) expect(shown({ mode })).toBe('')
})
