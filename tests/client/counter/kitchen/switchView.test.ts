import { expect, test } from 'vitest'
import { switchView } from '../../../../client/counter/kitchen/switchView.ts'
import type { OpenSwitch } from '../../../../client/data/boards/boardSwitches.ts'
import type { Switch } from '../../../../schema/catalogue/switch.ts'

const now = Date.parse('2026-06-16T12:00:00+02:00')
const endsAt = new Date(now + 3_600_000).toISOString()
const kept = (given: Partial<Switch>): Switch => ({
  id: 1,
  rev: '1-a',
  kind: 'paused',
  branch: 1,
  modes: [],
  reason: '',
  endsAt,
  ...given,
})
const tapped = (given: Partial<OpenSwitch>): OpenSwitch => ({
  key: 'k',
  branch: 1,
  id: 2,
  on: { id: 2, kind: 'soldOut', product: 7, endsAt },
  isRefused: false,
  ...given,
})
const viewOf = (switches: readonly Switch[], open: readonly OpenSwitch[] = []) =>
  switchView({ switches, open, branch: 1, now })

test('What is switched off at this branch is shown until it ends', () => {
  const past = new Date(now).toISOString()
  const { pause, soldOut } = viewOf([
    kept({ id: 1 }),
    kept({ id: 2, kind: 'soldOut', product: 7 }),
    kept({ id: 3, branch: 2 }),
    kept({ id: 4, kind: 'soldOut', product: 8, endsAt: past }),
    kept({ id: 5, modes: ['delivery'], endsAt: new Date(now + 7_200_000).toISOString() }),
  ])
  expect(pause).toEqual({ id: 1, endsAt: now + 3_600_000, isWaiting: false })
  expect([...soldOut.keys()]).toEqual([7])
})

test('What was tapped here counts at once and says that it waits; once the server has it, it is there once', () => {
  expect(viewOf([], [tapped({})]).soldOut.get(7)?.isWaiting).toBe(true)
  const both = viewOf([kept({ id: 2, kind: 'soldOut', product: 7 })], [tapped({})])
  expect(both.soldOut.get(7)?.isWaiting).toBe(false)
})

test('What two boards have switched off is there again with one tap: all of it has to end', () => {
  const later = new Date(now + 7_200_000).toISOString()
  const { soldOut } = viewOf([
    kept({ id: 2, kind: 'soldOut', product: 7, endsAt: later }),
    kept({ id: 3, kind: 'soldOut', product: 7 }),
  ])
  expect(soldOut.get(7)).toEqual({ id: 2, endsAt: now + 7_200_000, isWaiting: false, all: [2, 3] })
})

test('What was ended here is gone at once, and what the server refused is said and holds nothing', () => {
  expect(viewOf([kept({ id: 1 })], [tapped({ id: 1, on: null })]).pause).toBeNull()
  const refused = viewOf([], [tapped({ isRefused: true })])
  expect(refused.soldOut.size).toBe(0)
  expect(refused.refused).toHaveLength(1)
})
