import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StoreHead } from '../../../../client/ordering/menu/StoreHead.tsx'
import type { Mode } from '../../../../schema/business/modes.ts'
import { branchOf } from '../../../support/business.ts'

const area = { area: '1070 Neubau', price: 250, tax: 'drink', free: false }
const branch = branchOf({ isTakeawayEnabled: true, isDeliveryEnabled: true, deliveryAreas: [area] })

const headOf = (mode: Mode, isChosen: boolean): string =>
  renderToStaticMarkup(
    <StoreHead
      {...{ branch, mode, isChosen }}
      deliveryArea={null}
      now={0}
      onMode={() => {}}
      onArea={() => {}}
      onSwitch={undefined}
      nameRef={null}
    >
      {null}
    </StoreHead>,
  )

const ways = (html: string): string[] => html.match(/<input type="radio"[^>]*>/g) ?? []

test.each<Mode>(['takeaway', 'delivery'])('A guess for %s looks like no choice until the cart was read', mode => {
  const guessed = ways(headOf(mode, false))
  expect(guessed.length).toBeGreaterThan(1)
  expect(guessed.filter(way => way.includes('checked'))).toEqual([])
  expect(ways(headOf(mode, true)).filter(way => way.includes('checked'))).toHaveLength(1)
})
