import { describe, expect, test } from 'vitest'
import { movedEntries } from '../../../../client/office/roster/movedEntries.ts'
import type { Entry } from '../../../../client/office/roster/rosterWeek.ts'
import { createMoving } from '../../../../client/office/roster/useMoving.ts'
import { rosterEntry } from '../../../support/time/rosterEntry.ts'

const [early, late] = [rosterEntry(1), rosterEntry(2, { start: 900 })]
const monday = { user: 1, date: '2026-12-14' }

describe('A shift that is let go', () => {
  test('stands in its new field, in the order of the day, and no longer in the old one, before the device has kept it', async () => {
    const moving = createMoving(() => Promise.resolve())
    let keep = () => {}
    const written = new Promise<void>(resolve => (keep = resolve))
    const told: number[] = []
    moving.subscribe(() => told.push(moving.get().size))
    const shown = moving.show(rosterEntry(1, { date: '2026-12-15', start: 600 }), () => written)
    const ids = (user: number, date: string, entries: readonly Entry[]) =>
      movedEntries(moving.get(), { user, date }, entries).map(({ id }) => id)
    expect(ids(1, '2026-12-14', [early, late])).toEqual([2])
    expect(ids(1, '2026-12-15', [rosterEntry(3, { start: 400 }), rosterEntry(4, { start: 700 })])).toEqual([3, 1, 4])
    expect(ids(2, '2026-12-15', [])).toEqual([])
    keep()
    await shown
    expect(told).toEqual([1, 0])
    expect(movedEntries(moving.get(), monday, [early, late])).toEqual([early, late])
  })

  test('is written once it is seen', async () => {
    const steps: string[] = []
    const moving = createMoving(async () => void steps.push(`seen ${moving.get().size}`))
    await moving.show(rosterEntry(1, { user: 2 }), async () => void steps.push('written'))
    expect(steps).toEqual(['seen 1', 'written'])
  })

  test('that is put elsewhere before is shown there, also once the first was kept', async () => {
    const moving = createMoving(() => Promise.resolve())
    const first = moving.show(rosterEntry(1, { user: 2 }), () => Promise.resolve())
    const second = rosterEntry(1, { user: 3 })
    void moving.show(second, () => new Promise(() => {}))
    await first
    expect([...moving.get().values()]).toEqual([second])
  })

  test('stands where it was again where it could not be kept', async () => {
    const moving = createMoving(() => Promise.resolve())
    await moving.show(rosterEntry(1, { user: 2 }), () => Promise.reject(new Error('full'))).catch(() => {})
    expect(movedEntries(moving.get(), monday, [early])).toEqual([early])
  })
})
