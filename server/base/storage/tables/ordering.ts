import type { Mode } from '../../../../schema/business/modes.ts'
import type { PaymentMethod } from '../../../../schema/business/paymentMethods.ts'
import type { Unit } from '../../../../schema/catalogue/units.ts'
import type { CreditNote } from '../../../../schema/ordering/creditNote.ts'
import type { KeptContact, KeptParts, KeptPricing } from '../../../../schema/ordering/keptOrder.ts'
import type { BoardOrder } from '../../../../schema/ordering/liveOrder.ts'
import type { OrderStatus } from '../../../../schema/ordering/orderStatus.ts'
import type { PaymentWay } from '../../../../schema/ordering/paymentWays.ts'
import type { Reckoning } from '../../../../schema/ordering/promise.ts'
import type { Json } from '../json.ts'
import type { TableKit } from './kit.ts'

/**
 * `creating` until the provider has answered; `mismatch` when it reports money that was not agreed, which is for a person
 * to look at.
 */
type AttemptState =
  | 'creating'
  | 'open'
  | 'pending'
  | 'authorized'
  | 'paid'
  | 'canceled'
  | 'expired'
  | 'failed'
  | 'mismatch'

export const orders = ({ table, text, integer, index, uniqueIndex }: TableKit) =>
  table(
    'orders',
    {
      id: integer().primaryKey(),
      uid: text().notNull(),
      fingerprint: text().notNull(),
      hash: text().notNull(),
      branch: integer().notNull(),
      businessDay: text('business_day').notNull(),
      /** '17', or 'K2-017' from a kiosk that counted by itself. */
      ticketNumber: text('ticket_number').notNull(),
      status: text().notNull().$type<OrderStatus>(),
      rev: integer().notNull(),
      mode: text().notNull().$type<Mode>(),
      isQuotation: integer('is_quotation').notNull(),
      paymentMethod: text('payment_method').notNull().$type<PaymentMethod>(),
      paymentState: text('payment_state').notNull().$type<BoardOrder['paymentState']>(),
      currency: text().notNull(),
      totalGross: integer('total_gross').notNull(),
      pricing: text().notNull().$type<Json<KeptPricing>>(),
      contact: text().notNull().$type<Json<KeptContact>>(),
      appointmentAt: integer('appointment_at'),
      counterAppointmentAt: integer('counter_appointment_at'),
      rejectionMessage: text('rejection_message'),
      tableIdentifier: text('table_identifier'),
      donatee: integer(),
      catalogueSeq: text('catalogue_seq'),
      redirectUrl: text('redirect_url'),
      /** The minute it is due, by which it takes a place in a slot of the branch. */
      slotAt: integer('slot_at'),
      /** An order to be paid online is given up after this instant unless it is paid. */
      holdUntil: integer('hold_until'),
      /** Taken as it was, although something about it has to be looked at by a person. */
      needsReview: integer('needs_review').notNull(),
      /** The kiosk it was placed at. */
      device: integer(),
      /** When the first device of the branch had seen it. */
      acknowledgedAt: integer('acknowledged_at'),
      /** How often nobody had seen it in time: 0 not at all, 1 louder, 2 told to the shift lead, 3 branch paused. */
      escalation: integer().notNull(),
      createdAt: integer('created_at').notNull(),
      updatedAt: integer('updated_at').notNull(),
      /** What the table was called when it was chosen: people read this and not its code. */
      tableName: text('table_name'),
      /** The way the guest chose among those of the provider ('paypal'); null leaves the choice to its page. */
      paymentWay: text('payment_way').$type<PaymentWay>(),
      /** When it was promised to be ready (epoch ms): its appointment, or what was reckoned when it was placed and told since. */
      promisedAt: integer('promised_at'),
      /** What an order for as soon as possible was reckoned by: the queue counts it, and its branch learns from it. */
      reckoning: text().$type<Json<Reckoning>>(),
      /** The promise (epoch ms) about which the boards were asked whether it can be kept. */
      askedAbout: integer('asked_about'),
    },
    row => [
      uniqueIndex('orders_by_uid').on(row.uid),
      index('orders_by_slot').on(row.branch, row.slotAt),
      index('orders_by_promise').on(row.branch, row.promisedAt),
      index('orders_by_status').on(row.branch, row.status, row.createdAt),
      index('orders_by_time').on(row.createdAt),
      // What may still have happened to an order of before is said here: closings read no others.
      index('orders_by_branch').on(row.branch, row.createdAt, row.updatedAt),
      index('orders_by_appointment').on(row.appointmentAt),
      index('orders_by_donatee').on(row.donatee, row.createdAt),
      uniqueIndex('orders_by_ticket').on(row.branch, row.businessDay, row.ticketNumber),
    ],
  )

/**
 * By what a guest is found again: the number in E.164, the address in small letters, or whom it was placed for. Goes with them
 * when they are forgotten.
 */
export const orderGuests = ({ table, text, integer, primaryKey }: TableKit) =>
  table(
    'order_guests',
    {
      guest: text().notNull(),
      order: integer('order_id').notNull(),
    },
    row => [primaryKey({ columns: [row.guest, row.order] })],
  )

export const orderItems = ({ table, text, integer, real, primaryKey }: TableKit) =>
  table(
    'order_items',
    {
      order: integer('order_id').notNull(),
      position: integer().notNull(),
      product: integer().notNull(),
      name: text().notNull(),
      amount: real().notNull(),
      unit: text().notNull().$type<Unit>(),
      parts: text().notNull().$type<Json<KeptParts>>(),
      unitPrice: integer('unit_price').notNull(),
      gross: integer().notNull(),
      rate: real().notNull(),
      deposit: integer().notNull(),
      /** What was taken off for a customer; `gross` is without it. */
      discount: integer().notNull().default(0),
    },
    row => [primaryKey({ columns: [row.order, row.position] })],
  )

