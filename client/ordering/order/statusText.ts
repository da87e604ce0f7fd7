import { modeIn } from '../../../schema/business/modes.ts'
import { isOnline, paymentMethods } from '../../../schema/business/paymentMethods.ts'
import { tableTitleOf } from '../../../schema/business/tableTitle.ts'
import type { PublicOrder } from '../../../schema/ordering/calls.ts'
import { paymentWays } from '../../../schema/ordering/paymentWays.ts'
import { texts } from './texts.ts'

/**
 * What the status page says about an order. Flags are read in
 * the order of finality, so a completed order reads the same whether or not its earlier flags are still set.
 */
type Standing = 'unpaid' | 'new' | 'confirmed' | 'underway' | 'completed' | 'rejected' | 'canceled' | 'failed'

export function standingOf(order: PublicOrder): Standing {
  if (order.isRejected) return 'rejected'
  if (order.isCanceled) return 'canceled'
  if (order.isFailed) return 'failed'
  if (order.isCompleted || order.isDelivered) return 'completed'
  if (order.isInDelivery) return 'underway'
  if (order.isConfirmed) return order.paymentUrl === null ? 'confirmed' : 'unpaid'
  // An offer is asked for without money.
  return isOnline(order.paymentMethod) && !order.isPaid && !order.isQuotation ? 'unpaid' : 'new'
}

export function headlineOf(order: PublicOrder): string {
  const standing = standingOf(order)
  if (standing === 'rejected' || standing === 'canceled') return texts.headline.canceled
  if (standing === 'failed') return isForgotten(order) ? texts.headline.unpaid : texts.headline.failed
  if (standing === 'completed') return order.isDelivery ? texts.headline.delivered : texts.headline.completed
  return order.isQuotation ? texts.headline.quotation : texts.headline.thanks
}

/** Nobody refused the money: it was called off, or the time was over. */
const isForgotten = ({ payment }: PublicOrder): boolean => payment?.lost === 'canceled' || payment?.lost === 'expired'

/** One sentence on what happens now, or null where the headline says it all. */
export function sentenceOf(order: PublicOrder): string | null {
  switch (standingOf(order)) {
    case 'completed':
      return texts.seeYouAgain
    case 'underway':
      if (order.isDelivery) return texts.now.inDelivery
      return isAtTable(order) ? texts.atTable.now : texts.now.ready
    case 'confirmed':
      return texts.now.preparing
    case 'unpaid':
      return order.payment?.lost ? texts.now.lost[order.payment.lost] : texts.now.unpaid
    case 'failed':
      return texts.now.givenUp
    case 'new':
      // Whoever is asked a question does not wait.
      if (order.counterAppointment !== null || order.offer) return null
      return order.isQuotation ? texts.now.waitingQuotation : texts.now.waiting
    default:
      return null
  }
}

/** When it will be there: the agreed instant (ISO 8601) of a confirmed order that is not out yet, and the word for it. */
export function arrivalOf(order: PublicOrder): { at: string; word: string } | null {
  if (!isTakenUp(order) || order.appointmentDate === null) return null
  // Told otherwise since.
  if (order.promisedAt !== null && order.promisedAt !== order.appointmentDate) return null
  return { at: order.appointmentDate, word: order.isDelivery ? texts.arrival.delivery : readyWordOf(order) }
}

const readyWordOf = (order: PublicOrder): string => (isAtTable(order) ? texts.atTable.word : texts.arrival.pickup)

/** Somebody makes it, also what is still to be paid: an offer is confirmed when its guest accepts it. */
const isTakenUp = (order: PublicOrder): boolean =>
  standingOf(order) === 'confirmed' || (order.isConfirmed && standingOf(order) === 'unpaid')

/** The counter-appointment still to be answered, ISO 8601; null where there is none (any more). */
export function openCounterAppointmentOf(order: PublicOrder): string | null {
  const standing = standingOf(order)
  return standing === 'new' || (standing === 'unpaid' && !order.isConfirmed) ? order.counterAppointment : null
}

/** The order's number as it is spoken of: 'Ticket 17', or 'Bestellung 17' where there are no tickets. */
export const numberOf = (order: PublicOrder, isNumbered: boolean): string =>
  (isNumbered ? texts.numbered : texts.ticketed)(order.ticketNumber)

/** What the order is doing, to be said after its number: 'wird vorbereitet'. */
export function stateOf(order: PublicOrder): string {
  const standing = standingOf(order)
  if (openCounterAppointmentOf(order) !== null) return texts.state.proposal
  if (standing === 'completed') return order.isDelivery ? texts.state.delivered : texts.state.completed
  if (standing === 'underway' && isAtTable(order)) return texts.atTable.state
  if (standing === 'underway') return order.isDelivery ? texts.state.inDelivery : texts.state.ready
  return standing === 'rejected' ? texts.state.canceled : texts.state[standing]
}

