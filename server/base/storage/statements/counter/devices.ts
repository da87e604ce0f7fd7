import { and, asc, desc, eq, isNull, lt, lte, sql } from '../../drizzle.ts'
import type { Engine } from '../../engine.ts'
import type { Row } from '../../tables/tables.ts'
import { assignments, excluded, param, params } from '../placeholders.ts'

export type PairingRow = Row<'pairings'>
type DeviceTokenRow = Row<'deviceTokens'>
type HeartbeatRow = Row<'heartbeats'>
type TicketLeaseRow = Row<'ticketLeases'>

/** Statements of paired devices. */
export const deviceStatements = (engine: Engine) => ({
  ...pairingStatements(engine),
  ...tokenStatements(engine),
  ...kioskStatements(engine),
})

function pairingStatements({ db, tables: { pairings }, one, run, affected }: Engine) {
  const insertPairing = run(db.insert(pairings).values(params(pairings)))
  const pairing = one(
    db
      .select()
      .from(pairings)
      .where(eq(pairings.secretHash, param('secretHash'))),
  )
  const pairingByCode = one(
    db
      .select()
      .from(pairings)
      .where(eq(pairings.code, param('code'))),
  )
  const confirm = affected(
    db
      .update(pairings)
      .set(assignments(pairings, 'device'))
      .where(and(eq(pairings.code, param('code')), isNull(pairings.device))),
  )
  const endPairing = run(db.delete(pairings).where(eq(pairings.secretHash, param('secretHash'))))
  const endOldPairings = run(db.delete(pairings).where(lte(pairings.expiresAt, param('now'))))
  const waiting = one(db.select({ count: sql<number>`count(*)` }).from(pairings))

  return {
    insertPairing: (row: PairingRow): Promise<void> => insertPairing(row),
    pairing: (secretHash: string): Promise<PairingRow | undefined> => pairing({ secretHash }),
    pairingByCode: (code: string): Promise<PairingRow | undefined> => pairingByCode({ code }),
    /** True only for the one who confirmed it. */
    confirmPairing: async (code: string, device: number): Promise<boolean> => (await confirm({ code, device })) === 1,
    endPairing: (secretHash: string): Promise<void> => endPairing({ secretHash }),
    endOldPairings: (now: number): Promise<void> => endOldPairings({ now }),
    waitingPairings: async (): Promise<number> => (await waiting())?.count ?? 0,
  }
}

function tokenStatements({ db, tables: { deviceTokens, pushSubscriptions }, one, all, run }: Engine) {
  const insertToken = run(db.insert(deviceTokens).values(params(deviceTokens)))
  const token = one(
    db
      .select()
      .from(deviceTokens)
      .where(eq(deviceTokens.tokenHash, param('tokenHash'))),
  )
  const tokens = all(db.select().from(deviceTokens))
  const touch = run(
    db
      .update(deviceTokens)
      .set(assignments(deviceTokens, 'seenAt'))
      .where(eq(deviceTokens.tokenHash, param('tokenHash'))),
  )
  const endOf = run(db.delete(deviceTokens).where(eq(deviceTokens.device, param('device'))))
  const limit = run(
    db
      .update(deviceTokens)
      .set(assignments(deviceTokens, 'endsAt'))
      .where(and(eq(deviceTokens.device, param('device')), isNull(deviceTokens.endsAt))),
  )
  const dropEnded = run(
    db
      .delete(deviceTokens)
      .where(and(eq(deviceTokens.device, param('device')), lte(deviceTokens.endsAt, param('now')))),
  )
  const forgetOwner = run(db.delete(pushSubscriptions).where(eq(pushSubscriptions.owner, param('owner'))))

  return {
    insertToken: (row: DeviceTokenRow): Promise<void> => insertToken(row),
    token: (tokenHash: string): Promise<DeviceTokenRow | undefined> => token({ tokenHash }),
    tokens: (): Promise<DeviceTokenRow[]> => tokens(),
    touchToken: (tokenHash: string, seenAt: number): Promise<void> => touch({ tokenHash, seenAt }),
    /** Keys of a device that hold for ever hold only until then (epoch ms). */
    limitTokens: (device: number, endsAt: number): Promise<void> => limit({ device, endsAt }),
    dropEndedTokens: (device: number, now: number): Promise<void> => dropEnded({ device, now }),
    /** Whoever had the device's token is a stranger from now on, and is told nothing any more. */
    endTokensOf: async (device: number): Promise<void> => {
      await endOf({ device })
      await forgetOwner({ owner: `devices:${device}` })
    },
  }
}

function kioskStatements({ db, tables: { revisions, heartbeats, ticketLeases, orders }, one, all, run }: Engine) {
  const putHeartbeat = run(
    db
      .insert(heartbeats)
      .values(params(heartbeats))
      .onConflictDoUpdate({
        target: heartbeats.device,
        set: excluded(heartbeats, 'branch', 'at', 'data'),
      }),
  )
  const heartbeatsNow = all(db.select().from(heartbeats))
  const insertLease = run(db.insert(ticketLeases).values(params(ticketLeases)))
  const leases = all(
    db
      .select()
      .from(ticketLeases)
      .where(and(eq(ticketLeases.branch, param('branch')), eq(ticketLeases.businessDay, param('businessDay'))))
      .orderBy(asc(ticketLeases.createdAt)),
  )
  const endOldLeases = run(db.delete(ticketLeases).where(lt(ticketLeases.businessDay, param('before'))))
  const bodyAt = one(
    db
      .select({ body: revisions.body, rev: revisions.rev, deleted: revisions.deleted })
      .from(revisions)
      .where(and(eq(revisions.type, param('type')), eq(revisions.id, param('id')), lte(revisions.at, param('at'))))
      .orderBy(desc(revisions.generation))
      .limit(1),
  )

  const ticket = one(
    db
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.branch, param('branch')),
          eq(orders.businessDay, param('businessDay')),
          eq(orders.ticketNumber, param('ticketNumber')),
        ),
      ),
  )
  const renumber = run(
    db
      .update(orders)
      .set({ ...assignments(orders, 'ticketNumber', 'updatedAt'), rev: sql`${orders.rev} + 1` })
      .where(eq(orders.id, param('id'))),
  )

  return {
    putHeartbeat: (row: HeartbeatRow): Promise<void> => putHeartbeat(row),
    heartbeats: (): Promise<HeartbeatRow[]> => heartbeatsNow(),
    insertLease: (row: TicketLeaseRow): Promise<void> => insertLease(row),
    /** Prefixes given out at a branch on a business day, in the order in which they were. */
    leases: (branch: number, businessDay: string): Promise<TicketLeaseRow[]> => leases({ branch, businessDay }),
    endOldLeases: (before: string): Promise<void> => endOldLeases({ before }),
    isTicketTaken: async (branch: number, businessDay: string, ticketNumber: string): Promise<boolean> =>
      (await ticket({ branch, businessDay, ticketNumber })) !== undefined,
    /** Gives an order the number that its guest holds; raises its revision. */
    renumberOrder: (id: number, ticketNumber: string, updatedAt: number): Promise<void> =>
      renumber({ id, ticketNumber, updatedAt }),
    /** A document as it was at an instant (epoch ms). */
    documentAt: (
      type: string,
      id: number,
      at: number,
    ): Promise<{ body: string; rev: string; deleted: number } | undefined> => bodyAt({ type, id, at }),
  }
}
