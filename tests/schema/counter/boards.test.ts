import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MINUTE } from '../../../schema/base/zonedTime.ts'
import {
  type BoardStation,
  frontdeskColumns,
  itemsFor,
  kitchenStages,
  pageAt,
  recallable,
  stageOf,
  staleSince,
  timingOf,
} from '../../../schema/counter/boards.ts'
import type { BoardOrder } from '../../../schema/ordering/liveOrder.ts'
import { boardItemOf, boardOrderOf } from '../../support/boardOrder.ts'

const now = Date.parse('2026-06-16T12:00:00+02:00')
const order = (given: Partial<BoardOrder>) => boardOrderOf({ createdAt: now, ...given })
const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id)

describe('The board guests look at', () => {
  it.each<[BoardOrder['status'], 'preparing' | 'ready' | null]>([
    ['new', null],
    ['confirmed', 'preparing'],
    ['in-delivery', 'ready'],
    ['completed', null],
    ['rejected', null],
    ['canceled', null],
    ['failed', null],
  ])('shows an order that is %s under %s', (status, column) => {
    const columns = frontdeskColumns([order({ status })], now)
    expect(ids(columns.preparing)).toEqual(column === 'preparing' ? [1] : [])
    expect(ids(columns.ready)).toEqual(column === 'ready' ? [1] : [])
  })

  it('shows takeaway and dine-in with its table, and no delivery', () => {
    const orders = (['takeaway', 'delivery', 'dineIn'] as const).map((mode, index) =>
      order({ id: index + 1, mode, status: 'in-delivery', tableIdentifier: 'stammhaus-hof-1', tableName: 'Hof 1' }),
    )
    const { ready } = frontdeskColumns(orders, now)
    expect(ready.map(({ id, table }) => [id, table])).toEqual([
      [3, 'Tisch Hof 1'],
      [1, null],
    ])
  })

  it('shows nothing of the guest', () => {
    const { ready } = frontdeskColumns([order({ status: 'in-delivery', phone: '1', comment: 'x' })], now)
    expect(Object.keys(ready[0] ?? {}).toSorted()).toEqual(['id', 'number', 'since', 'table'])
  })

  it('lets a ready number go after the minutes that are set, and not before', () => {
    const shown = (waited: number) =>
      frontdeskColumns([order({ status: 'in-delivery', updatedAt: now - waited })], now, { readyMinutes: 10 }).ready
    expect(shown(10 * MINUTE)).toHaveLength(1)
    expect(shown(10 * MINUTE + 1)).toHaveLength(0)
  })

  it('shows an appointment from the beginning of its preparation on', () => {
    const shown = (before: number) =>
      frontdeskColumns([order({ status: 'confirmed', appointmentAt: now + before })], now).preparing
    expect(shown(20 * MINUTE + 1)).toHaveLength(0)
    expect(shown(20 * MINUTE)).toHaveLength(1)
  })

  it('has the newest ready number first and what has waited longest in preparation first', () => {
    const { preparing, ready } = frontdeskColumns(
      [
        order({ id: 1, status: 'in-delivery', updatedAt: now - 2000 }),
        order({ id: 2, status: 'in-delivery', updatedAt: now - 1000 }),
        order({ id: 3, status: 'confirmed', createdAt: now - 1000 }),
        order({ id: 4, status: 'confirmed', createdAt: now - 2000 }),
      ],
      now,
    )
    expect(ids(ready)).toEqual([2, 1])
    expect(ids(preparing)).toEqual([4, 3])
  })
})

