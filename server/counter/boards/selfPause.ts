import type { Entity } from '../../../schema/base/entity.ts'
import { SELF_PAUSE_MS, SELF_PAUSE_REASON } from '../../../schema/counter/escalation.ts'
import { installation, writeDocument } from '../../base/documents/write.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { Transaction } from '../../base/storage/storage.ts'

/** Switches that people make have ids of their devices, from 2^40 on, or small ones: these are counted between. */
const FIRST_ID = 2 ** 39

/** The pause a branch made by itself, and the order nobody looked at. */
interface SelfPause {
  readonly switch: number
  readonly order: number
}

/**
 * The branch of an order takes no orders for half an hour, and guests read why. One that has paused itself already goes on:
 * there is one such pause at a time. `at` is epoch ms.
 */
export async function pauseBranch(
  transaction: Transaction,
  entities: readonly Entity[],
  { id, branch }: OrderRow,
  at: number,
): Promise<void> {
  const entity = switchesOf(entities)
  if (!entity) return
  const present = await standing(transaction, branch)
  const row = present && (await transaction.documents.document(entity.type, present.switch))
  const isOn = row && !row.deleted
  const change = {
    id: isOn ? row.id : FIRST_ID + (await transaction.documents.count('selfPauses')),
    base: isOn ? row.rev : null,
    body: {
      kind: 'paused',
      branch,
      modes: [],
      reason: SELF_PAUSE_REASON,
      endsAt: new Date(at + SELF_PAUSE_MS).toISOString(),
    },
  }
  const { kind } = await writeDocument(transaction, entity, change, { actor: installation, device: 'system', at })
  if (kind === 'refused' || kind === 'conflict') throw new Error(`The branch ${branch} could not pause itself.`)
  await remember(transaction, branch, { switch: change.id, order: id })
}

/** Somebody is there again: guests may order at once. Returns whether there was such a pause. */
export async function endSelfPause(
  transaction: Transaction,
  entities: readonly Entity[],
  branch: number,
  at: number,
): Promise<boolean> {
  const entity = switchesOf(entities)
  const present = await standing(transaction, branch)
  if (!entity || !present) return false
  await remember(transaction, branch, null)
  const row = await transaction.documents.document(entity.type, present.switch)
  if (!row || row.deleted) return false
  const change = { id: row.id, base: row.rev, body: null }
  await writeDocument(transaction, entity, change, { actor: installation, device: 'system', at })
  return true
}

/** The pause the branch made by itself, if nobody has ended it. */
export async function standing(
  { documents }: Pick<Transaction, 'documents'>,
  branch: number,
): Promise<SelfPause | null> {
  const fact = await documents.fact(factOf(branch))
  return fact ? JSON.parse(fact) : null
}

const remember = ({ documents }: Transaction, branch: number, pause: SelfPause | null): Promise<void> =>
  documents.putFact(factOf(branch), JSON.stringify(pause))

const factOf = (branch: number): string => `selfPause:${branch}`

const switchesOf = (entities: readonly Entity[]): Entity | undefined => entities.find(({ type }) => type === 'switches')
