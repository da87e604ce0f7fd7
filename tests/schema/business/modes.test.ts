import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOpen } from '../../../schema/base/openingHours.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import { matchesSearch } from '../../../schema/business/branchSearch.ts'
import { canOrderNow } from '../../../schema/business/canOrderNow.ts'
import {
  branchState,
  closedNotice,
  defaultMode,
  deliveryState,
  hoursFor,
  type Mode,
  modesOf,
} from '../../../schema/business/modes.ts'
import { branchOf, configOf } from '../../support/business.ts'
import { runsOf } from '../../support/runs.ts'
import { closedOnce, firstCellAt, instantOfCell, open, scheduled } from '../../support/schedules.ts'

const runs = { numRuns: runsOf(1000) }
const at = (instant: string) => Date.parse(instant)
const modes: Mode[] = ['takeaway', 'delivery', 'dineIn']
const enabled = (...wanted: Mode[]): Partial<Branch> => ({
  isTakeawayEnabled: wanted.includes('takeaway'),
  isDeliveryEnabled: wanted.includes('delivery'),
  isDineInEnabled: wanted.includes('dineIn'),
})
/** Counter from 11 to 14, drivers from 13 to 22. */
const pizzeria = (fields: Partial<Branch> = {}) =>
  branchOf({
    openingHours: [open('daily', '11:00–14:00')],
    isDeliveryHoursEnabled: true,
    deliveryHours: [open('daily', '13:00–22:00')],
    isPreorderEnabled: true,
    ...enabled(...modes),
    ...fields,
  })

describe('The modes of a branch', () => {
  it.each<[Mode[], Mode, Mode | null]>([
    [['takeaway', 'delivery', 'dineIn'], 'takeaway', 'takeaway'],
    [['takeaway', 'delivery', 'dineIn'], 'dineIn', 'dineIn'],
    [['takeaway', 'delivery'], 'dineIn', 'takeaway'],
    [['delivery', 'dineIn'], 'takeaway', 'delivery'],
    [['dineIn'], 'delivery', 'dineIn'],
    [[], 'delivery', null],
  ])('%j with the default %s begin with %s', (offered, defaultDeliveryMethod, mode) => {
    const branch = branchOf(enabled(...offered))
    expect(modesOf(branch)).toEqual(offered)
    expect(defaultMode(branch, configOf({ defaultDeliveryMethod }))).toBe(mode)
  })
})

