import { expect, test } from 'vitest'
import { guestsSeeIt } from '../../../../../client/office/catalogue/product/guestsSeeIt.ts'
import { menuOf } from '../../../../support/business.ts'

const NOON = Date.parse('2026-06-16T10:00:00Z')
const shown = { id: 5, body: { isEnabled: true, isPublic: true } }
const menu = menuOf({ catalog: [{ category: 1, products: [5] }] })

test('A product that was made is shown in the shop where the menu of the moment has it', () => {
  const [branch = 0] = menu.branches
  expect(guestsSeeIt(shown, [menu], branch, NOON)).toBe(true)
  expect(guestsSeeIt(shown, [menu], branch + 1, NOON)).toBe(false)
  expect(guestsSeeIt({ ...shown, id: 6 }, [menu], branch, NOON)).toBe(false)
  expect(guestsSeeIt({ ...shown, body: { isEnabled: true, isPublic: false } }, [menu], branch, NOON)).toBe(false)
  const later = { ...menu, availableFrom: '2026-06-17T00:00:00Z' }
  expect(guestsSeeIt(shown, [later], branch, NOON)).toBe(false)
})
