import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProductRow } from '../../../../client/ordering/menu/ProductRow.tsx'
import { rows } from '../../../../client/ordering/menu/rows.ts'
import { productOf } from '../../../support/business.ts'

test('What guests like says so in its row, as long as it can be had', () => {
  const markup = (popular: number, isAvailable = true) => {
    const actions = {
      open() {},
      add() {},
      step() {},
      subscribe: () => () => {},
      inCart: () => undefined,
      controls: () => null,
      sells: () => true,
      isPopular: (product: number) => product === popular,
    }
    const product = productOf({ id: 1, name: 'Semmel' })
    const props = { product, isAvailable, why: null, caution: undefined, layout: rows, actions }
    return renderToStaticMarkup(createElement(ProductRow, props))
  }
  expect(markup(1)).toContain('Beliebt')
  expect(markup(2)).not.toContain('Beliebt')
  expect(markup(1, false)).not.toContain('Beliebt')
})
