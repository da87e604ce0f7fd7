import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localTime } from '../../../schema/base/zonedTime.ts'
import { hoursFor } from '../../../schema/business/modes.ts'
import type { Switch } from '../../../schema/catalogue/switch.ts'
import { freeDays, freeStarts } from '../../../schema/ordering/appointments.ts'
import { availableFrom } from '../../../schema/ordering/availableFrom.ts'
import { quote } from '../../../schema/ordering/quote.ts'
import { slotsOn } from '../../../schema/ordering/slots.ts'
import type { Catalogue } from '../../../schema/ordering/wanted.ts'
import {
  branchOf,
  catalogueOf,
  categoryOf,
  itemOf,
  menuOf,
  productOf,
  switchOf,
  wantedOf,
} from '../../support/business.ts'
import { runsOf } from '../../support/runs.ts'
import { open, rulesIn, stretches, wallOf } from '../../support/schedules.ts'

const at = (local: string) => Date.parse(`${local}+01:00`)
/** A Friday. */
const eleven = at('2026-11-20T11:00:00')
const branch = branchOf({ openingHours: [open('daily', '00:00–24:00')] })
const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString())
const breakfast = [open('daily', '06:00–10:00')]
const soldOut = (endsAt: string): Switch => switchOf({ kind: 'soldOut', product: 1, endsAt })

function earliest(product: object, more: Partial<Catalogue> = {}): string | null {
  const catalogue = catalogueOf([productOf(product), productOf({ id: 2 })], { branch, ...more })
  return iso(quote(wantedOf([itemOf(1), itemOf(2)]), catalogue, eleven).earliest)
}

describe('The earliest time is one at which the cart can be had:', () => {
  it.each<[string, object, Partial<Catalogue>, string | null]>([
    ['at once where nothing has a schedule', {}, {}, '2026-11-20T10:00:00.000Z'],
    ['a breakfast tomorrow', { schedule: breakfast }, {}, '2026-11-21T05:00:00.000Z'],
    ['a product of Sundays on Sunday', { schedule: [open('sunday', '12:00–14:00')] }, {}, '2026-11-22T11:00:00.000Z'],
    [
      'in a category with breakfast hours tomorrow',
      {},
      { category: () => categoryOf({ schedule: breakfast }) },
      '2026-11-21T05:00:00.000Z',
    ],
    [
      'what is sold out when it is there again',
      {},
      { switches: [soldOut('2026-11-20T14:02:00+01:00')] },
      '2026-11-20T13:05:00.000Z',
    ],
    [
      'what is sold out until breakfast is over on the next morning',
      { schedule: breakfast },
      { switches: [soldOut('2026-11-21T10:30:00+01:00')] },
      '2026-11-22T05:00:00.000Z',
    ],
    ['never where nothing opens any more', { schedule: [open('once', '06:00–10:00', '2026-11-19')] }, {}, null],
  ])('%s', (_title, product, more, expected) => {
    expect(earliest(product, more)).toBe(expected)
  })

  it('never for a breakfast and a supper in one cart', () => {
    const products = [
      productOf({ schedule: breakfast }),
      productOf({ id: 2, schedule: [open('daily', '18:00–22:00')] }),
    ]
    const catalogue = catalogueOf(products, { branch })
    expect(quote(wantedOf([itemOf(1), itemOf(2)]), catalogue, eleven).earliest).toBeNull()
  })

  it('the first of all, whatever the hours, and ordered for then nothing stands against it', () => {
    const [zone, firstDate] = stretches[0]
    const wall = wallOf(zone, firstDate)
    const rules = rulesIn(wall)
    const openDays = rules.map(more => [open('daily', '07:00–20:00'), ...more])
    fc.assert(
      fc.property(openDays, rules, rules, fc.nat(10_000), (hours, one, other, minutes) => {
        const products = [productOf({ schedule: one }), productOf({ id: 2, schedule: other })]
        const place = branchOf({ openingHours: hours, timeZone: zone })
        const catalogue = catalogueOf(products, { branch: place })
        const wanted = wantedOf([itemOf(1), itemOf(2)])
        const now = Date.parse(`${firstDate}T00:00:00Z`) + minutes * 60_000
        const found = quote(wanted, catalogue, now).earliest
        const against = (appointment: number) => quote({ ...wanted, appointment }, catalogue, now).obstacles
        if (found !== null) expect(against(found)).toEqual([])
        const today = localTime(now, zone).date
        const sooner = slotsOn(hoursFor(place, 'takeaway'), today, zone, now, 35).filter(
          start => start < (found ?? Number.POSITIVE_INFINITY),
        )
        for (const start of sooner) expect(against(start)).not.toEqual([])
      }),
      // Shortly before it closes: what is too late for at once is too late for any time before it would have been there.
      {
        numRuns: runsOf(300),
        examples: [[[open('daily', '07:00–20:00'), open('daily', '00:00–23:00')], [], [], 4121]],
      },
    )
  })
})

describe('The days and times on offer', () => {
  const catalogue = catalogueOf([productOf({ schedule: [open('sunday', '12:00–12:10')] })], { branch })
  const offer = {
    branch,
    mode: 'takeaway',
    switches: [],
    loads: new Map(),
    earliest: eleven,
    had: availableFrom([itemOf(1)], catalogue, eleven),
  } as const

  it('are those at which everything can be had', () => {
    const days = [...freeDays(offer)]
    expect(days.slice(0, 2)).toEqual(['2026-11-22', '2026-11-29'])
    expect(freeStarts(offer, '2026-11-22').map(iso)).toEqual([
      '2026-11-22T11:00:00.000Z',
      '2026-11-22T11:05:00.000Z',
      '2026-11-22T11:10:00.000Z',
    ])
  })

  it('are all of them where nothing has to be waited for', () => {
    expect(availableFrom([itemOf(1)], catalogueOf([productOf()], { branch, menus: [menuOf()] }), eleven)).toBeNull()
  })
})
