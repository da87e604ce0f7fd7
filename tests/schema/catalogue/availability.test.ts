import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOpen } from '../../../schema/base/openingHours.ts'
import { isAvailable, type Offered, visibilityOf } from '../../../schema/catalogue/availability.ts'
import { categoryOf, productOf } from '../../support/business.ts'
import { closedOnce, firstCellAt, instantOfCell, open, scheduled } from '../../support/schedules.ts'

const vienna = 'Europe/Vienna'
const breakfast = [open('daily', '07:00–11:00'), closedOnce('2026-12-25')]
const at = (instant: string) => Date.parse(instant)

describe('Availability of products and categories', () => {
  it.each<[string, Partial<Offered>, string, string]>([
    ['without schedule is available', {}, '2026-11-20T03:00:00+01:00', 'available'],
    ['with null for a schedule is available', { schedule: null }, '2026-11-20T03:00:00+01:00', 'available'],
    ['with an emptied schedule is available', { schedule: [] }, '2026-11-20T03:00:00+01:00', 'available'],
    ['within its schedule is available', { schedule: breakfast }, '2026-11-20T08:00:00+01:00', 'available'],
    [
      'at the last minute of its schedule is available',
      { schedule: breakfast },
      '2026-11-20T11:00:00+01:00',
      'available',
    ],
    ['outside its schedule is hidden', { schedule: breakfast }, '2026-11-20T12:00:00+01:00', 'hidden'],
    ['on the day off of its schedule is hidden', { schedule: breakfast }, '2026-12-25T08:00:00+01:00', 'hidden'],
    [
      'outside its schedule may stay visible',
      { schedule: breakfast, isVisibleWhenUnavailable: true },
      '2026-11-20T12:00:00+01:00',
      'unavailable',
    ],
    ['switched off is hidden', { isEnabled: false }, '2026-11-20T08:00:00+01:00', 'hidden'],
    [
      'switched off within its schedule is hidden',
      { isEnabled: false, schedule: breakfast },
      '2026-11-20T08:00:00+01:00',
      'hidden',
    ],
    [
      'switched off may stay visible',
      { isEnabled: false, isVisibleWhenUnavailable: true },
      '2026-11-20T08:00:00+01:00',
      'unavailable',
    ],
    [
      'in the first of two hours from two to three is available',
      { schedule: [open('daily', '02:00–03:00')] },
      '2026-10-25T02:30:00+02:00',
      'available',
    ],
    [
      'in the second of them too',
      { schedule: [open('daily', '02:00–03:00')] },
      '2026-10-25T02:30:00+01:00',
      'available',
    ],
    [
      'right after the hour that is missing is hidden',
      { schedule: [open('daily', '02:00–03:00')] },
      '2027-03-28T03:00:00+02:00',
      'hidden',
    ],
  ])('what is %s', (_, fields, instant, visibility) => {
    for (const thing of [productOf(fields as object), categoryOf(fields as object)]) {
      expect(visibilityOf(thing, at(instant), vienna)).toBe(visibility)
      expect(isAvailable(thing, at(instant), vienna)).toBe(visibility === 'available')
    }
  })

  it('follows the clock of the branch', () => {
    const thing = productOf({ schedule: breakfast })
    expect(isAvailable(thing, at('2026-11-20T13:00:00Z'), vienna)).toBe(false)
    expect(isAvailable(thing, at('2026-11-20T13:00:00Z'), 'America/New_York')).toBe(true)
  })

  it('needs the switch and an open schedule, and the third flag decides only what is not available', () => {
    fc.assert(
      fc.property(
        scheduled,
        fc.boolean(),
        fc.boolean(),
        fc.nat(),
        ({ wall, rules }, isEnabled, isVisibleWhenUnavailable, pick) => {
          const now = instantOfCell(wall, firstCellAt(wall, 3, 0) + (pick % 14_400))
          const thing = { isEnabled, isVisibleWhenUnavailable, schedule: rules }
          const available = isEnabled && (rules.length === 0 || isOpen(rules, now, wall.zone))
          expect(isAvailable(thing, now, wall.zone)).toBe(available)
          expect(visibilityOf(thing, now, wall.zone)).toBe(
            available ? 'available' : isVisibleWhenUnavailable ? 'unavailable' : 'hidden',
          )
        },
      ),
      { numRuns: 1000 },
    )
  })
})
