import { expect, test } from 'vitest'
import { freshProducts } from '../../../../client/counter/kiosk/freshProducts.ts'
import type { Visibility } from '../../../../schema/catalogue/availability.ts'
import type { MenuEntry, MenuGroup } from '../../../../schema/catalogue/menuGroups.ts'
import { categoryOf, productOf } from '../../../support/business.ts'

const images = [{ id: 1, version: 1, extension: 'webp' }]
const entry = (id: number, visibility: Visibility = 'available'): MenuEntry => ({
  product: productOf({ id, images }),
  visibility,
})
const group = (id: number, ...entries: MenuEntry[]): MenuGroup => ({
  category: categoryOf({ id }),
  visibility: 'available',
  entries,
})
const shown = (...groups: MenuGroup[]): number[] => freshProducts(groups).map(({ id }) => id)

test('The screensaver shows the first of each category, then the second of each', () => {
  expect(shown(group(1, entry(11), entry(12), entry(13)), group(2, entry(21)), group(3, entry(31), entry(32)))).toEqual(
    [11, 21, 31, 12, 32, 13],
  )
})

test('and nothing that cannot be had now, has no picture or was shown already', () => {
  const withoutPicture: MenuEntry = { product: productOf({ id: 13, images: [] }), visibility: 'available' }
  const again = entry(12)
  const groups = [group(1, entry(11, 'unavailable'), again, withoutPicture), group(2, again, entry(22))]
  expect(shown(...groups)).toEqual([12, 22])
  expect(shown()).toEqual([])
})

test('nor more than pass by before somebody comes', () => {
  expect(shown(group(1, ...Array.from({ length: 40 }, (_, index) => entry(index + 1))))).toHaveLength(18)
})
