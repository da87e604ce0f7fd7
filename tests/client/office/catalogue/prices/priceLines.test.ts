import { expect, it } from 'vitest'
import { priceLinesOf, repriced } from '../../../../../client/office/catalogue/prices/priceLines.ts'

const option = (name: string, modifier: string, value: number) => ({ name, modifier, value, allergens: [] })
const coffee = {
  name: 'Kaffee',
  price: 300,
  config: {
    parts: [
      { step: 'size', name: 'Größe', options: [option('Klein', 'add', 0), option('Groß', 'overwrite', 420)] },
      { step: 'milk', name: 'Milch', options: [option('Kuh', 'add', 0), option('Hafer', 'add', 0)] },
      { step: 'text', name: 'Gruß', options: [] },
      { step: 'less', name: 'Ohne', options: [option('Zucker', 'subtract', 10)] },
    ],
  },
}
const told = priceLinesOf(coffee).map(({ name, group, kind, price }) => [name, group, kind, price])

it('A product stands in the price list with every group in which an option changes its price', () => {
  expect(told).toEqual([
    ['Kaffee', '', 'price', 300],
    ['Kaffee · Klein', 'Größe', 'add', 0],
    ['Kaffee · Groß', 'Größe', 'overwrite', 420],
    ['Kaffee · Zucker', 'Ohne', 'subtract', 10],
  ])
})

it('Other prices change what they name and nothing else, also when groups have been put in another order meanwhile', () => {
  const [own, , large] = priceLinesOf(coffee)
  const turned = { ...coffee, config: { parts: coffee.config.parts.toReversed() } }
  const prices = { [own?.key ?? '']: 320, [large?.key ?? '']: 450, '["gone","Mini"]': 100 }
  const changed = { ...turned, ...repriced(turned, prices) }
  expect(changed.price).toBe(320)
  expect(priceLinesOf(changed).map(({ price }) => price)).toEqual([320, 10, 0, 450])
  expect(repriced(coffee, { [own?.key ?? '']: 310 })).toEqual({ price: 310 })
})

it.each([{}, { name: null, price: null, config: null }, { config: { parts: [null, { options: 'x' }] } }])(
  'What an older device knows of a product has at least its own line: %j',
  body => {
    expect(priceLinesOf(body)).toHaveLength(1)
  },
)
