import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, instantAt } from '../../../schema/base/zonedTime.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import type { Switch } from '../../../schema/catalogue/switch.ts'
import { pauseOf } from '../../../schema/catalogue/switches.ts'
import { gridOf, isFull, type Loads } from '../../../schema/ordering/capacity.ts'
import { quote } from '../../../schema/ordering/quote.ts'
import type { Wanted } from '../../../schema/ordering/wanted.ts'
import { branchOf, catalogueOf, itemOf, productOf, switchOf, wantedOf } from '../../support/business.ts'
import { runsOf } from '../../support/runs.ts'
import { open } from '../../support/schedules.ts'

const at = (local: string) => Date.parse(`${local}+01:00`)
const today = (clock: string) => at(`2026-11-20T${clock}`)
const noon = today('12:02:00')
const night = today('23:00:00')
const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString())

interface Case {
  readonly branch?: Partial<Branch>
  readonly product?: Partial<Product>
  readonly switches?: readonly Switch[]
  readonly loads?: Loads
  readonly wanted?: Partial<Wanted>
  readonly now?: number
}

function quoteOf({ branch, product, switches = [], loads = new Map(), wanted, now = noon }: Case) {
  const given = { branch: branchOf({ slotCapacity: 2, ...branch }), switches, loads }
  return quote(wantedOf([itemOf(1)], wanted), catalogueOf([productOf(product)], given), now)
}
const told = (given: Case) => quoteOf(given).obstacles.map(({ code, field, message }) => [code, field ?? null, message])
const earliest = (given: Case) => iso(quoteOf(given).earliest)
const full = (...clocks: string[]): Loads => new Map(clocks.map(clock => [today(clock), 2]))
const appointment = (clock: string) => ({ appointment: today(clock) })

describe('A pause', () => {
  const pause = switchOf({ reason: 'Der Ofen ist kaputt.' })
  it.each<[string, Case, unknown[]]>([
    [
      'stands against an order at once, says why and when it ends',
      { switches: [pause] },
      ['paused', null, 'Bestellungen zur Abholung nehmen wir erst ab 14:00 Uhr wieder an. Der Ofen ist kaputt.'],
    ],
    [
      'stands against an appointment up to its end',
      { switches: [pause], wanted: appointment('13:55:00') },
      [
        'paused',
        'appointmentDate',
        'Bestellungen zur Abholung nehmen wir erst ab 14:00 Uhr wieder an. Der Ofen ist kaputt.',
      ],
    ],
    [
      'names the day where it ends on another one, and no reason where there is none',
      { switches: [switchOf({ endsAt: '2026-11-21T08:00:00+01:00', modes: ['dineIn'] })], wanted: { mode: 'dineIn' } },
      ['paused', null, 'Bestellungen vor Ort nehmen wir erst ab 21.11.2026 08:00 Uhr wieder an.'],
    ],
    [
      'stands against a pre-order at night for the first slot of the morning',
      { switches: [switchOf({ endsAt: '2026-11-21T09:00:00+01:00' })], now: night },
      ['paused', 'appointmentDate', 'Bestellungen zur Abholung nehmen wir erst ab 21.11.2026 09:00 Uhr wieder an.'],
    ],
    [
      'that begins later stands against an appointment in it',
      { switches: [{ ...pause, startsAt: '2026-11-20T13:00:00+01:00' }], wanted: appointment('13:00:00') },
      [
        'paused',
        'appointmentDate',
        'Bestellungen zur Abholung nehmen wir erst ab 14:00 Uhr wieder an. Der Ofen ist kaputt.',
      ],
    ],
  ])('%s', (_title, given, obstacle) => {
    expect(told(given)).toEqual([obstacle])
  })

  it.each<[string, Case]>([
    ['an appointment at its end', { switches: [pause], wanted: appointment('14:00:00') }],
    ['an order once it has ended, wherever the switch is still kept', { switches: [pause], now: today('14:00:00') }],
    ['another mode', { switches: [{ ...pause, modes: ['delivery', 'dineIn'] }] }],
    ['another branch', { switches: [{ ...pause, branch: 2 }] }],
    [
      'a pre-order at night for the morning, if it ends before',
      { switches: [switchOf({ endsAt: '2026-11-21T08:00:00+01:00' })], now: night },
    ],
    [
      'an appointment before it begins',
      { switches: [{ ...pause, startsAt: '2026-11-20T13:00:00+01:00' }], wanted: appointment('12:55:00') },
    ],
    ['anything where nobody knows of switches', { switches: [] }],
  ])('says nothing against %s', (_title, given) => {
    expect(told(given)).toEqual([])
  })

  it('moves the earliest time to its end', () => {
    expect(earliest({ switches: [pause] })).toBe('2026-11-20T13:00:00.000Z')
  })

  it('of a closed branch that takes no pre-orders is not told on top', () => {
    const branch = { isPreorderEnabled: false }
    const pauses = [switchOf({ endsAt: '2026-11-22T00:00:00Z' })]
    expect(told({ branch, switches: pauses, now: night }).map(([code]) => code)).toEqual(['closed'])
  })
})

