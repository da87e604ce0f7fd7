import { randomBytes } from 'node:crypto'
import { branchDatabase, frontdeskDatabase } from '../../../schema/base/access.ts'
import { customerKey } from '../../../schema/ordering/customerKeys.ts'
import { forgottenEvent, forgottenName, forgottenParts } from '../../../schema/ordering/forgotten.ts'
import type { KeptContact } from '../../../schema/ordering/keptOrder.ts'
import { takeListed } from '../../base/documents/liveFeed.ts'
import { fromJson, toJson } from '../../base/storage/json.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { UploadRow } from '../../base/storage/statements/ordering/uploads.ts'
import type { Transaction } from '../../base/storage/storage.ts'

/** What went with the guest of an order; the files are still to be removed, once this is committed. */
interface Forgotten {
  readonly messages: number
  readonly files: readonly UploadRow[]
}

/**
 * Takes the guest out of an order that has ended: what was sold for how much, by which taxes and how it was paid stays as it
 * is, and so do the sums of its day. `contact` is what of them has to be kept, nothing unless told otherwise. `at` is epoch ms.
 */
export async function forgetOrder(
  transaction: Transaction,
  order: OrderRow,
  { actor, at, contact = {} }: { readonly actor: string; readonly at: number; readonly contact?: KeptContact },
): Promise<Forgotten> {
  const { id, branch, rev } = order
  const { orders, accounts, erasing, log } = transaction
  // The address of its page opens nothing any more, and nobody can ask whether it was sent by trying what it said.
  const stripped = { id, rev, contact: toJson(contact), fingerprint: '', hash: randomBytes(16).toString('hex') }
  if (!(await erasing.strip({ ...stripped, updatedAt: order.updatedAt }))) return { messages: 0, files: [] }
  for (const { position, name, parts } of await orders.items(id))
    await erasing.changeParts({
      order: id,
      position,
      name: forgottenName(name),
      parts: toJson(forgottenParts(fromJson(parts))),
    })
  for (const { rev: step, action } of await orders.events(id))
    if (action !== forgottenEvent(action)) await erasing.renameEvent(id, step, forgottenEvent(action))
  await erasing.dropGuests(id)
  if (contact.customer) await accounts.join(customerKey(contact.customer), id)
  await erasing.blankTexts(id)
  const files = await erasing.uploadsOf(id)
  await erasing.dropUploads(id)
  const messages = await erasing.dropMessages(id)
  await erasing.dropJobs(id)
  await erasing.dropPushes(id)
  await log.forgetPersonsOf(`orders:${id}`)
  await orders.insertEvent({ order: id, rev: rev + 1, action: 'forget', status: order.status, actor, at })
  for (const database of [branchDatabase(branch), frontdeskDatabase(branch)])
    await takeListed(transaction, database, { type: 'orders', id })
  transaction.announce(`order:${order.uid}`, rev + 1)
  return { messages, files }
}