/** What happened to an order, who did it and when: timeline and audit. */
export const orderEvents = ({ table, text, integer, primaryKey }: TableKit) =>
  table(
    'order_events',
    {
      order: integer('order_id').notNull(),
      rev: integer().notNull(),
      action: text().notNull(),
      status: text().notNull().$type<OrderStatus>(),
      actor: text().notNull(),
      at: integer().notNull(),
    },
    row => [primaryKey({ columns: [row.order, row.rev] })],
  )

/** 1:n per order, forward only; amount and currency are what the provider is asked for. */
export const paymentAttempts = ({ table, text, integer, index, uniqueIndex }: TableKit) =>
  table(
    'payment_attempts',
    {
      id: integer().primaryKey(),
      order: integer('order_id').notNull(),
      provider: text().notNull(),
      /** The provider's name for it; unknown until it answered. */
      providerId: text('provider_id'),
      idemKey: text('idem_key').notNull(),
      state: text().notNull().$type<AttemptState>(),
      amount: integer().notNull(),
      currency: text().notNull(),
      checkoutUrl: text('checkout_url'),
      createdAt: integer('created_at').notNull(),
      /** When the provider is asked next; null when there is nothing left to learn. */
      nextCheckAt: integer('next_check_at'),
      checks: integer().notNull(),
    },
    row => [
      index('attempts_by_order').on(row.order),
      uniqueIndex('attempts_by_key').on(row.idemKey),
      uniqueIndex('attempts_by_provider').on(row.provider, row.providerId),
      index('attempts_by_check').on(row.nextCheckAt),
    ],
  )

/** Money on its way back; what is refunded of an attempt is the sum of these. */
export const refunds = ({ table, text, integer, index, uniqueIndex }: TableKit) =>
  table(
    'refunds',
    {
      id: integer().primaryKey(),
      order: integer('order_id').notNull(),
      attempt: integer().notNull(),
      providerId: text('provider_id'),
      idemKey: text('idem_key').notNull(),
      amount: integer().notNull(),
      currency: text().notNull(),
      reason: text().notNull(),
      state: text().notNull(),
      createdAt: integer('created_at').notNull(),
      updatedAt: integer('updated_at').notNull(),
      /** The credit note it pays; null where an order that ended or was edited gave it back. */
      creditNote: integer('credit_note'),
    },
    row => [
      index('refunds_by_order').on(row.order),
      index('refunds_by_attempt').on(row.attempt),
      uniqueIndex('refunds_by_key').on(row.idemKey),
    ],
  )

/** What staff gave back of an order, as it was booked; what of it goes through a provider are refunds. Never changed. */
export const creditNotes = ({ table, text, integer, index, uniqueIndex }: TableKit) =>
  table(
    'credit_notes',
    {
      id: integer().primaryKey(),
      uid: text().notNull(),
      fingerprint: text().notNull(),
      order: integer('order_id').notNull(),
      amount: integer().notNull(),
      currency: text().notNull(),
      reason: text().notNull(),
      /** Lines, delivery and taxes of it. */
      note: text().notNull().$type<Json<CreditNote>>(),
      /** Handed out at the counter, or through the provider that was paid. */
      isOnline: integer('is_online').notNull(),
      /** `users:5` */
      author: text().notNull(),
      createdAt: integer('created_at').notNull(),
    },
    row => [
      uniqueIndex('credit_notes_by_uid').on(row.uid),
      index('credit_notes_by_order').on(row.order),
      index('credit_notes_by_time').on(row.createdAt),
    ],
  )

/** What lets an external person in: links that are used up, and the sessions they begin. Of each only the hash is kept. */
export const externalKeys = ({ table, text, integer, index }: TableKit) =>
  table(
    'external_keys',
    {
      tokenHash: text('token_hash').primaryKey(),
      person: integer().notNull(),
      kind: text().notNull().$type<'invitation' | 'login' | 'session'>(),
      /** The address a link went to; empty where none was sent. */
      sentTo: text('sent_to').notNull(),
      createdAt: integer('created_at').notNull(),
      seenAt: integer('seen_at').notNull(),
      expiresAt: integer('expires_at').notNull(),
    },
    row => [index('external_keys_by_person').on(row.person), index('external_keys_by_end').on(row.expiresAt)],
  )

/** Files guests added to a product; the bytes lie in the data folder. Without an order they expire. */
export const uploads = ({ table, text, integer, index }: TableKit) =>
  table(
    'uploads',
    {
      id: integer().primaryKey(),
      version: integer().notNull(),
      extension: text().notNull(),
      /** 128 bits or more: with the id the key to the file. */
      publicHash: text('public_hash').notNull(),
      mimeType: text('mime_type').notNull(),
      name: text().notNull(),
      bytes: integer().notNull(),
      order: integer('order_id'),
      createdAt: integer('created_at').notNull(),
    },
    row => [index('uploads_by_order').on(row.order, row.createdAt)],
  )

/** Orders whose guest took them back before anything of them had arrived: what still does is not taken. */
export const withdrawals = ({ table, text, integer }: TableKit) =>
  table('withdrawals', {
    uid: text().primaryKey(),
    createdAt: integer('created_at').notNull(),
  })

/** What guests thought of their order; at most one per order. */
export const questionnaires = ({ table, text, integer }: TableKit) =>
  table('questionnaires', {
    order: integer('order_id').primaryKey(),
    rating: integer().notNull(),
    foodRating: integer('food_rating').notNull(),
    serviceRating: integer('service_rating').notNull(),
    processRating: integer('process_rating').notNull(),
    comment: text().notNull(),
    createdAt: integer('created_at').notNull(),
  })