describe('Being busy', () => {
  const busy = switchOf({ kind: 'busy', extraMinutes: 30 })
  it('adds its minutes to the earliest time and to the supply of an order at once', () => {
    expect(earliest({ switches: [busy] })).toBe('2026-11-20T11:35:00.000Z')
    expect(iso(quoteOf({ switches: [busy] }).suppliedAt)).toBe('2026-11-20T11:32:00.000Z')
    expect(told({ switches: [busy] })).toEqual([])
  })

  it('makes an appointment too early that could be kept otherwise', () => {
    const early = { switches: [busy], wanted: appointment('12:30:00') }
    expect(told(early)).toEqual([
      [
        'appointmentTooEarly',
        'appointmentDate',
        'Der ausgewählte Termin ist zu früh. Frühestens möglich ist 20.11.2026 12:35.',
      ],
    ])
    expect(told({ ...early, switches: [] })).toEqual([])
    expect(told({ ...early, wanted: appointment('12:35:00') })).toEqual([])
  })

  it('delays nothing that takes days anyway', () => {
    const product = { isLeadTimeEnabled: true, leadTimeType: 'days', leadTimeValue: 1 } as const
    expect(earliest({ switches: [busy], product })).toBe(earliest({ product }))
  })

  it('never moves an order to another day without asking', () => {
    const late = { switches: [{ ...busy, endsAt: '2026-11-20T20:00:00+01:00' }], now: today('17:35:00') }
    expect(told(late)).toEqual([
      [
        'tooBusyToday',
        'appointmentDate',
        'Derzeit ist viel los, vor der nächsten Schließzeit ist Ihre Bestellung nicht mehr zu schaffen. Der nächste freie Termin ist 21.11.2026 08:00.',
      ],
    ])
    expect(told({ ...late, now: today('17:10:00') })).toEqual([])
    expect(told({ ...late, wanted: { appointment: at('2026-11-21T08:00:00') } })).toEqual([])
  })
})

describe('Sold out at the counter', () => {
  const out = switchOf({ kind: 'soldOut', product: 1 })
  it.each<[string, Case, unknown[][]]>([
    [
      'stands against the line',
      { switches: [out] },
      [['productSoldOutUntil', 'items.0.product', '„Semmel“ ist bis 14:00 Uhr ausverkauft.']],
    ],
    [
      'stands against an appointment before it ends',
      { switches: [out], wanted: appointment('13:55:00') },
      [['productSoldOutUntil', 'items.0.product', '„Semmel“ ist bis 14:00 Uhr ausverkauft.']],
    ],
    ['says nothing against an appointment at its end', { switches: [out], wanted: appointment('14:00:00') }, []],
    ['says nothing against another product', { switches: [{ ...out, product: 2 }] }, []],
    ['says nothing at another branch', { switches: [{ ...out, branch: 2 }] }, []],
  ])('%s', (_title, given, obstacles) => {
    expect(told(given)).toEqual(obstacles)
  })
})