describe('The open state of a branch', () => {
  it.each<[string, Partial<Branch>, string, string, string]>([
    ['before anyone is there', {}, '10:00', 'closed 11:00', 'closed 13:00'],
    ['at the counter only', {}, '11:30', 'open 22:00', 'closed 13:00'],
    ['an hour short of the counter’s end, with the drivers following', {}, '13:30', 'open 22:00', 'open 22:00'],
    ['with the drivers only', {}, '15:00', 'open 22:00', 'open 22:00'],
    ['shortly before the end', {}, '21:30', 'closingSoon 22:00', 'closingSoon 22:00'],
    [
      'delivering by opening hours',
      { isDeliveryHoursEnabled: false },
      '13:30',
      'closingSoon 14:00',
      'closingSoon 14:00',
    ],
    [
      'delivering by opening hours after they end',
      { isDeliveryHoursEnabled: false },
      '15:00',
      'closed 11:00',
      'closed 11:00',
    ],
    ['with delivery hours but not delivering at present', enabled('takeaway'), '15:00', 'closed 11:00', 'open 22:00'],
  ])('%s', (_, fields, time, branch, delivery) => {
    const now = at(`2026-11-20T${time}:00+01:00`)
    expect(textOf(branchState(pizzeria(fields), now))).toBe(branch)
    expect(textOf(deliveryState(pizzeria(fields), now))).toBe(delivery)
  })

  it('closed by a holiday of the counter leaves the drivers their hours', () => {
    const branch = pizzeria({ openingHours: [open('daily', '11:00–14:00'), closedOnce('2026-11-20')] })
    expect(textOf(branchState(branch, at('2026-11-20T12:00:00+01:00')))).toBe('closed 13:00')
    expect(textOf(branchState(branch, at('2026-11-20T13:00:00+01:00')))).toBe('open 22:00')
  })

  it.each([
    ['2026-10-25T02:30:00+02:00', 'open'],
    ['2026-10-25T02:30:00+01:00', 'open'],
    ['2026-10-25T03:30:00+01:00', 'closingSoon'],
    ['2026-10-25T04:01:00+01:00', 'closed'],
    ['2027-03-28T01:59:00+01:00', 'open'],
    ['2027-03-28T03:01:00+02:00', 'closingSoon'],
    ['2027-03-28T04:01:00+02:00', 'closed'],
  ])('of a bar open Saturday from 18:00 to 04:00 at %s is %s', (instant, state) => {
    const bar = branchOf({ openingHours: [open('saturday', '18:00–04:00')], ...enabled('takeaway') })
    expect(branchState(bar, at(instant)).state).toBe(state)
    expect(canOrderNow(bar, 'takeaway', at(instant))).toBe(state !== 'closed')
  })

  it('is by the clock of the branch, not of the server', () => {
    const branch = branchOf({
      timeZone: 'America/New_York',
      openingHours: [open('daily', '11:00–14:00')],
      isDeliveryEnabled: false,
    })
    expect(branchState(branch, at('2026-11-20T12:00:00Z'))).toEqual({
      state: 'closed',
      opensAt: at('2026-11-20T16:00:00Z'),
    })
  })

  it('is closed when counter and drivers are, and as open as the longer of them', () => {
    fc.assert(
      fc.property(scheduled, fc.nat(6), fc.nat(), ({ wall, rules }, cut, pick) => {
        const branch = {
          ...anyBranch,
          timeZone: wall.zone,
          openingHours: rules.slice(0, cut),
          deliveryHours: rules.slice(cut),
        }
        const now = instantOfCell(wall, firstCellAt(wall, 3, 0) + (pick % 14_400))
        const [counter, drivers] = [
          isOpen(branch.openingHours, now, wall.zone),
          isOpen(branch.deliveryHours, now, wall.zone),
        ]
        const state = branchState(branch, now)
        const delivery = deliveryState(branch, now)
        expect(state.state !== 'closed').toBe(counter || drivers)
        expect(delivery.state !== 'closed').toBe(drivers)
        if (state.state !== 'closed' && delivery.state !== 'closed')
          expect(state.closesAt).toBeGreaterThanOrEqual(delivery.closesAt)
      }),
      runs,
    )
  })
})

describe('Ordering now', () => {
  it.each<[string, Partial<Branch>, Mode, string, boolean]>([
    ['at the counter while it is open', {}, 'takeaway', '2026-11-20T12:00:00+01:00', true],
    ['at the counter at the closing minute', {}, 'takeaway', '2026-11-20T14:00:00+01:00', true],
    ['at the counter when only drivers work', {}, 'takeaway', '2026-11-20T15:00:00+01:00', false],
    ['at a table when only drivers work', {}, 'dineIn', '2026-11-20T15:00:00+01:00', false],
    ['delivery before the drivers come', {}, 'delivery', '2026-11-20T12:00:00+01:00', false],
    ['delivery while the drivers work', {}, 'delivery', '2026-11-20T15:00:00+01:00', true],
    ['a mode that is not offered', enabled('delivery'), 'takeaway', '2026-11-20T12:00:00+01:00', false],
    ['at a branch that is not public', { isPublic: false }, 'takeaway', '2026-11-20T12:00:00+01:00', false],
    ['the day before the first', { orderableFrom: '2026-11-21' }, 'takeaway', '2026-11-20T12:00:00+01:00', false],
    ['on the first day', { orderableFrom: '2026-11-20' }, 'takeaway', '2026-11-20T12:00:00+01:00', true],
  ])('%s', (_, fields, mode, instant, possible) => {
    expect(canOrderNow(pizzeria(fields), mode, at(instant))).toBe(possible)
  })

  it('is bound to delivery hours only for delivery with hours of its own', () => {
    const branch = pizzeria()
    expect(modes.map(mode => hoursFor(branch, mode))).toEqual([
      branch.openingHours,
      branch.deliveryHours,
      branch.openingHours,
    ])
    expect(hoursFor({ ...branch, isDeliveryHoursEnabled: false }, 'delivery')).toBe(branch.openingHours)
  })
})