/** 'Ticket 17 · abholbereit', for the title of the page. */
export function titleStateOf(order: PublicOrder, isNumbered: boolean): string {
  const standing = standingOf(order)
  const words =
    standing === 'underway' && !order.isDelivery
      ? readyWordOf(order)
      : standing === 'completed'
        ? order.isDelivery
          ? texts.tab.delivered
          : texts.tab.completed
        : standing === 'rejected' || standing === 'canceled'
          ? texts.tab.canceled
          : stateOf(order)
  return `${numberOf(order, isNumbered)} · ${words}`
}

/** What is read aloud when the order has changed. */
export function announcementOf(order: PublicOrder, isNumbered: boolean): string {
  if (order.questionnaireRating !== null) return texts.rating.thanks
  return `${numberOf(order, isNumbered)} ${stateOf(order)}.`
}

export interface TimelineStep {
  readonly label: string
  readonly state: 'done' | 'current' | 'ahead' | 'stopped'
}

/** The steps of an order; empty for a rejected one, which has no timeline. */
export function timelineOf(order: PublicOrder): TimelineStep[] {
  const standing = standingOf(order)
  if (standing === 'rejected') return []
  const stopped = standing === 'canceled' || standing === 'failed'
  const reached = stopped || isTakenUp(order) ? (order.isConfirmed ? 1 : 0) : stepsReached[standing]
  const last = order.isDelivery ? texts.timeline.delivery : texts.timeline.pickup
  const underway = reached > 3 ? last.underwayDone : last.underway
  const labels = [
    reached > 0 ? texts.timeline.confirmed : texts.timeline.waiting,
    reached > 1 ? texts.timeline.prepared : texts.timeline.preparing,
    isAtTable(order) ? texts.atTable.timeline : underway,
    last.completed,
  ]
  if (stopped)
    return [
      ...labels.slice(0, reached).map((label): TimelineStep => ({ label, state: 'done' })),
      { label: standing === 'failed' ? texts.timeline.failed : texts.timeline.canceled, state: 'stopped' },
    ]
  return labels.map((label, step) => ({
    label,
    state: step < reached ? 'done' : step === reached ? 'current' : 'ahead',
  }))
}

/** How many steps of the timeline lie behind an order; four is all of them. */
const stepsReached = { unpaid: 0, new: 0, confirmed: 1, underway: 2, completed: 4 } as const

/** The status line of the details block. */
export function statusLineOf(order: PublicOrder): string {
  const standing = standingOf(order)
  if (standing === 'completed') return order.isDelivery ? texts.status.delivered : texts.status.completed
  if (standing === 'underway' && isAtTable(order)) return texts.atTable.status
  if (standing === 'underway') return order.isDelivery ? texts.status.inDelivery : texts.status.ready
  if (standing === 'unpaid') return texts.status.unpaid
  if (standing === 'new') return texts.status.new
  return standing === 'confirmed' ? texts.status.confirmed : texts.status.canceled
}

/** How it is paid, and how that money stands: what is on its way back is not called paid any more. */
export function paymentLineOf(order: PublicOrder): string {
  const label = order.paymentWay ? paymentWays[order.paymentWay].label : paymentMethods[order.paymentMethod].label
  if (!isOnline(order.paymentMethod)) return label
  if (order.isRefunded) return `${label} ${texts.refunded}`
  if (order.isPaid) return `${label} ${(order.payment?.refunding ?? 0) > 0 ? texts.refunding : texts.paid}`
  return label
}

/** 'Takeaway', or 'Dine In · Tisch Hof 1'. */
export const typeLineOf = (order: PublicOrder): string =>
  [texts.type[modeIn(order)], order.isDineIn ? tableTitleOf(order) : null].filter(Boolean).join(' · ')

/** Notes about the status screens on site, where they are switched on (`enablePluginFrontdesk`) and the order is not delivered. */
export function screenNotesOf(order: PublicOrder): readonly string[] {
  if (order.isDelivery || stepsReachedBy(order) >= 4) return []
  const table = order.isDineIn ? tableTitleOf(order) : null
  return table === null ? [texts.screens.ticket] : [texts.screens.table(table), texts.screens.tableReady]
}

/** The branch's address helps whoever comes or waits; a guest at a table is there already. */
export function showsBranch(order: PublicOrder): boolean {
  return !isAtTable(order)
}

/** It is brought to where its guest sits. */
const isAtTable = (order: PublicOrder): boolean => order.isDineIn && order.tableIdentifier !== null

function stepsReachedBy(order: PublicOrder): number {
  const standing = standingOf(order)
  return standing === 'rejected' || standing === 'canceled' || standing === 'failed' ? 4 : stepsReached[standing]
}
