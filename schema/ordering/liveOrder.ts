import type { Mode } from '../business/modes.ts'
import type { PaymentMethod } from '../business/paymentMethods.ts'
import type { Allergen } from '../catalogue/allergens.ts'
import type { Unit } from '../catalogue/units.ts'
import type { OrderStatus } from './orderStatus.ts'

/** Grows when boards are to be given their orders anew: the shape below changed. */
export const BOARD_VERSION = 4

/**
 * A live order as the boards of its branch have it: a document `orders:{id}` of the replication database `branch-{id}`. It
 * comes when somebody has to make the order (paid, where it is paid online) and goes two hours after it ended. Instants are
 * epoch ms, money is cents.
 */
export interface BoardOrder {
  readonly id: number
  /** The order's revision, which changes of it are based on. */
  readonly orderRev: number
  readonly uid: string
  readonly branch: number
  /** '17', or 'K2-017' from a kiosk that counted by itself. */
  readonly ticketNumber: string
  readonly status: OrderStatus
  readonly mode: Mode
  readonly isQuotation: boolean
  readonly paymentMethod: PaymentMethod
  readonly paymentState: 'open' | 'paid' | 'refunded' | 'failed'
  /** What is still to be collected at the counter, because the order became dearer after it was paid. */
  readonly toCollect: number
  readonly needsReview: boolean
  readonly appointmentAt: number | null
  readonly counterAppointmentAt: number | null
  /** When the guest was promised it; null where nobody has promised anything. */
  readonly promisedAt: number | null
  /** Whether this promise runs out and somebody should say if it can be kept. */
  readonly isPromiseAsked: boolean
  /** When it is due: the appointment, or what "as soon as possible" came to. */
  readonly dueAt: number | null
  readonly tableIdentifier: string | null
  /** What the table was called when it was chosen; people read `tableTitleOf` the order. */
  readonly tableName: string | null
  /** First name and initial: what is called out. */
  readonly guestName: string
  readonly phone: string | null
  /** Where a delivery goes, by line; null for everything else. */
  readonly address: readonly string[] | null
  /** Its guest stands in the shop, with a slip of a kiosk in the hand. */
  readonly isFromKiosk: boolean
  readonly comment: string | null
  readonly totalGross: number
  readonly currency: string
  readonly createdAt: number
  readonly updatedAt: number
  readonly acknowledgedAt: number | null
  readonly escalation: number
  readonly items: readonly BoardItem[]
}

/** Grows when the boards before the guests are to be given their numbers anew: the shape below changed. */
export const CALLED_VERSION = 1

/**
 * What the board before the guests has of an order that is being made or is ready: a document `orders:{id}` of the
 * replication database `frontdesk-{id}`. No name, no price, nothing that was ordered.
 */
export type CalledOrder = Pick<
  BoardOrder,
  | 'id'
  | 'ticketNumber'
  | 'status'
  | 'mode'
  | 'appointmentAt'
  | 'tableIdentifier'
  | 'tableName'
  | 'createdAt'
  | 'updatedAt'
>

export interface BoardItem {
  readonly position: number
  readonly product: number
  /** Categories the menus listed it in when it was ordered: stations choose by them. */
  readonly categories: readonly number[]
  readonly name: string
  /** 0 where staff left the item out. */
  readonly amount: number
  readonly unit: Unit
  /** 'Brot: Vollkorn' */
  readonly lines: readonly string[]
  /** Of the product and of what was chosen with it; absent in orders of before it was kept. */
  readonly allergens?: readonly Allergen[]
  readonly gross: number
}