describe('The closed notice', () => {
  it.each<[string, Partial<Branch>, Mode, string, string]>([
    ['is empty while the mode is open', {}, 'takeaway', '12:00', ''],
    ['says closed when everything is', {}, 'takeaway', '23:00', 'closed preorder'],
    ['says closed for delivery when everything is', {}, 'delivery', '23:00', 'closed preorder'],
    ['says that only delivery is off while the counter is open', {}, 'delivery', '12:00', 'deliveryClosed preorder'],
    ['says closed to who wants to collect while only drivers work', {}, 'takeaway', '15:00', 'closed preorder'],
    ['promises no pre-order where none is taken', { isPreorderEnabled: false }, 'takeaway', '23:00', 'closed'],
    [
      'promises no pre-order of a delivery where none is taken',
      { isPreorderEnabled: false },
      'delivery',
      '12:00',
      'deliveryClosed',
    ],
  ])('%s', (_, fields, mode, time, said) => {
    const notice = closedNotice(pizzeria(fields), mode, at(`2026-11-20T${time}:00+01:00`))
    expect(
      Object.entries(notice)
        .flatMap(([word, isSaid]) => (isSaid ? [word] : []))
        .join(' '),
    ).toBe(said)
  })

  it('says one thing at most, something exactly when the hours of the mode are over, and closed at least when the branch is', () => {
    fc.assert(
      fc.property(
        scheduled,
        fc.nat(6),
        fc.nat(),
        fc.constantFrom(...modes),
        fc.boolean(),
        ({ wall, rules }, cut, pick, mode, isDeliveryHoursEnabled) => {
          const branch = {
            ...anyBranch,
            timeZone: wall.zone,
            isDeliveryHoursEnabled,
            openingHours: rules.slice(0, cut),
            deliveryHours: rules.slice(cut),
          }
          const now = instantOfCell(wall, firstCellAt(wall, 3, 0) + (pick % 14_400))
          const notice = closedNotice(branch, mode, now)
          expect(notice.closed && notice.deliveryClosed).toBe(false)
          expect(notice.closed || notice.deliveryClosed).toBe(!canOrderNow(branch, mode, now))
          if (branchState(branch, now).state === 'closed') expect(notice.closed).toBe(true)
          if (notice.deliveryClosed) expect(mode).toBe('delivery')
        },
      ),
      runs,
    )
  })
})

describe('Searching branches', () => {
  const branch = branchOf({
    name: 'Stammhaus',
    street: 'Große Straße 5',
    zipCode: '4020',
    city: 'Linz',
    keywords: 'Bäckerei Café',
  })

  it.each<[string, boolean]>([
    ['', true],
    ['  , ', true],
    ['stamm', true],
    ['STAMMHAUS', true],
    ['4020', true],
    ['402', true],
    ['linz', true],
    ['Wien, Linz', true],
    ['Wien Linz', true],
    ['Wien,Graz', false],
    ['wien', false],
    ['große', true],
    ['GROSSE', true],
    ['café', true],
    ['cafe\u0301', true],
    ['BÄCKEREI', true],
    ['gluten', true],
    ['+43', false],
  ])('by %j finds it: %s', (term, isFound) => {
    expect(matchesSearch(branch, ['Glutenfrei', 'Bio'], term)).toBe(isFound)
  })

  it('finds a branch by any piece of its texts, in either case and among other words', () => {
    const texts = [branch.name, branch.street, branch.zipCode, branch.city, branch.keywords, 'Glutenfrei']
    const piece = fc
      .tuple(fc.constantFrom(...texts), fc.nat(), fc.nat())
      .map(([text, from, length]) => text.slice(from % text.length).slice(0, 1 + (length % text.length)))
      .filter(text => text.trim() !== '')
    fc.assert(
      fc.property(
        piece,
        fc.boolean(),
        fc.array(fc.constantFrom('Wien', 'Graz', 'xyz'), { maxLength: 3 }),
        (text, isUpper, others) => {
          const term = [...others, isUpper ? text.toUpperCase() : text.toLowerCase()].join(', ')
          expect(matchesSearch(branch, ['Glutenfrei'], term)).toBe(true)
          expect(matchesSearch(branch, ['Glutenfrei'], others.join(' '))).toBe(others.length === 0)
        },
      ),
      runs,
    )
  })
})

const anyBranch = pizzeria()

function textOf(state: ReturnType<typeof branchState>): string {
  const edge = state.state === 'closed' ? state.opensAt : state.closesAt
  return `${state.state} ${new Date(edge ?? 0).toLocaleTimeString('de-AT', { timeZone: 'Europe/Vienna', timeStyle: 'short' })}`
}
