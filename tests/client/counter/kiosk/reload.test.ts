import { expect, test } from 'vitest'
import { shouldReload } from '../../../../client/counter/kiosk/reload.ts'

const evening = Date.parse('2026-11-20T18:00:00+01:00')
const four = Date.parse('2026-11-21T04:00:00+01:00')
const resting = {
  isIdle: true,
  isOnline: true,
  outbox: 0,
  heapMb: 80,
  since: evening,
  zone: 'Europe/Vienna',
  isMoved: false,
}

test('A kiosk begins anew at four in the morning, once', () => {
  expect(shouldReload(resting, four - 1)).toBe(false)
  expect(shouldReload(resting, four)).toBe(true)
  expect(shouldReload({ ...resting, since: four }, four + 3_600_000)).toBe(false)
})

test('And when its memory has grown beyond 400 MB', () => {
  expect(shouldReload({ ...resting, heapMb: 400 }, evening)).toBe(false)
  expect(shouldReload({ ...resting, heapMb: 401 }, evening)).toBe(true)
  expect(shouldReload({ ...resting, heapMb: null }, evening)).toBe(false)
})

test('Never under somebody’s hands, with orders that wait, or where it could not come back', () => {
  for (const hindrance of [{ isIdle: false }, { outbox: 1 }, { isOnline: false }])
    expect(shouldReload({ ...resting, heapMb: 500, ...hindrance }, four)).toBe(false)
})

test('And once it stands at another branch: what it shows is that one’s from then on', () => {
  expect(shouldReload({ ...resting, isMoved: true }, evening)).toBe(true)
  expect(shouldReload({ ...resting, isMoved: true, isIdle: false }, evening)).toBe(false)
})
