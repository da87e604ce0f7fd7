import { type BoardStep, isUntold, lastUndoable, type UndoableStep } from '../../../schema/counter/boardSteps.ts'
import {
  type BoardStation,
  itemsFor,
  kitchenStages,
  recallable,
  type Timing,
  timingOf,
} from '../../../schema/counter/boards.ts'
import { isUnseen } from '../../../schema/counter/escalation.ts'
import { type Sum, sumsOf } from '../../../schema/counter/sums.ts'
import type { BoardItem, BoardOrder } from '../../../schema/ordering/liveOrder.ts'

/** A ticket as the board shows it. */
export interface Card {
  readonly order: BoardOrder
  readonly items: readonly BoardItem[]
  /** Items of the order that other stations make. */
  readonly elsewhere: number
  readonly timing: Timing
  /** What was tapped here and the feed has not told yet; what the server refused. */
  readonly pending: BoardStep | null
  readonly refused: BoardStep | null
  /** Nobody on this device has acknowledged it. */
  readonly isUnseen: boolean
  readonly isRecallable: boolean
}

export interface Kitchen {
  readonly later: readonly Card[]
  readonly fresh: readonly Card[]
  readonly working: readonly Card[]
  /** Both, what nobody has looked at first, wherever it would stand by its age. */
  readonly tickets: readonly Card[]
  readonly ready: readonly Card[]
  /** What is new and in work, added up: only for who looks at it. */
  readonly sums: () => readonly Sum[]
  /** Refused steps of orders that are on none of the lists any more. */
  readonly lost: readonly { readonly step: BoardStep; readonly order: BoardOrder | null }[]
  readonly unseen: readonly BoardOrder[]
  /** How urgent the most urgent unseen order is, 0 to 3. */
  readonly level: number
  readonly queued: number
  /** What was tapped last and may be taken back, and the number of its order. */
  readonly undoable: { readonly step: UndoableStep; readonly number: string } | null
}

interface KitchenInput {
  readonly orders: readonly BoardOrder[]
  readonly steps: readonly BoardStep[]
  readonly station: BoardStation | null
  readonly stations: readonly BoardStation[]
  /** Orders acknowledged on this device. */
  readonly seen: ReadonlySet<number>
  /** Epoch ms. */
  readonly now: number
  readonly preparationMinutes: number
  /** The branch takes orders without anybody: who has seen one is asked all the same. */
  readonly accepts: boolean
}

/** Everything the kitchen board shows, from what the feed told and what was tapped here; `keep` may answer with a former card that says the same. */
export function kitchenView(input: KitchenInput, keep: (card: Card) => Card = card => card): Kitchen {
  const { orders, steps, station, stations, now } = input
  const stages = kitchenStages(orders, now, input.preparationMinutes)
  const recall = recallable(orders, now)
  const step = lastUndoable(steps, now)
  const cardOf = (order: BoardOrder): Card => {
    const items = itemsFor(order.items, station, stations)
    const own = steps.filter(step => step.order === order.id)
    return {
      order,
      items,
      elsewhere: order.items.length - items.length,
      timing: timingOf(order, now),
      pending: own.findLast(step => isUntold(step, order)) ?? null,
      refused: own.findLast(({ state }) => state === 'refused') ?? null,
      isUnseen: isUnseenHere(order, input),
      isRecallable: order.id === recall?.id,
    }
  }
  const cards = (list: readonly BoardOrder[]) =>
    list.map(order => keep(cardOf(order))).filter(({ items }) => items.length > 0)
  const lists = {
    later: cards(stages.later),
    fresh: cards(stages.fresh),
    working: cards(stages.working),
    ready: cards(stages.ready),
  }
  const shown = new Set(Object.values(lists).flatMap(list => list.map(({ order }) => order.id)))
  const tickets = [...lists.fresh, ...lists.working].toSorted(byUnseen)
  const unseen = tickets.filter(card => card.isUnseen).map(({ order }) => order)
  return {
    ...lists,
    tickets,
    sums: () => sumsOf(tickets.flatMap(({ items }) => items)),
    lost: steps
      .filter(({ state, order }) => state === 'refused' && !shown.has(order))
      .map(step => ({ step, order: orders.find(({ id }) => id === step.order) ?? null })),
    unseen,
    level: Math.max(0, ...unseen.map(order => (isUnseen(order) ? order.escalation : 0))),
    undoable: step && { step, number: orders.find(({ id }) => id === step.order)?.ticketNumber ?? '' },
    queued: steps.filter(({ state }) => state === 'waiting').length,
  }
}

/**
 * New, and neither tapped away here nor answered with another time; where orders are taken without anybody, also a taken one
 * that no board has shown to anybody.
 */
function isUnseenHere(order: BoardOrder, { seen, accepts }: Pick<KitchenInput, 'seen' | 'accepts'>): boolean {
  const { id, status, counterAppointmentAt, acknowledgedAt, isQuotation, needsReview } = order
  if (seen.has(id) || counterAppointmentAt !== null) return false
  if (status === 'new') return true
  return accepts && status === 'confirmed' && acknowledgedAt === null && !isQuotation && !needsReview
}

const byUnseen = (one: Card, other: Card): number => Number(other.isUnseen) - Number(one.isUnseen)
