import type { LogFacts } from '../schema/base/log.ts'
import { type Retention, type RetentionDays, retentionKinds, vouchersFrom } from '../schema/base/retention.ts'
import { addDays, DAY, instantAt, localTime } from '../schema/base/zonedTime.ts'
import { branches } from '../schema/business/branch.ts'
import { zoneOfBusiness } from './base/auth/access.ts'
import { isDue } from './base/backup/nightly.ts'
import type { Chore } from './base/chores.ts'
import type { BaseDeps } from './base/deps.ts'
import type { Storage } from './base/storage/storage.ts'
import { dropOldMessages } from './messages/sweep.ts'
import { tellErasure } from './ordering/privacy/erasureFeed.ts'
import { forgetNotes } from './ordering/privacy/forgetNotes.ts'
import { type ForgetOld, forgetOldOrders } from './ordering/privacy/forgetOldOrders.ts'

const LOOK_EVERY_MS = 10 * 60_000
/** When it begins, in the zone of the business: after the backup. */
const AT_MINUTES = 3 * 60 + 50
/** Entries of the log looked at in one transaction: others wait for it. */
const AT_ONCE = 2000

/** Where it is kept how long what is kept, and what the last run took away. */
export const RETENTION_DAYS = 'retention:days'
const LAST = 'retention:last'

type World = Pick<BaseDeps, 'storage' | 'clock' | 'log'> & { readonly settings: Pick<BaseDeps['settings'], 'dataDir'> }

/** Takes away what was kept long enough, kind by kind and page by page, so that nobody waits for it. Returns how much of each. */
export async function runRetention(world: World): Promise<Retention['removed']> {
  const { storage, clock } = world
  const now = clock.now()
  const days = await retentionDays(storage.read)
  const guest = await forgetOldOrders(world, {
    name: 'guest',
    before: () => now - days.guest * DAY,
    keepsCompany: true,
  })
  const company = await forgetOldOrders(world, await vouchersOver(storage, now))
  const messages = await dropOldMessages(world, days.messages)
  const addresses = await forgetAddresses(storage, now - days.addresses * DAY)
  const removed = { guest, company, messages, addresses }
  const notes = await forgetNotes(world)
  await storage.write(async transaction => {
    const { documents, log } = transaction
    // Devices keep what they were told, and what is typed there, until they hear of it.
    if (guest + company + notes > 0) await tellErasure(transaction, now)
    await documents.putFact(LAST, JSON.stringify({ at: now, removed }))
    const facts: LogFacts = { deed: 'retention', ...removed }
    if (Object.values(removed).some(count => count > 0))
      await log.append({ at: now, kind: 'operation', actor: 'system', facts })
  })
  await storage.settle()
  return removed
}

/** Companies stand on vouchers for as long as their branch's country says. */
async function vouchersOver({ read }: Storage, now: number): Promise<ForgetOld> {
  const year = new Date(now).getUTCFullYear()
  const countries = new Map((await read.documents.every(branches)).map(({ id, country }) => [id, country]))
  return { name: 'company', before: branch => vouchersFrom(countries.get(branch) ?? '', year), keepsCompany: false }
}

/** Forgets whom entries of the log name that were written before then (epoch ms). */
async function forgetAddresses(storage: Storage, before: number): Promise<number> {
  const { log, documents } = storage.read
  const [newest] = await log.list({ before: Number.MAX_SAFE_INTEGER, from: 0, to: before, limit: 1 })
  let [count, done] = [0, Number((await documents.fact('retention:addresses')) ?? '0')]
  while (newest && done < newest.id) {
    const upTo = Math.min(done + AT_ONCE, newest.id)
    const after = done
    count += await storage.write(async transaction => {
      await transaction.documents.putFact('retention:addresses', String(upTo))
      return transaction.log.forgetPersons(after, upTo)
    })
    done = upTo
  }
  return count
}

/** How long each kind is kept here. */
export async function retentionDays({ documents }: Pick<Storage['read'], 'documents'>): Promise<RetentionDays> {
  const { guest, messages, addresses } = retentionKinds
  const usual = { guest: guest.days, messages: messages.days, addresses: addresses.days }
  return { ...usual, ...JSON.parse((await documents.fact(RETENTION_DAYS)) ?? '{}') }
}

/** What the office shows of it. */
export async function retentionState({ storage, clock }: Pick<World, 'storage' | 'clock'>): Promise<Retention> {
  const { documents } = storage.read
  const last: Partial<Pick<Retention, 'removed'>> & { readonly at?: number } = JSON.parse(
    (await documents.fact(LAST)) ?? '{}',
  )
  const zone = await zoneOfBusiness(storage)
  const { date, minutes } = localTime(clock.now(), zone)
  const isOver = minutes >= AT_MINUTES
  return {
    days: await retentionDays(storage.read),
    lastAt: last.at ?? null,
    nextAt: instantAt(isOver ? addDays(date, 1) : date, AT_MINUTES, zone),
    removed: last.removed ?? {},
  }
}

/** Once a night, or at the next look after a night the server slept through. */
async function nightlyRetention(world: World): Promise<void> {
  const { lastAt } = await retentionState(world)
  const latest = lastAt === null ? undefined : new Date(lastAt).toISOString().replace(/[:.]/g, '-')
  if (isDue(world.clock.now(), latest, await zoneOfBusiness(world.storage), AT_MINUTES)) await runRetention(world)
}

export const retention: Chore<World> = { name: 'retention', everyMs: LOOK_EVERY_MS, run: nightlyRetention }
