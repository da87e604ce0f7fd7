import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from './drizzle.ts'

/**
 * Every table. Portable on purpose: epoch milliseconds, integer cents, text keys, JSON as text, no rowid and no serial,
 * so that PostgreSQL can speak the same statements (design 6).
 */
export const documents = sqliteTable(
  'documents',
  {
    type: text().notNull(),
    id: integer().notNull(),
    rev: text().notNull(),
    deleted: integer().notNull(),
    body: text().notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  table => [primaryKey({ columns: [table.type, table.id] })],
)

/** Base for merging, version history, undo and audit in one: every accepted write keeps its body. */
export const revisions = sqliteTable(
  'revisions',
  {
    type: text().notNull(),
    id: integer().notNull(),
    generation: integer().notNull(),
    rev: text().notNull(),
    deleted: integer().notNull(),
    body: text().notNull(),
    author: integer().notNull(),
    device: text().notNull(),
    at: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.type, table.id, table.generation] })],
)

/** One row per document and audience: what that audience sees, ready to be spliced into an answer. */
export const feed = sqliteTable(
  'feed',
  {
    database: text('db').notNull(),
    type: text().notNull(),
    id: integer().notNull(),
    seq: integer().notNull(),
    rev: text().notNull(),
    deleted: integer().notNull(),
    title: text().notNull(),
    head: text().notNull(),
    body: text().notNull(),
  },
  table => [
    primaryKey({ columns: [table.database, table.type, table.id] }),
    uniqueIndex('feed_by_seq').on(table.database, table.seq),
  ],
)

/** Values that exist once per type: the primary key is the check. */
export const uniqueValues = sqliteTable(
  'unique_values',
  { type: text().notNull(), field: text().notNull(), value: text().notNull(), id: integer().notNull() },
  table => [
    primaryKey({ columns: [table.type, table.field, table.value] }),
    index('unique_by_id').on(table.type, table.id),
  ],
)

/** `_local` documents of the replication protocol: checkpoints of foreign clients. */
export const locals = sqliteTable(
  'locals',
  {
    database: text('db').notNull(),
    id: text().notNull(),
    rev: integer().notNull(),
    body: text().notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  table => [primaryKey({ columns: [table.database, table.id] })],
)

/** Counted numbers: feed positions, ids, tickets. */
export const counters = sqliteTable('counters', { name: text().primaryKey(), value: integer().notNull() })

/** Facts about this database itself: epoch of the feeds, declaration hash, uuid. */
export const facts = sqliteTable('facts', { name: text().primaryKey(), value: text().notNull() })

export const credentials = sqliteTable('credentials', {
  user: integer().primaryKey(),
  hash: text().notNull(),
  updatedAt: integer('updated_at').notNull(),
})

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the token: who reads the database cannot sign in with it. */
    tokenHash: text('token_hash').primaryKey(),
    user: integer().notNull(),
    createdAt: integer('created_at').notNull(),
    seenAt: integer('seen_at').notNull(),
  },
  table => [index('sessions_by_user').on(table.user)],
)

export const orders = sqliteTable(
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
    status: text().notNull(),
    rev: integer().notNull(),
    mode: text().notNull(),
    isQuotation: integer('is_quotation').notNull(),
    paymentMethod: text('payment_method').notNull(),
    paymentState: text('payment_state').notNull(),
    currency: text().notNull(),
    totalGross: integer('total_gross').notNull(),
    pricing: text().notNull(),
    contact: text().notNull(),
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
  },
  table => [
    uniqueIndex('orders_by_uid').on(table.uid),
    index('orders_by_slot').on(table.branch, table.slotAt),
    index('orders_by_status').on(table.branch, table.status, table.createdAt),
    index('orders_by_time').on(table.createdAt),
    uniqueIndex('orders_by_ticket').on(table.branch, table.businessDay, table.ticketNumber),
  ],
)

export const orderItems = sqliteTable(
  'order_items',
  {
    order: integer('order_id').notNull(),
    position: integer().notNull(),
    product: integer().notNull(),
    name: text().notNull(),
    amount: real().notNull(),
    unit: text().notNull(),
    parts: text().notNull(),
    unitPrice: integer('unit_price').notNull(),
    gross: integer().notNull(),
    rate: real().notNull(),
    deposit: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.order, table.position] })],
)

/** What happened to an order, who did it and when: timeline and audit. */
export const orderEvents = sqliteTable(
  'order_events',
  {
    order: integer('order_id').notNull(),
    rev: integer().notNull(),
    action: text().notNull(),
    status: text().notNull(),
    actor: text().notNull(),
    at: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.order, table.rev] })],
)