describe('A full slot', () => {
  const next = (time: string) => [
    'slotFull',
    'appointmentDate',
    `Zu dieser Zeit ist leider kein Platz mehr frei. Der nächste freie Termin ist ${time}.`,
  ]
  it.each<[string, Case, unknown[][]]>([
    ['stands against an order at once', { loads: full('12:00:00') }, [next('20.11.2026 12:15')]],
    [
      'stands against an appointment in it',
      { loads: full('15:00:00'), wanted: appointment('15:10:00') },
      [next('20.11.2026 12:05')],
    ],
    [
      'names a time that is free and not one that is full',
      { loads: full('12:00:00', '12:15:00') },
      [next('20.11.2026 12:30')],
    ],
    [
      'names a time in no pause',
      {
        loads: full('12:00:00'),
        switches: [switchOf({ startsAt: '2026-11-20T12:15:00+01:00' })],
      },
      [next('20.11.2026 14:00')],
    ],
    [
      'stands against an order at night for the first slot in the morning, rather than move it silently',
      { loads: new Map([[at('2026-11-21T08:00:00'), 2]]), now: night },
      [next('21.11.2026 08:15')],
    ],
    ['says nothing with one place left', { loads: new Map([[today('12:00:00'), 1]]) }, []],
    ['says nothing about its neighbours', { loads: full('11:45:00', '12:15:00') }, []],
    ['is none where the branch takes any number', { branch: { slotCapacity: null }, loads: full('12:00:00') }, []],
    [
      'is judged where a busy kitchen gets to it',
      { loads: full('12:30:00'), switches: [switchOf({ kind: 'busy', extraMinutes: 30 })] },
      [next('20.11.2026 12:45')],
    ],
    [
      'is as long as the branch says',
      { branch: { slotMinutes: 60 }, loads: full('12:00:00') },
      [next('20.11.2026 13:00')],
    ],
  ])('%s', (_title, given, obstacles) => {
    expect(told(given)).toEqual(obstacles)
  })

  it('in every slot of half a year means that there are no appointments', () => {
    const branch = { slotCapacity: 1, slotMinutes: 240, openingHours: [open('friday', '12:00–13:00')] }
    const loads = new Map(
      Array.from({ length: 60 }, (_, week) => [instantAt(addDays('2026-11-20', week * 7), 720, 'Europe/Vienna'), 1]),
    )
    expect(told({ branch, loads }).map(([code]) => code)).toEqual(['noAppointments'])
  })

  it('is never where the earliest time is, whatever is full and switched', () => {
    const anyLoads = fc
      .array(fc.tuple(fc.nat(200), fc.integer({ min: 0, max: 3 })), { maxLength: 120 })
      .map(all => new Map(all.map(([quarter, orders]) => [today('08:00:00') + quarter * 15 * 60_000, orders])))
    const anySwitches = fc.array(
      fc
        .record({ isBusy: fc.boolean(), starts: fc.nat(600), lasts: fc.integer({ min: 1, max: 600 }) })
        .map(({ isBusy, starts, lasts }) =>
          switchOf({
            ...(isBusy ? { kind: 'busy', extraMinutes: 5 + (lasts % 200) } : {}),
            startsAt: new Date(today('08:00:00') + starts * 60_000).toISOString(),
            endsAt: new Date(today('08:00:00') + (starts + lasts) * 60_000).toISOString(),
          }),
        ),
      { maxLength: 4 },
    )
    let hindered = 0
    fc.assert(
      fc.property(anyLoads, anySwitches, fc.nat(900), (loads, switches, minute) => {
        const now = today('07:00:00') + minute * 60_000
        const given = { loads, switches, now }
        const found = quoteOf(given)
        const branch = branchOf({ slotCapacity: 2 })
        if (found.earliest === null) throw new Error('There is always a free slot within half a year.')
        expect(isFull(gridOf(branch), loads, found.earliest)).toBe(false)
        expect(pauseOf(switches, branch, 'takeaway', found.earliest)).toBeNull()
        expect(told({ ...given, wanted: { appointment: found.earliest } })).toEqual([])
        if (found.obstacles.length === 0) {
          expect(isFull(gridOf(branch), loads, found.suppliedAt)).toBe(false)
          expect(pauseOf(switches, branch, 'takeaway', found.suppliedAt)).toBeNull()
        } else hindered += 1
      }),
      { numRuns: runsOf(1000) },
    )
    expect(hindered).toBeGreaterThan(runsOf(100) / 2)
  })
})
