import { describe, expect, it } from 'vitest'
import { linesKept } from '../../../../client/office/roster/linesKept.ts'
import type { Line } from '../../../../client/office/roster/rosterWeek.ts'
import { rosterEntry } from '../../../support/time/rosterEntry.ts'

const line = (days: Line['days'], more: Partial<Line> = {}): Line => ({
  id: 1,
  name: 'Anna',
  branch: 1,
  planned: 0,
  agreed: null,
  days,
  absences: days.map(() => undefined),
  notes: [],
  ...more,
})

describe('A line of the roster that is made anew', () => {
  const [early, late, other] = [rosterEntry(1), rosterEntry(2), rosterEntry(3)]

  it('is the former one as long as it says the same', () => {
    const keep = linesKept()
    const first = keep(line([[early], []]))
    expect(keep(line([[early], []]))).toBe(first)
    expect(keep(line([[early], []], { planned: 450 }))).not.toBe(first)
  })

  it('has new lists for the days that changed only', () => {
    const keep = linesKept()
    const before = keep(line([[early], [late], []]))
    const after = keep(line([[early], [late, other], []]))
    expect(after.days).toEqual([[early], [late, other], []])
    expect(after.days.map((day, index) => day === before.days[index])).toEqual([true, false, true])
    expect(after.notes).toBe(before.notes)
  })

  it('is told apart from those of others', () => {
    const keep = linesKept()
    keep(line([[early]]))
    expect(keep(line([[early]], { id: null })).id).toBeNull()
  })
})
