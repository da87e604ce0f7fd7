import type { LogChain } from '../../../schema/base/log.ts'
import type { Chore } from '../chores.ts'
import type { BaseDeps } from '../deps.ts'
import { letOthersIn } from '../letOthersIn.ts'
import type { Storage } from '../storage/storage.ts'
import { BEGINNING, follows } from './chain.ts'

const DAY_MS = 24 * 3_600_000
/** Entries followed in one go: others are let in between. */
const AT_ONCE = 500
/** Where it is kept how far the chain was followed. */
const CHECKED = 'log:checked'

type World = Pick<BaseDeps, 'storage' | 'clock' | 'log'>

interface Checked {
  readonly to: number
  /** Of the entry up to which it was followed: whoever cuts the end off and goes on writes another one in its place. */
  readonly hash?: string | undefined
  readonly at: number
  readonly brokenAt: number | null
}

/** Follows the chain from its beginning to its end, and keeps how far it holds. What was changed or is missing is logged as an error. */
export async function checkChain({ storage, clock, log }: World): Promise<LogChain> {
  const former = await checkedBefore(storage.read)
  let [to, hash] = [0, BEGINNING]
  let brokenAt: number | null = null
  for (;;) {
    const rows = await storage.read.log.chain(to, AT_ONCE)
    for (const row of rows) {
      const isReplaced = row.id === former?.to && former.hash !== undefined && row.hash !== former.hash
      if (row.id !== to + 1 || !follows(hash, row) || isReplaced) brokenAt ??= to + 1
      if (brokenAt !== null) break
      ;[to, hash] = [row.id, row.hash]
    }
    if (brokenAt !== null || rows.length < AT_ONCE) break
    await letOthersIn()
  }
  // What was there and is not any more was taken off the end.
  if (brokenAt === null && former && former.to > to) brokenAt = to + 1
  // How far it held is remembered as it was: a break that was found is found again.
  const followed = brokenAt === null || !former ? { to, hash } : { to: former.to, hash: former.hash }
  const checked: Checked = { ...followed, at: clock.now(), brokenAt }
  await storage.write(transaction => transaction.documents.putFact(CHECKED, JSON.stringify(checked)))
  if (brokenAt !== null) log.error('the log was changed', { entry: brokenAt })
  return chainState(storage.read)
}

/** How far the chain was followed last, and how far it goes. */
export async function chainState(read: Storage['read']): Promise<LogChain> {
  const checked = await checkedBefore(read)
  const [newest] = await read.log.list({
    before: Number.MAX_SAFE_INTEGER,
    from: 0,
    to: Number.MAX_SAFE_INTEGER,
    limit: 1,
  })
  const brokenAt = checked?.brokenAt ?? null
  return {
    newest: newest?.id ?? 0,
    checkedTo: brokenAt === null ? (checked?.to ?? 0) : brokenAt - 1,
    checkedAt: checked?.at ?? null,
    brokenAt,
  }
}

async function checkedBefore({ documents }: Pick<Storage['read'], 'documents'>): Promise<Checked | null> {
  const text = await documents.fact(CHECKED)
  return text === undefined ? null : JSON.parse(text)
}

/** At each start, and every night since. */
export const checkedChain: Chore<World> = { name: 'check of the log', everyMs: DAY_MS, run: checkChain }
