import { expect, it } from 'vitest'
import { soldOutSwitches } from '../../../../client/office/switches/soldOut.ts'

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
