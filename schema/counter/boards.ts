import { MINUTE } from '../base/zonedTime.ts'
import {
  type CallColumn,
  callOf,
  inCallOrder,
  isCalledAt,
  PREPARATION_MINUTES,
  preparationFrom,
} from '../business/calling.ts'
import { tableTitleOf } from '../business/tableTitle.ts'
import type { BoardItem, BoardOrder, CalledOrder } from '../ordering/liveOrder.ts'
import { canRecall } from '../ordering/orderStatus.ts'

/** An order without a time is late after this many minutes. */
const PATIENCE_MINUTES = 20
/** This many minutes before it is late an order is marked. */
const SOON_MINUTES = 5

/** What the board in the shop shows of an order: no name, no price, nothing that only its guest may know. */
export interface Ticket {
  readonly id: number
  readonly number: string
  /** 'Tisch Hof 1' */
  readonly table: string | null
  /** Epoch ms: since when it stands in its column. */
  readonly since: number
}

interface FrontdeskColumns {
  /** In preparation, the oldest first. */
  readonly preparing: readonly Ticket[]
  /** Ready, the newest first. */
  readonly ready: readonly Ticket[]
}

/** The two columns of the board guests look at, as numbers are called. */
export function frontdeskColumns(
  orders: readonly CalledOrder[],
  now: number,
  times: Parameters<typeof callOf>[1] = {},
): FrontdeskColumns {
  const calledIn = (column: CallColumn) =>
    orders
      .filter(order => {
        const call = callOf(order, times)
        return call?.column === column && isCalledAt(call, now)
      })
      .toSorted(inCallOrder(column))
      .map(ticketOf)
  return { preparing: calledIn('preparing'), ready: calledIn('ready') }
}

/** Where an order stands on a kitchen board; null where the kitchen has nothing to do with it any more. */
type Stage = 'later' | 'new' | 'working' | 'ready'

/** The stage at `now` (epoch ms). What nobody has taken yet is always shown: somebody has to say whether it can be made. */
export function stageOf(order: BoardOrder, now: number, preparationMinutes = PREPARATION_MINUTES): Stage | null {
  if (order.status === 'new') return 'new'
  if (order.status === 'in-delivery') return 'ready'
  if (order.status !== 'confirmed') return null
  return (preparationFrom(order, { preparationMinutes }) ?? now) > now ? 'later' : 'working'
}

interface KitchenStages {
  readonly later: readonly BoardOrder[]
  readonly fresh: readonly BoardOrder[]
  readonly working: readonly BoardOrder[]
  readonly ready: readonly BoardOrder[]
}

/** Orders of a kitchen board by stage, what has to be done first in front; `later` by appointment, `ready` newest first. */
export function kitchenStages(
  orders: readonly BoardOrder[],
  now: number,
  preparationMinutes = PREPARATION_MINUTES,
): KitchenStages {
  const inStage = (stage: Stage) => orders.filter(order => stageOf(order, now, preparationMinutes) === stage)
  const byDue = (one: BoardOrder, other: BoardOrder) => lateAt(one) - lateAt(other) || one.id - other.id
  return {
    later: inStage('later').toSorted(byDue),
    fresh: inStage('new').toSorted((one, other) => one.createdAt - other.createdAt || one.id - other.id),
    working: inStage('working').toSorted(byDue),
    ready: inStage('ready').toSorted((one, other) => other.updatedAt - one.updatedAt || other.id - one.id),
  }
}

/** Where part of an order is made. */
export interface BoardStation {
  readonly id: number
  readonly name: string
  readonly categories: readonly number[]
  readonly isEverything: boolean
}

/** GET /api/boards/{branch}: what boards keep beside the orders. */
export interface BoardFacts {
  readonly stations: readonly BoardStation[]
}

/** Whether a station makes what the menus list in these categories. */
export const makes = (
  station: Pick<BoardStation, 'categories' | 'isEverything'>,
  categories: readonly number[],
): boolean => station.isEverything || categories.some(category => station.categories.includes(category))

/**
 * What of an order is made at a station: what lies in one of its categories; at one that makes everything also what no
 * other station makes. Items that were left out (amount 0) stay, so that the kitchen sees that they were. Without a station
 * it is all of them.
 */
export function itemsFor(
  items: readonly BoardItem[],
  station: BoardStation | null,
  stations: readonly BoardStation[],
): readonly BoardItem[] {
  if (!station) return items
  return items.filter(item => {
    if (makes(station, item.categories)) return true
    // Nobody would make it: whoever has no station of his own takes it.
    return !stations.some(other => makes(other, item.categories))
  })
}

type Urgency = 'calm' | 'soon' | 'late'

/** How an order stands against the clock, in whole minutes: `waited` since it was ordered, `left` until it is late, below zero after. */
export interface Timing {
  readonly urgency: Urgency
  readonly waited: number
  readonly left: number
}

/** Late is after the promise, without one after the appointment or 20 minutes after it was ordered; the 5 minutes before are `soon`. Epoch ms. */
export function timingOf(order: BoardOrder, now: number): Timing {
  const rest = lateAt(order) - now
  return {
    urgency: rest < 0 ? 'late' : rest <= SOON_MINUTES * MINUTE ? 'soon' : 'calm',
    waited: Math.max(0, Math.floor((now - order.createdAt) / MINUTE)),
    left: rest < 0 ? Math.floor(rest / MINUTE) : Math.ceil(rest / MINUTE),
  }
}

/** The order that was finished last and may still be taken back, or null. Epoch ms. */
export function recallable(orders: readonly BoardOrder[], now: number): BoardOrder | null {
  const ready = orders.filter(({ status, updatedAt }) => status === 'in-delivery' && canRecall(updatedAt, now))
  return ready.toSorted((one, other) => other.updatedAt - one.updatedAt || other.id - one.id)[0] ?? null
}

/** What a part of a list is shown, when a screen shows `size` at a time; the page turns every `everyMs`. */
interface Page<T> {
  readonly shown: readonly T[]
  readonly page: number
  readonly pages: number
}

/** The page of a list at `now` (epoch ms). One page stays, several take turns. */
export function pageAt<T>(list: readonly T[], size: number, now: number, everyMs = 8000): Page<T> {
  const pages = Math.max(1, Math.ceil(list.length / Math.max(1, size)))
  const page = Math.floor(now / everyMs) % pages
  return { shown: list.slice(page * size, (page + 1) * size), page, pages }
}

/** A board hears from the server every 20 s: after this long without a word it is not sure of what it shows. */
const DOUBT_MS = 60_000

/** How old (epoch ms of its last news) a board has to say it is; null while it shows the present. `asOf` null: never heard. */
export function staleSince(
  { asOf, online }: { readonly asOf: number | null; readonly online: boolean },
  now: number,
): number | 'never' | null {
  if (asOf === null) return online ? null : 'never'
  return !online || now - asOf > DOUBT_MS ? asOf : null
}

/** A branch that is busy said a later minute itself. */
const lateAt = ({ promisedAt, appointmentAt, dueAt, createdAt }: BoardOrder): number =>
  promisedAt ?? appointmentAt ?? Math.max(dueAt ?? 0, createdAt + PATIENCE_MINUTES * MINUTE)

const ticketOf = (order: CalledOrder): Ticket => ({
  id: order.id,
  number: order.ticketNumber,
  table: order.mode === 'dineIn' ? tableTitleOf(order) : null,
  since: order.updatedAt,
})