describe('The pages of a column', () => {
  const list = Array.from({ length: 7 }, (_, index) => index)

  it('take turns every eight seconds', () => {
    expect(pageAt(list, 3, 0)).toEqual({ shown: [0, 1, 2], page: 0, pages: 3 })
    expect(pageAt(list, 3, 7999).page).toBe(0)
    expect(pageAt(list, 3, 8000).shown).toEqual([3, 4, 5])
    expect(pageAt(list, 3, 16_000).shown).toEqual([6])
    expect(pageAt(list, 3, 24_000).page).toBe(0)
  })

  it('show every number of one to sixty exactly once in a round', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 30 }), (count, size) => {
        const numbers = Array.from({ length: count }, (_, index) => index)
        const { pages } = pageAt(numbers, size, 0)
        const round = Array.from({ length: pages }, (_, page) => pageAt(numbers, size, page * 8000).shown).flat()
        expect(round).toEqual(numbers)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('The kitchen board', () => {
  it.each<[BoardOrder['status'], number | null, ReturnType<typeof stageOf>]>([
    ['new', null, 'new'],
    ['new', 3 * 60 * MINUTE, 'new'],
    ['confirmed', null, 'working'],
    ['confirmed', 20 * MINUTE, 'working'],
    ['confirmed', 20 * MINUTE + 1, 'later'],
    ['in-delivery', null, 'ready'],
    ['completed', null, null],
    ['canceled', null, null],
  ])('has an order that is %s, with its appointment in %s ms, as %s', (status, before, stage) => {
    const appointmentAt = before === null ? null : now + before
    expect(stageOf(order({ status, appointmentAt }), now)).toBe(stage)
  })

  it('has what is late first in front', () => {
    const { working, later } = kitchenStages(
      [
        order({ id: 1, status: 'confirmed', createdAt: now }),
        order({ id: 2, status: 'confirmed', appointmentAt: now + 5 * MINUTE }),
        order({ id: 3, status: 'confirmed', createdAt: now - 30 * MINUTE }),
        order({ id: 4, status: 'confirmed', appointmentAt: now + 90 * MINUTE }),
        order({ id: 5, status: 'confirmed', appointmentAt: now + 60 * MINUTE }),
      ],
      now,
    )
    expect(ids(working)).toEqual([3, 2, 1])
    expect(ids(later)).toEqual([5, 4])
  })

  it.each<[number, 'calm' | 'soon' | 'late', number]>([
    [5 * MINUTE + 1, 'calm', 6],
    [5 * MINUTE, 'soon', 5],
    [0, 'soon', 0],
    [-1, 'late', -1],
    [-MINUTE, 'late', -1],
    [-MINUTE - 1, 'late', -2],
  ])('says of an appointment in %i ms that it is %s: %i minutes', (before, urgency, left) => {
    expect(timingOf(order({ appointmentAt: now + before }), now)).toMatchObject({ urgency, left })
  })

  it('says of one without appointment that it is late after twenty minutes', () => {
    expect(timingOf(order({ createdAt: now - 20 * MINUTE }), now)).toEqual({ urgency: 'soon', waited: 20, left: 0 })
    expect(timingOf(order({ createdAt: now - 20 * MINUTE - 1 }), now).urgency).toBe('late')
  })

  it('takes back only what became ready last, within ten minutes', () => {
    const ready = (id: number, ago: number) => order({ id, status: 'in-delivery', updatedAt: now - ago })
    expect(recallable([ready(1, 2000), ready(2, 1000)], now)?.id).toBe(2)
    expect(recallable([ready(1, 10 * MINUTE)], now)?.id).toBe(1)
    expect(recallable([ready(1, 10 * MINUTE + 1)], now)).toBeNull()
  })
})

describe('A station', () => {
  const station = (id: number, categories: number[], isEverything = false): BoardStation => ({
    id,
    name: `Station ${id}`,
    categories,
    isEverything,
  })
  const items = [
    boardItemOf({ position: 0, categories: [1] }),
    boardItemOf({ position: 1, categories: [2, 3] }),
    boardItemOf({ position: 2, categories: [] }),
  ]
  const positions = (list: readonly { readonly position: number }[]) => list.map(({ position }) => position)

  it('makes what lies in its categories', () => {
    const stations = [station(1, [1]), station(2, [3]), station(3, [], true)]
    expect(stations.map(each => positions(itemsFor(items, each, stations)))).toEqual([[0], [1], [0, 1, 2]])
  })

  it('makes what no other station makes, so that nothing is forgotten', () => {
    const stations = [station(1, [1]), station(2, [3])]
    expect(stations.map(each => positions(itemsFor(items, each, stations)))).toEqual([
      [0, 2],
      [1, 2],
    ])
  })

  it('is not needed: a board without one shows everything', () => {
    expect(positions(itemsFor(items, null, []))).toEqual([0, 1, 2])
  })
})

describe('A board', () => {
  it.each<[string, { asOf: number | null; online: boolean }, number | 'never' | null]>([
    ['shows the present when it heard of the server within a minute', { asOf: now - 60_000, online: true }, null],
    ['doubts after that', { asOf: now - 60_001, online: true }, now - 60_001],
    ['says how old it is as soon as the network is gone', { asOf: now - 1000, online: false }, now - 1000],
    ['says that it never heard of the server', { asOf: null, online: false }, 'never'],
    ['is still loading', { asOf: null, online: true }, null],
  ])('%s', (_, freshness, expected) => {
    expect(staleSince(freshness, now)).toBe(expected)
  })
})
