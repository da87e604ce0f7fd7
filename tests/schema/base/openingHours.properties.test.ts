import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOpen, nextOpening, openState, openStateOfAny } from '../../../schema/base/openingHours.ts'
import { runsOf } from '../../support/runs.ts'
import { firstCellAt, instantOfCell, paint, scheduled, stateOnStrip, type Wall } from '../../support/schedules.ts'

const runs = { numRuns: runsOf(1000) }

describe('By any rules, in any zone and over clock changes', () => {
  it('is open minute by minute exactly when the painted strip of the rules is', () => {
    fc.assert(
      fc.property(scheduled, fc.nat(2 * DAYS_TO_ASK - 1), ({ wall, rules }, halfDay) => {
        const strip = paint(wall, rules)
        const first = firstCellAt(wall, FIRST_DAY, 0) + halfDay * 1440
        for (let cell = first; cell < first + 1440; cell += 2) {
          const opens = isOpen(rules, instantOfCell(wall, cell), wall.zone)
          if (opens !== (strip[cell] === 1))
            expect.fail(`${new Date(instantOfCell(wall, cell)).toISOString()} is ${opens}`)
        }
      }),
      runs,
    )
  })

  it('says the state, the end and the next opening that the painted strip of the rules shows', () => {
    fc.assert(
      fc.property(scheduled, fc.array(fc.nat(), { minLength: 6, maxLength: 6 }), ({ wall, rules }, picks) => {
        const strip = paint(wall, rules)
        for (const cell of interestingCells(wall, strip, picks))
          expect(openState(rules, instantOfCell(wall, cell), wall.zone)).toEqual(stateOnStrip(wall, strip, cell))
      }),
      runs,
    )
  })

  it('of two schedules is the state of their union', () => {
    fc.assert(
      fc.property(
        scheduled,
        fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
        fc.nat(6),
        ({ wall, rules }, picks, cut) => {
          const [one, other] = [rules.slice(0, cut), rules.slice(cut)]
          const strip = paint(wall, one)
          paint(wall, other).forEach((mark, cell) => {
            if (mark) strip[cell] = 1
          })
          for (const cell of interestingCells(wall, strip, picks))
            expect(openStateOfAny([one, other], instantOfCell(wall, cell), wall.zone)).toEqual(
              stateOnStrip(wall, strip, cell),
            )
        },
      ),
      runs,
    )
  })

  it('opens next when it is open, and nothing before is', () => {
    fc.assert(
      fc.property(scheduled, fc.nat(), fc.integer({ min: 0, max: 200 }), ({ wall, rules }, pick, hours) => {
        const strip = paint(wall, rules)
        const first = firstCellAt(wall, FIRST_DAY, 0)
        const cell = first + (pick % (DAYS_TO_ASK * 2880))
        const found = strip.indexOf(1, cell)
        const expected = found >= 0 && found <= cell + hours * 120 ? instantOfCell(wall, found) : null
        const opening = nextOpening(rules, instantOfCell(wall, cell), wall.zone, hours)
        expect(opening).toBe(expected)
        if (opening !== null) expect(isOpen(rules, opening, wall.zone)).toBe(true)
      }),
      runs,
    )
  })
})

/** Days of a stretch that have enough past and future on the strip for every question. */
const FIRST_DAY = 3
const DAYS_TO_ASK = 5

/** Cells at and around the edges of the strip, an hour before them, and some at random. */
function interestingCells(wall: Wall, strip: Uint8Array, picks: readonly number[]): number[] {
  const first = firstCellAt(wall, FIRST_DAY, 0)
  const last = firstCellAt(wall, FIRST_DAY + DAYS_TO_ASK, 0)
  const edges: number[] = []
  for (let cell = first + 1; cell < last; cell++) if (strip[cell] !== strip[cell - 1]) edges.push(cell)
  return picks.flatMap((pick, index) => {
    const edge = edges[pick % Math.max(1, edges.length)]
    if (index % 2 === 0 || edge === undefined) return [first + (pick % (last - first))]
    return [-122, -121, -120, -119, -1, 0, 1].map(step => Math.max(first, edge + step))
  })
}
