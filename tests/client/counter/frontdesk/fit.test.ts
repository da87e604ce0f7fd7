import { expect, test } from 'vitest'
import { fitOf, partsOf, readyShare } from '../../../../client/counter/frontdesk/fit.ts'

const television = { width: 1920, height: 1080 }
const upright = { width: 1080, height: 1920 }
const tickets = (count: number, last = '') =>
  Array.from({ length: count }, (_, index) => ({
    number: index === count - 1 && last !== '' ? last : String(index + 70),
    table: null,
  }))
/** What a column of this share of the television has for its numbers: beside heads, gaps and edges. */
const columnOf = (share: number) => ({ width: 1842 * share - 44, height: 808 })
/** Numbers of a column that one page holds, and how high they are. */
const page = (share: number, shown: ReturnType<typeof tickets>, tone: 'ready' | 'preparing') => {
  const { height, columns, rows } = fitOf(columnOf(share), shown, tone, 1080)
  return { height, isWhole: columns * rows >= shown.length }
}

test.each([
  ['their own', tickets(30)],
  ["one a kiosk's", tickets(30, 'K2-017')],
  ["all a kiosk's", tickets(30).map(({ number }) => ({ number: `K2-0${number}`, table: null }))],
])('Thirty ready numbers, %s, stand on one page of a television and can be read at ten metres', (_, ready) => {
  const share = readyShare(television, tickets(12), ready)
  const { height, isWhole } = page(share, ready, 'ready')
  expect(isWhole).toBe(true)
  // Figures are 0.73 of their letters' height; a television of 43 inches is 535 mm high.
  expect(((height * 0.73) / 1080) * 535).toBeGreaterThanOrEqual(28.5)
  expect(page(1 - share, tickets(12), 'preparing').isWhole).toBe(true)
})

test('Thirty are in preparation and twenty ready: neither column turns pages', () => {
  const share = readyShare(television, tickets(30, 'K2-017'), tickets(20))
  expect(page(share, tickets(20), 'ready').isWhole).toBe(true)
  expect(page(1 - share, tickets(30, 'K2-017'), 'preparing').isWhole).toBe(true)
})

test('A few numbers are as large as there is room', () => {
  expect(page(0.5, tickets(3), 'ready').height).toBeGreaterThanOrEqual(1080 * 0.2)
  expect(readyShare(television, tickets(3), tickets(3))).toBe(0.5)
})

test('A screen that stands upright is divided as well', () => {
  expect(readyShare(upright, tickets(6), tickets(30))).toBeGreaterThanOrEqual(0.5)
})

test('Of the number of a kiosk the end is what its guest looks for', () => {
  expect(partsOf('K2-017')).toEqual({ prefix: 'K2-', rest: '017' })
  expect(partsOf('17')).toEqual({ prefix: '', rest: '17' })
})
