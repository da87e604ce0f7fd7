import type { Actor } from '../../../schema/base/access.ts'
import { errorMessages } from '../../../schema/base/answer.ts'
import { type Switch, switches } from '../../../schema/catalogue/switch.ts'
import { type BoardSwitchCall, LONGEST_SWITCH_MS, PAUSE_REASON } from '../../../schema/counter/boardSwitch.ts'
import { installation, writeDocument } from '../../base/documents/write.ts'
import { Fault } from '../../base/http/fault.ts'
import type { Transaction } from '../../base/storage/storage.ts'
import type { MessagesDeps } from '../../messages/deps.ts'

type World = Pick<MessagesDeps, 'storage' | 'clock'>

/** Who stands at the board: a person with rights of their own, or the board itself (`actor` null), named for the history. */
interface Hand {
  readonly actor: Actor | null
  readonly name: string
}

/**
 * A board pauses its branch or says that a product is sold out. A device is no author of documents: what it may switch is
 * written for it, in this one form and for its own branch. The same id again changes nothing; throws 409 where another has it.
 */
export async function throwSwitch(
  { storage, clock }: World,
  branch: number,
  { id, kind, product, endsAt }: BoardSwitchCall,
  { actor, name }: Hand,
): Promise<void> {
  const at = clock.now()
  if (Date.parse(endsAt) > at + LONGEST_SWITCH_MS)
    throw new Fault(422, [{ code: 'tooBig', message: errorMessages.switchTooLong, field: 'endsAt' }])
  const isPause = kind === 'paused'
  const body = {
    kind,
    branch,
    modes: [],
    product: isPause ? null : product,
    reason: isPause ? PAUSE_REASON : '',
    endsAt,
  }
  await storage.write(async transaction => {
    if (await isCrowded(transaction, branch, id, at)) throw new Fault(429, 'tooManyRequests')
    const change = { id, base: null, body }
    const author = { actor: actor ?? installation, device: name, at }
    const outcome = await writeDocument(transaction, switches, change, author)
    if (outcome.kind === 'refused') throw new Fault(422, outcome.problems)
    if (outcome.kind === 'conflict') throw new Fault(409, 'conflict')
  })
}

/** More than a branch has products to run out of. Every guest's device holds them all. */
const MOST_STANDING = 500

async function isCrowded({ documents }: Transaction, branch: number, id: number, at: number): Promise<boolean> {
  const all = await documents.every(switches)
  if (all.some(each => each.id === id)) return false
  return all.filter(each => each.branch === branch && Date.parse(each.endsAt) > at).length >= MOST_STANDING
}

/** Ends a pause or a sold-out product of this branch before its time; one that is over already is. */
export async function endSwitch(
  { storage, clock }: World,
  branch: number,
  id: number,
  { actor, name }: Hand,
): Promise<void> {
  await storage.write(async transaction => {
    const row = await transaction.documents.document(switches.type, id)
    if (!row || row.deleted) return
    const present: Pick<Switch, 'branch' | 'kind'> = JSON.parse(row.body)
    if (present.branch !== branch || present.kind === 'busy') throw new Fault(403, 'forbidden')
    const author = { actor: actor ?? installation, device: name, at: clock.now() }
    await writeDocument(transaction, switches, { id, base: row.rev, body: null }, author)
  })
}
