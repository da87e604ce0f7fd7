import { expect, it } from 'vitest'
import { soldOutEnd, soldOutSwitches } from '../../../../client/office/switches/soldOut.ts'

const at = { now: Date.parse('2026-11-23T09:00:00Z'), endsAt: Date.parse('2026-11-24T03:00:00Z') }
const off = (product: number, branch: number, endsAt: string, startsAt: string | null = null) => ({
  kind: 'soldOut',
  product,
  branch,
  endsAt,
  startsAt,
})

it('Products are off in every branch, once: where one is off that long already nothing is thrown', () => {
  const present = [
    off(1, 1, '2026-11-24T03:00:00Z'),
    off(1, 2, '2026-11-23T12:00:00Z'),
    off(2, 1, '2026-11-25T03:00:00Z', '2026-11-23T20:00:00Z'),
    { ...off(2, 2, '2026-11-25T03:00:00Z'), kind: 'busy' },
  ]
  const made = soldOutSwitches([1, 2], [1, 2], present, at)
  expect(made.map(({ branch, product }) => [branch, product])).toEqual([
    [1, 2],
    [2, 1],
    [2, 2],
  ])
  expect(made[0]).toMatchObject({ kind: 'soldOut', endsAt: '2026-11-24T03:00:00.000Z', reason: '', modes: [] })
})

it.each([
  ['morning', '2026-11-23T09:00:00Z', '2026-11-24T03:00:00.000Z'],
  // Whoever says so after midnight means the morning that is to come.
  ['morning', '2026-11-24T00:30:00Z', '2026-11-24T03:00:00.000Z'],
  ['hour', '2026-11-23T09:00:00Z', '2026-11-23T10:00:00.000Z'],
  ['threeHours', '2026-11-23T23:00:00Z', '2026-11-24T02:00:00.000Z'],
] as const)('Out until „%s“, said at %s, ends at %s', (end, at, ends) => {
  expect(new Date(soldOutEnd(end, Date.parse(at), 'Europe/Vienna')).toISOString()).toBe(ends)
})
