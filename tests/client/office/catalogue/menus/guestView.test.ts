import { expect, test } from 'vitest'
import { found } from '../../../../../client/office/catalogue/menus/found.ts'
import { unseenNow, unseenText } from '../../../../../client/office/catalogue/menus/guestView.ts'
import { standingOf } from '../../../../../client/office/catalogue/menus/standing.ts'
import { menuOf, productOf } from '../../../../support/business.ts'

const noon = Date.parse('2026-11-23T12:00:00+01:00')
const evening = [{ type: 'daily', isClosed: false, from: '18:00', to: '22:00' }]

test.each([
  ['a product to be had', {}, null],
  ['one that is not public', { isPublic: false }, 'Gäste sehen es nicht: nicht öffentlich'],
  ['one that is switched off', { isEnabled: false }, 'Gäste sehen es nicht: nicht aktiv'],
  [
    'one that is shown all the same',
    { isEnabled: false, isVisibleWhenUnavailable: true },
    'Gäste können es nicht bestellen: nicht aktiv',
  ],
  ['one for the evening', { schedule: evening }, 'Gäste sehen es nicht: außerhalb des Zeitplans'],
])('What guests get now is said of %s', (_name, given, sentence) => {
  const unseen = unseenNow({ ...productOf({}), ...given }, noon, 'Europe/Vienna')
  expect(unseen && unseenText(unseen)).toBe(sentence)
})

test('What was deleted is said to be gone', () => {
  expect(unseenNow(undefined, noon, 'Europe/Vienna')?.reason).toBe('gelöscht')
})

test('A menu is the present one, a coming one or a former one, branch by branch', () => {
  const old = menuOf({ id: 1, availableFrom: '2026-01-01T00:00:00Z', branches: [1, 2] })
  const young = menuOf({ id: 2, availableFrom: '2026-06-01T00:00:00Z', branches: [1] })
  const coming = menuOf({ id: 3, availableFrom: '2027-01-01T00:00:00Z', branches: [1, 2] })
  const all = [old, young, coming]
  expect(standingOf(old, all, noon)).toEqual({ now: [2], later: [], former: [1] })
  expect(standingOf(young, all, noon)).toEqual({ now: [1], later: [], former: [] })
  expect(standingOf(coming, all, noon)).toEqual({ now: [], later: [1, 2], former: [] })
  expect(standingOf({ ...old, isPublic: false }, all, noon)).toEqual({ now: [], later: [], former: [] })
})

test('Products are found by every word of a search, those that are not on the menu first', () => {
  const rows = ['Brötchen', 'Brot mit Körnern', 'Semmel'].map((name, index) => ({
    id: index + 1,
    rev: '1-a',
    body: { name },
    state: 'saved' as const,
  }))
  const products = new Map(rows.map(row => [row.id, row]))
  expect(found(products, 'bro', new Set([1]))).toEqual([2, 1])
  expect(found(products, 'körn brot', new Set())).toEqual([2])
})
