import { expect, test } from 'vitest'
import { demoBranches } from '../../../server/demo/branches.ts'
import { demoVisits } from '../../../server/demo/visits.ts'
import { NOON } from '../../support/shop.ts'

test('A month of visits is there until yesterday, always the same one, and few of the guests order', () => {
  const visits = demoVisits(NOON)
  expect(demoVisits(NOON)).toEqual(visits)
  expect(new Set(visits.map(({ id }) => id)).size).toBe(visits.length)
  const at = visits.map(each => each.at)
  expect(Math.max(...at)).toBeLessThan(NOON - 10 * 3_600_000)
  expect(Math.min(...at)).toBeGreaterThan(NOON - 30 * 86_400_000)
  expect(new Set(visits.map(each => new Date(each.at).toISOString().slice(0, 10))).size).toBeGreaterThanOrEqual(29)
  const paths = new Set(
    visits.filter(({ branch }) => branch > 0).map(({ branch, key }) => (key.startsWith('/') ? branch : 0)),
  )
  expect(paths.size).toBe(demoBranches.length + 1)
  const orders = visits.filter(({ key }) => key === 'event/purchase').length
  expect(orders).toBeGreaterThan(50)
  expect(orders).toBeLessThan(visits.filter(({ kind }) => kind === 'init').length / 3)
})
