import type { InferSelectModel } from 'drizzle-orm'
import { and, asc, desc, eq, isNull, lt, lte, sql } from '../../drizzle.ts'
import type { Database } from '../../sqlite/open.ts'
import { revisions } from '../../tables/base.ts'
import { deviceTokens, heartbeats, pairings, pushSubscriptions, ticketLeases } from '../../tables/counter.ts'
import { orders } from '../../tables/ordering.ts'
import { assignments, hole, holes } from '../placeholders.ts'

export type PairingRow = InferSelectModel<typeof pairings>
export type DeviceTokenRow = InferSelectModel<typeof deviceTokens>
export type HeartbeatRow = InferSelectModel<typeof heartbeats>
export type TicketLeaseRow = InferSelectModel<typeof ticketLeases>

/** Statements of paired devices, prepared once per connection. */
export function deviceStatements(db: Database) {
  return { ...pairingStatements(db), ...tokenStatements(db), ...kioskStatements(db) }
}

function pairingStatements(db: Database) {
  const insertPairing = db.insert(pairings).values(holes(pairings)).prepare()
  const pairing = db
    .select()
    .from(pairings)
    .where(eq(pairings.secretHash, hole('secretHash')))
    .prepare()
  const pairingByCode = db
    .select()
    .from(pairings)
    .where(eq(pairings.code, hole('code')))
    .prepare()
  const confirm = db
    .update(pairings)
    .set({ device: sql`${hole('device')}` })
    .where(and(eq(pairings.code, hole('code')), isNull(pairings.device)))
    .prepare()
  const endPairing = db
    .delete(pairings)
    .where(eq(pairings.secretHash, hole('secretHash')))
    .prepare()
  const endOldPairings = db
    .delete(pairings)
    .where(lte(pairings.expiresAt, hole('now')))
    .prepare()
  const waiting = db.select({ count: sql<number>`count(*)` }).from(pairings).prepare()

  return {
    insertPairing: async (row: PairingRow): Promise<void> => void insertPairing.run({ ...row }),
    pairing: async (secretHash: string): Promise<PairingRow | undefined> => pairing.get({ secretHash }),
    pairingByCode: async (code: string): Promise<PairingRow | undefined> => pairingByCode.get({ code }),
    /** True only for the one who confirmed it. */
    confirmPairing: async (code: string, device: number): Promise<boolean> =>
      confirm.run({ code, device }).changes === 1,
    endPairing: async (secretHash: string): Promise<void> => void endPairing.run({ secretHash }),
    endOldPairings: async (now: number): Promise<void> => void endOldPairings.run({ now }),
    waitingPairings: async (): Promise<number> => waiting.get()?.count ?? 0,
  }
}

function tokenStatements(db: Database) {
  const insertToken = db.insert(deviceTokens).values(holes(deviceTokens)).prepare()
  const token = db
    .select()
    .from(deviceTokens)
    .where(eq(deviceTokens.tokenHash, hole('tokenHash')))
    .prepare()
  const tokens = db.select().from(deviceTokens).prepare()
  const touch = db
    .update(deviceTokens)
    .set({ seenAt: sql`${hole('seenAt')}` })
    .where(eq(deviceTokens.tokenHash, hole('tokenHash')))
    .prepare()
  const endOf = db
    .delete(deviceTokens)
    .where(eq(deviceTokens.device, hole('device')))
    .prepare()
  const forgetOwner = db
    .delete(pushSubscriptions)
    .where(eq(pushSubscriptions.owner, hole('owner')))
    .prepare()

  return {
    insertToken: async (row: DeviceTokenRow): Promise<void> => void insertToken.run({ ...row }),
    token: async (tokenHash: string): Promise<DeviceTokenRow | undefined> => token.get({ tokenHash }),
    tokens: async (): Promise<DeviceTokenRow[]> => tokens.all(),
    touchToken: async (tokenHash: string, seenAt: number): Promise<void> => void touch.run({ tokenHash, seenAt }),
    /** Whoever had the device's token is a stranger from now on, and is told nothing any more. */
    endTokensOf: async (device: number): Promise<void> => {
      endOf.run({ device })
      forgetOwner.run({ owner: `devices:${device}` })
    },
  }
}

function kioskStatements(db: Database) {
  const putHeartbeat = db
    .insert(heartbeats)
    .values(holes(heartbeats))
    .onConflictDoUpdate({
      target: heartbeats.device,
      set: { branch: sql`excluded.branch`, at: sql`excluded.at`, data: sql`excluded.data` },
    })
    .prepare()
  const heartbeatsNow = db.select().from(heartbeats).prepare()
  const insertLease = db.insert(ticketLeases).values(holes(ticketLeases)).prepare()
  const leases = db
    .select()
    .from(ticketLeases)
    .where(and(eq(ticketLeases.branch, hole('branch')), eq(ticketLeases.businessDay, hole('businessDay'))))
    .orderBy(asc(ticketLeases.createdAt))
    .prepare()
  const endOldLeases = db
    .delete(ticketLeases)
    .where(lt(ticketLeases.businessDay, hole('before')))
    .prepare()
  const bodyAt = db
    .select({ body: revisions.body, rev: revisions.rev, deleted: revisions.deleted })
    .from(revisions)
    .where(and(eq(revisions.type, hole('type')), eq(revisions.id, hole('id')), lte(revisions.at, hole('at'))))
    .orderBy(desc(revisions.generation))
    .limit(1)
    .prepare()

  const ticket = db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.branch, hole('branch')),
        eq(orders.businessDay, hole('businessDay')),
        eq(orders.ticketNumber, hole('ticketNumber')),
      ),
    )
    .prepare()
  const renumber = db
    .update(orders)
    .set({ ...assignments(orders, 'ticketNumber', 'updatedAt'), rev: sql`${orders.rev} + 1` })
    .where(eq(orders.id, hole('id')))
    .prepare()

  return {
    putHeartbeat: async (row: HeartbeatRow): Promise<void> => void putHeartbeat.run({ ...row }),
    heartbeats: async (): Promise<HeartbeatRow[]> => heartbeatsNow.all(),
    insertLease: async (row: TicketLeaseRow): Promise<void> => void insertLease.run({ ...row }),
    /** Prefixes given out at a branch on a business day, in the order in which they were. */
    leases: async (branch: number, businessDay: string): Promise<TicketLeaseRow[]> =>
      leases.all({ branch, businessDay }),
    endOldLeases: async (before: string): Promise<void> => void endOldLeases.run({ before }),
    isTicketTaken: async (branch: number, businessDay: string, ticketNumber: string): Promise<boolean> =>
      ticket.get({ branch, businessDay, ticketNumber }) !== undefined,
    /** Gives an order the number that its guest holds; raises its revision. */
    renumberOrder: async (id: number, ticketNumber: string, updatedAt: number): Promise<void> =>
      void renumber.run({ id, ticketNumber, updatedAt }),
    /** A document as it was at an instant (epoch ms). */
    documentAt: async (
      type: string,
      id: number,
      at: number,
    ): Promise<{ body: string; rev: string; deleted: number } | undefined> => bodyAt.get({ type, id, at }),
  }
}