/** 1:n per order, forward only; amount and currency are what the provider is asked for (design 5). */
export const paymentAttempts = sqliteTable(
  'payment_attempts',
  {
    id: integer().primaryKey(),
    order: integer('order_id').notNull(),
    provider: text().notNull(),
    /** The provider's name for it; unknown until it answered. */
    providerId: text('provider_id'),
    idemKey: text('idem_key').notNull(),
    state: text().notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    checkoutUrl: text('checkout_url'),
    createdAt: integer('created_at').notNull(),
    /** When the provider is asked next; null when there is nothing left to learn. */
    nextCheckAt: integer('next_check_at'),
    checks: integer().notNull(),
  },
  table => [
    index('attempts_by_order').on(table.order),
    uniqueIndex('attempts_by_key').on(table.idemKey),
    uniqueIndex('attempts_by_provider').on(table.provider, table.providerId),
    index('attempts_by_check').on(table.nextCheckAt),
  ],
)

/** Money on its way back; what is refunded of an attempt is the sum of these. */
export const refunds = sqliteTable(
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
  },
  table => [
    index('refunds_by_order').on(table.order),
    index('refunds_by_attempt').on(table.attempt),
    uniqueIndex('refunds_by_key').on(table.idemKey),
  ],
)

/** Side effects of deeds: done at least once, after the deed is durable; the dedupe key makes each of them one row. */
export const jobs = sqliteTable(
  'jobs',
  {
    id: integer().primaryKey(),
    kind: text().notNull(),
    dedupeKey: text('dedupe_key').notNull(),
    /** Whom it is for where several wait side by side: a printer's id. */
    target: text().notNull(),
    payload: text().notNull(),
    order: integer('order_id'),
    state: text().notNull(),
    runAt: integer('run_at').notNull(),
    leaseUntil: integer('lease_until'),
    tries: integer().notNull(),
    lastError: text('last_error'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  table => [
    uniqueIndex('jobs_by_key').on(table.dedupeKey),
    index('jobs_by_due').on(table.state, table.runAt),
    index('jobs_by_target').on(table.kind, table.target, table.state),
    index('jobs_by_order').on(table.order),
  ],
)

/** Mails and short messages as they were sent, for the outbox page; old ones are deleted. */
export const messages = sqliteTable(
  'messages',
  {
    id: integer().primaryKey(),
    channel: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    order: integer('order_id'),
    createdAt: integer('created_at').notNull(),
  },
  table => [index('messages_by_order').on(table.order), index('messages_by_time').on(table.createdAt)],
)

/** Where a browser may be told something while it is closed: of an order's guest, a person of the staff, or a device. */
export const pushSubscriptions = sqliteTable(
  'push_subscriptions',
  {
    id: integer().primaryKey(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** `orders:5`, `users:1`, `devices:3` */
    owner: text().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  table => [uniqueIndex('push_by_endpoint').on(table.endpoint, table.owner), index('push_by_owner').on(table.owner)],
)

/** A device that asks to be let in shows a code; a person who is signed in confirms it. */
export const pairings = sqliteTable(
  'pairings',
  {
    /** SHA-256 of what only the asking device knows. */
    secretHash: text('secret_hash').primaryKey(),
    code: text().notNull(),
    kind: text().notNull(),
    device: integer(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  table => [uniqueIndex('pairings_by_code').on(table.code)],
)

/** Keys of paired devices, hashed like sessions; a revoked one is deleted. */
export const deviceTokens = sqliteTable(
  'device_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    device: integer().notNull(),
    createdAt: integer('created_at').notNull(),
    seenAt: integer('seen_at').notNull(),
  },
  table => [index('device_tokens_by_device').on(table.device)],
)

/** The last a device said of itself. */
export const heartbeats = sqliteTable('heartbeats', {
  device: integer().primaryKey(),
  branch: integer().notNull(),
  at: integer().notNull(),
  data: text().notNull(),
})

/** Prefixes under which kiosks count tickets by themselves; never given to another device on the same day. */
export const ticketLeases = sqliteTable(
  'ticket_leases',
  {
    branch: integer().notNull(),
    businessDay: text('business_day').notNull(),
    prefix: text().notNull(),
    device: integer().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  table => [primaryKey({ columns: [table.branch, table.businessDay, table.prefix] })],
)

/** Which device of the branch has shown an order to somebody. */
export const acknowledgements = sqliteTable(
  'acknowledgements',
  { order: integer('order_id').notNull(), device: text().notNull(), at: integer().notNull() },
  table => [primaryKey({ columns: [table.order, table.device] })],
)

/** Files guests added to a product; the bytes lie in the data folder. Without an order they expire. */
export const uploads = sqliteTable(
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
  table => [index('uploads_by_order').on(table.order, table.createdAt)],
)

/** What guests thought of their order; at most one per order. */
export const questionnaires = sqliteTable('questionnaires', {
  order: integer('order_id').primaryKey(),
  rating: integer().notNull(),
  foodRating: integer('food_rating').notNull(),
  serviceRating: integer('service_rating').notNull(),
  processRating: integer('process_rating').notNull(),
  comment: text().notNull(),
  createdAt: integer('created_at').notNull(),
})

/** What visitors who agreed to it did; old rows are deleted. */
export const analytics = sqliteTable(
  'analytics',
  {
    id: text().primaryKey(),
    at: integer().notNull(),
    type: text().notNull(),
    action: text().notNull(),
    category: text().notNull(),
    data: text().notNull(),
  },
  table => [index('analytics_by_time').on(table.at)],
)
