import { z } from 'zod'
import { email, id, instant, localDate, money, phone, text } from '../base/fields.ts'
import { keysOf } from '../base/keys.ts'
import { modes } from '../business/modes.ts'
import { paymentMethods } from '../business/paymentMethods.ts'
import type { BoardItem, BoardOrder } from './liveOrder.ts'
import { MOST_LINES } from './orderLimits.ts'
import { orderStatuses } from './orderStatus.ts'
import { addressCall, itemCall, nameCall } from './requests.ts'

/** The revision of the order that a change is based on. */
const rev = () => z.int().min(1)

const { country: _, ...placeCall } = addressCall

/** PUT /api/orders/{id}: what staff set right after talking to the guest. Absent fields stay as they are. */
export const orderEditCall = z.strictObject({
  rev: rev(),
  comment: text(2000).nullish(),
  /** Null is as soon as possible. */
  appointmentDate: instant().nullish(),
  tableIdentifier: text(80).nullish(),
  /** As it is dialled there or international; kept as E.164. */
  phone: phone().nullish(),
  email: email().nullish(),
  ...nameCall,
  /** Of whom it is delivered to where that is not its guest. */
  recipientFirstName: nameCall.firstName,
  recipientLastName: nameCall.lastName,
  /** Of the address it is delivered to, else of its guest. */
  ...placeCall,
})
export type OrderEditCall = z.infer<typeof orderEditCall>

/** PUT /api/orders/{id}/items/{position}: another amount (0 leaves the item out), the weight it came to, other choices. */
export const itemEditCall = z.strictObject({
  rev: rev(),
  amount: z.number().min(0).max(1_000_000).optional(),
  unit: itemCall.shape.unit.unwrap().unwrap().optional(),
  parts: itemCall.shape.parts,
})
export type ItemEditCall = z.infer<typeof itemEditCall>

/** POST /api/orders/{id}/lines, and /lines/preview: lines by their position as they are to be, and what comes on top, in one go. */
export const linesEditCall = z.strictObject({
  rev: rev(),
  changes: z
    .array(z.strictObject({ position: z.int().min(0), ...itemEditCall.omit({ rev: true }).shape }))
    .max(MOST_LINES),
  added: z.array(itemCall).max(MOST_LINES),
})
export type LinesEditCall = z.infer<typeof linesEditCall>

/** POST /api/orders/{id}/customer: whose it is; null for nobody's. */
export const joinCall = z.strictObject({ customer: id().nullable() })
export type JoinCall = z.infer<typeof joinCall>

/** POST /api/orders/{id}/offer: what each line of a request comes to in cents, and until when that holds. */
export const offerCall = z.strictObject({
  rev: rev(),
  prices: z.array(z.strictObject({ position: z.int().min(0), gross: money() })).max(MOST_LINES),
  validUntil: instant(),
})
export type OfferCall = z.infer<typeof offerCall>

/**
 * POST /api/orders/{id}/refunds. What goes back is the sum of all that is said: pieces (or weight) of lines by their position,
 * the delivery, and a free amount in cents.
 */
export const refundCall = z.strictObject({
  uid: z.uuid().toLowerCase(),
  reason: text(200).min(1),
  lines: z
    .array(z.strictObject({ position: z.int().min(0), amount: z.number().positive().max(1_000_000) }))
    .max(200)
    .optional(),
  delivery: z.literal(true).optional(),
  amount: z.int().min(1).max(100_000_000).optional(),
})
export type RefundCall = z.infer<typeof refundCall>

/** The first of the seven days about which is asked what they will probably bring. */
export const expectedQuery = z.object({ from: localDate() })

/** The month of GET /api/customers/{id}/account: YYYY-MM. */
export const monthQuery = z.object({
  month: z
    .string()
    .regex(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/)
    .optional(),
})

/** Filters of GET /api/orders. `from` and `to` are local dates of the branch's first zone or instants; both are included. */
export const historyQuery = z.strictObject({
  /** One or several: '1,8'. */
  branch: z
    .string()
    .max(2000)
    .transform(text => text.split(',').map(Number))
    .pipe(z.array(id()))
    .optional(),
  status: z.enum(orderStatuses).optional(),
  mode: z.enum(keysOf(modes)).optional(),
  paymentMethod: z.enum(keysOf(paymentMethods)).optional(),
  /** Only those of which something was given back, or is on its way. */
  refunded: z.literal('true').optional(),
  from: z.union([localDate(), instant()]).optional(),
  to: z.union([localDate(), instant()]).optional(),
  search: text(100).optional(),
})
export type HistoryQuery = z.infer<typeof historyQuery>

/** An order in a list of the staff. Instants are ISO 8601, money is cents. */
export interface StaffOrder
  extends Pick<
    BoardOrder,
    | 'id'
    | 'uid'
    | 'branch'
    | 'ticketNumber'
    | 'status'
    | 'mode'
    | 'isQuotation'
    | 'paymentMethod'
    | 'paymentState'
    | 'toCollect'
    | 'needsReview'
    | 'tableIdentifier'
    | 'tableName'
    | 'totalGross'
    | 'currency'
  > {
  readonly rev: number
  /** First and last name, and the company before them. */
  readonly name: string
  readonly phone: string | null
  readonly appointmentDate: string | null
  readonly counterAppointment: string | null
  readonly acknowledgedAt: string | null
  /** Until when at the latest its place is held for a payment that has not come; null where nobody waits for one. */
  readonly heldUntil: string | null
  readonly createdAt: string
  readonly updatedAt: string
}

/** An order somebody has to make: GET /api/orders/current. */
export interface CurrentOrder extends StaffOrder {
  readonly comment: string | null
  /** ISO 8601 instant it is promised for; null where nobody has promised anything. */
  readonly promisedAt: string | null
  readonly dueAt: string | null
  readonly items: readonly BoardItem[]
}

/** GET /api/orders/frontdesk/{branchId}/{apiKey}: what everybody in the shop may read from afar. */
export interface FrontdeskOrder {
  readonly ticketNumber: string
  readonly status: BoardOrder['status']
  readonly mode: BoardOrder['mode']
  /** 'Tisch Hof 1' */
  readonly table: string | null
  readonly appointmentDate: string | null
  readonly createdAt: string
  readonly updatedAt: string
}
