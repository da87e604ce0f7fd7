import { expect, test } from 'vitest'
import { isFormer } from '../../../../../client/office/catalogue/menus/standing.ts'
import type { Menu } from '../../../../../schema/catalogue/menu.ts'

const now = Date.parse('2026-11-23T09:00:00Z')
const menu = (id: number, availableFrom: string, more: Partial<Menu> = {}): Menu => ({
  id,
  rev: '1-a',
  name: `Karte ${id}`,
  availableFrom,
  branches: [1, 2],
  catalog: [],
  isPublic: true,
  ...more,
})

test('A menu is a former one where later ones took its place in all of its branches, and only then', () => {
  const summer = menu(1, '2026-06-01T04:00:00Z')
  const autumn = menu(2, '2026-09-01T04:00:00Z', { branches: [1] })
  const winter = menu(3, '2026-11-01T05:00:00Z', { branches: [2] })
  const spring = menu(4, '2027-03-01T05:00:00Z')
  const secret = menu(5, '2026-01-01T05:00:00Z', { isPublic: false })
  const nowhere = menu(6, '2026-01-01T05:00:00Z', { branches: [] })
  const all = [summer, autumn, winter, spring, secret, nowhere]
  expect(all.filter(each => isFormer(each, all, now))).toEqual([summer])
  expect(isFormer(summer, [summer, autumn], now)).toBe(false)
})
