import { z } from 'zod'
import { id, money, text } from './fields.ts'
import type { Problem } from './messages.ts'
import type { OrderStatus } from './rules/orderStatus.ts'
import { units } from './rules/units.ts'

/** Request and answer of every call that is not generic. Every answer is `{data}` or `{errors}` (design 8.15). */
export type Answer<T> = { data: T } | { errors: Problem[]; data?: unknown }

export const paymentMethods = ['cash', 'atm-card', 'hydro-ag-voucher', 'mollie', 'datatrans'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
export const countries = ['DE', 'LI', 'AT', 'CH'] as const

const unitKeys = Object.keys(units) as [keyof typeof units]
/** Text a person typed: an empty one is as good as none. */
const entry = (max: number) => text(max).nullish()

/** The value of one configuration step: text, the name of an option, several names, or uploads. */
const partValue = z.union([
  text(4000),
  z.array(z.union([text(200), z.object({ name: text(200) }), z.object({ id: id() })])).max(60),
  z.object({ name: text(200) }),
  z.object({ id: id() }),
  z.null(),
])

const item = z.object({
  product: id(),
  amount: z.number().positive().max(1_000_000),
  unit: z.enum(unitKeys).nullish(),
  parts: z.record(text(60), partValue).nullish(),
})
export type OrderItemCall = z.infer<typeof item>

const wanted = {
  branch: id(),
  isDelivery: z.boolean().default(false),
  isDineIn: z.boolean().default(false),
  deliveryArea: entry(80),
  items: z.array(item).min(1).max(200),
  /** ISO 8601 instant with zone; absent means as soon as possible. */
  appointmentDate: z.iso.datetime({ offset: true }).nullish(),
  donatee: id().nullish(),
  table: z.union([id(), text(80)]).nullish(),
}

/** POST /api/quote: what is wanted, without contact data. Never writes. */
export const quoteCall = z.object(wanted).superRefine(oneMode)
export type QuoteCall = z.infer<typeof quoteCall>

/** Takeaway, delivery and dine-in exclude each other (storefront section 4). */
function oneMode(call: { isDelivery: boolean; isDineIn: boolean }, context: z.RefinementCtx): void {
  if (call.isDelivery && call.isDineIn)
    context.addIssue({ code: 'custom', path: ['isDineIn'], params: { code: 'choice' } })
}

const address = {
  street: entry(120),
  floor: entry(40),
  stairway: entry(40),
  door: entry(40),
  zipCode: entry(12),
  city: entry(80),
  country: z.enum(countries).nullish(),
}

/** POST /api/orders: the checkout form, the cart and the identity the author's device gave the order (design 5). */
export const orderCall = z
  .object({
    ...wanted,
    uid: z.uuid(),
    /** Cents: the total the person saw. Another total is answered by 409 and a fresh quote. */
    expectedTotal: money(),
    /** Epoch of the catalogue the cart was priced with; only told, never trusted. */
    catalogueSeq: text(40).nullish(),
    createdAt: z.iso.datetime({ offset: true }).nullish(),
    /** After this instant the order is not taken any more: nobody wants yesterday's lunch. */
    validUntil: z.iso.datetime({ offset: true }).nullish(),
    isCompany: z.boolean().default(false),
    companyName: entry(120),
    vatNumber: entry(40),
    firstName: entry(80),
    lastName: entry(80),
    ...address,
    isDeliveryAddressDifferent: z.boolean().default(false),
    deliveryAddress: z.object({ firstName: entry(80), lastName: entry(80), ...address }).nullish(),
    phone: entry(40),
    email: entry(254),
    comment: entry(2000),
    paymentMethod: z.enum(paymentMethods),
    legalInstructions: z.boolean().default(false),
    privacyPolicy: z.boolean().default(false),
  })
  .superRefine(oneMode)
export type OrderCall = z.infer<typeof orderCall>

/** Answer of POST /api/orders, 201 the first time and 200 with `Idempotency-Replayed: true` ever after. */
export interface OrderReceipt {
  readonly uid: string
  /** 128 bits or more: with the uid the key to the public view. */
  readonly hash: string
  readonly ticketNumber: string
  readonly paymentRedirectUrl?: string
}

/** GET /api/orders/public/{uid}/{hash}: storefront section 3, reduced to what the guest may see. */
export interface PublicOrder {
  readonly id: number
  readonly uid: string
  readonly ticketNumber: string
  readonly status: OrderStatus
  readonly paymentMethod: PaymentMethod
  readonly appointment: boolean
  /** ISO 8601 instant, or null for as soon as possible. */
  readonly appointmentDate: string | null
  readonly counterAppointment: string | null
  readonly rejectionMessage: string | null
  readonly questionnaireRating: number | null
  readonly tableIdentifier: string | null
  readonly branch: { readonly id: number }
  readonly isQuotation: boolean
  readonly isRejected: boolean
  readonly isCanceled: boolean
  readonly isFailed: boolean
  readonly isCompleted: boolean
  readonly isConfirmed: boolean
  readonly isDelivery: boolean
  readonly isInDelivery: boolean
  readonly isDelivered: boolean
  readonly isDineIn: boolean
  readonly isPaid: boolean
  readonly isRefunded: boolean
  readonly currency: string
  /** Cents, as frozen when the order was placed. */
  readonly totalGross: number
  readonly items: readonly { name: string; amount: number; unit: string; gross: number }[]
  /** ISO 8601 instants of what happened, for the timeline. */
  readonly createdAt: string
  readonly updatedAt: string
}

export const loginCall = z.object({ username: text(254).min(1), password: z.string().min(1).max(1000) })
export const passwordCall = z.object({ password: z.string().min(8).max(128) })

/** GET /api/users/me */
export interface Me {
  readonly user: { id: number; username: string; firstName: string; lastName: string; branches: { id: number }[] }
  readonly roles: readonly string[]
  /** Replication databases this person may open. */
  readonly databases: readonly string[]
  /** Epoch ms until which the device may show office data without asking the server. */
  readonly offlineUntil: number
}

/** German sentences of codes that are no validation of a field; storefront section 8. */
export const errorMessages = {
  invalidJson: 'Die Anfrage konnte nicht gelesen werden.',
  tooLarge: 'Die Anfrage ist zu groß.',
  notFound: 'Der Eintrag wurde nicht gefunden.',
  forbidden: 'Dafür fehlt Ihnen die Berechtigung.',
  unauthorized: 'Bitte melden Sie sich an.',
  credentials: 'Benutzername oder Passwort ist falsch.',
  disabled: 'Dieses Konto ist gesperrt.',
  origin: 'Diese Anfrage kam von einer fremden Seite und wurde abgelehnt.',
  tooManyRequests: 'Zu viele Anfragen. Bitte versuchen Sie es in einer Minute erneut.',
  conflict: 'Der Eintrag wurde inzwischen geändert.',
  revMissing: 'Bitte geben Sie die Revision (rev) an, auf der Ihre Änderung beruht.',
  uidReused: 'Diese Bestellung wurde bereits mit anderem Inhalt gesendet.',
  expired: 'Diese Bestellung ist abgelaufen. Bitte prüfen Sie sie und senden Sie sie erneut ab.',
  totalChanged: 'Der Preis hat sich geändert. Bitte prüfen Sie Ihre Bestellung.',
  statusNotAllowed: 'Dieser Schritt ist im jetzigen Stand der Bestellung nicht möglich.',
  internal: 'Leider ist ein interner Fehler aufgetreten.',
  unavailable: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  methodNotAllowed: 'Diese Methode ist hier nicht erlaubt.',
} as const
export type ErrorCode = keyof typeof errorMessages

/** Too many failed sign-ins, with the minutes still to wait. */
export const tooManyLogins = (minutes: number): string =>
  `Zu viele fehlgeschlagene Anmeldeversuche. Bitte versuchen Sie es in ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'} erneut.`
