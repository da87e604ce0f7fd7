import type { Problem } from '../../../schema/base/problems.ts'
import { notes as noteEntity } from '../../../schema/business/note.ts'
import { customers as customerEntity } from '../../../schema/ordering/customer.ts'
import { externalUsers } from '../../../schema/ordering/externalUser.ts'
import type { KeptContact } from '../../../schema/ordering/keptOrder.ts'
import { isFinal } from '../../../schema/ordering/orderStatus.ts'
import type { Erasure } from '../../../schema/ordering/privacy.ts'
import type { GuestSelection } from '../../../schema/ordering/privacyRequests.ts'
import { type ErasedThing, noteErasure, proofOfDocument, proofOfOrder } from '../../base/backup/erasureList.ts'
import type { BaseDeps } from '../../base/deps.ts'
import { type Author, installation } from '../../base/documents/write.ts'
import { Fault } from '../../base/http/fault.ts'
import { removeUpload } from '../../base/media/uploadFiles.ts'
import { fromJson } from '../../base/storage/json.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { UploadRow } from '../../base/storage/statements/ordering/uploads.ts'
import type { Storage } from '../../base/storage/storage.ts'
import { tellErasure } from './erasureFeed.ts'
import { forgetDocument } from './forgetDocument.ts'
import { forgetOrder } from './forgetOrder.ts'
import { type GuestThings, guestThings, nameIn } from './guestThings.ts'

/** Orders forgotten in one transaction: others wait for it. */
const AT_ONCE = 20

const MESSAGES = 'messages'
const hasOpenOrders: Problem = {
  code: 'guestHasOpenOrders',
  message:
    'Eine Bestellung dieses Gasts ist noch offen. Bitte schließen Sie sie zuerst ab, dann können seine Daten gelöscht werden.',
}

interface World {
  readonly storage: Storage
  readonly settings: Pick<BaseDeps['settings'], 'dataDir'>
}

type Sums = { -readonly [Name in keyof Erasure]: number }

/**
 * Erases somebody from everything that is kept. What is to go is first noted in a list that names nobody, so that a crash in
 * the middle and a backup that is put back change nothing about it. Throws 409 while an order of theirs has not ended.
 */
export async function eraseGuest(world: World, selection: GuestSelection, author: Author): Promise<Erasure> {
  const { storage, settings } = world
  const things = await guestThings(storage.read, selection)
  const { orders, customers, externals, notes, keys } = things
  if (orders.some(({ status }) => !isFinal(status))) throw new Fault(409, [hasOpenOrders])
  const erased: ErasedThing[] = [
    ...orders.map(({ id, uid }) => ({ type: 'orders', id, proof: proofOfOrder(uid) })),
    ...(await Promise.all(customers.map(({ id }) => documentThing(storage, customerEntity.type, id)))),
    ...(await Promise.all(externals.map(({ id }) => documentThing(storage, externalUsers.type, id)))),
    ...(await Promise.all(notes.map(id => documentThing(storage, noteEntity.type, id)))),
    ...(await messagesTo(storage, keys)),
  ]
  noteErasure(settings.dataDir, { at: author.at, things: erased })
  const dropFile = (row: UploadRow) => removeUpload(settings, row)
  const sums = await forgetThings({ storage, dropFile }, erased, author, wordsOf(things))
  const said = { at: author.at, actor: `users:${author.actor.id}`, device: author.device }
  await storage.write(async transaction => {
    await transaction.log.append({ ...said, kind: 'erasure', facts: { ...sums } })
    await tellErasure(transaction, author.at)
  })
  await storage.settle()
  return sums
}

/** Erases what a list names and the database has: also of a backup that knows it under no other number. */
export async function forgetThings(
  { storage, dropFile }: { readonly storage: Storage; readonly dropFile: (row: UploadRow) => Promise<void> },
  things: readonly ErasedThing[],
  author: Author,
  words: readonly string[] = [],
): Promise<Sums> {
  const sums: Sums = { orders: 0, customers: 0, externals: 0, notes: 0, messages: 0, files: 0 }
  const actor = author.actor.id === installation.id ? 'system' : `users:${author.actor.id}`
  const ids = things.filter(({ type }) => type === 'orders')
  const gone = new Set(things.filter(({ type }) => type === customerEntity.type).map(({ id }) => id))
  for (let begin = 0; begin < ids.length; begin += AT_ONCE) {
    const files: UploadRow[] = []
    await storage.write(async transaction => {
      for (const { id, proof } of ids.slice(begin, begin + AT_ONCE)) {
        const order = await transaction.orders.byId(id)
        if (!order || proofOfOrder(order.uid) !== proof) continue
        const forgotten = await forgetOrder(transaction, order, {
          actor,
          at: author.at,
          contact: owedBy(order, gone),
        })
        files.push(...forgotten.files)
        sums.orders += 1
        sums.messages += forgotten.messages
      }
    })
    for (const row of files) await dropFile(row)
    sums.files += files.length
  }
  for (const { id, proof } of things.filter(({ type }) => type === MESSAGES))
    sums.messages += await storage.write(({ erasing }) => erasing.dropMessage(id, Number(proof)))
  for (const { type, id, proof } of things) {
    const [entity, sum] = documentKinds.find(([each]) => each.type === type) ?? []
    if (!entity || !sum) continue
    await storage.write(async transaction => {
      if ((await proofOfDocument(transaction, type, id)) !== proof) return
      await forgetDocument(transaction, entity, id, { ...author, actor: installation }, words)
      sums[sum] += 1
    })
  }
  return sums
}

const documentKinds = [
  [customerEntity, 'customers'],
  [externalUsers, 'externals'],
  [noteEntity, 'notes'],
] as const

/** What was ordered on account is still owed by its customer, as long as that is not erased as well. */
function owedBy({ paymentMethod, contact }: OrderRow, gone: ReadonlySet<number>): KeptContact {
  const { customer } = fromJson(contact)
  return paymentMethod === 'invoice' && customer && !gone.has(customer) ? { customer } : {}
}

/** What was written to them, also about an order that is another's by now; the proof is when. */
async function messagesTo({ read }: Storage, keys: readonly string[]): Promise<ErasedThing[]> {
  const rows = await Promise.all(keys.map(key => read.erasing.messagesTo(key)))
  return rows.flat().map(({ id, createdAt }) => ({ type: MESSAGES, id, proof: String(createdAt) }))
}

const documentThing = async ({ read }: Storage, type: string, id: number): Promise<ErasedThing> => ({
  type,
  id,
  proof: await proofOfDocument(read, type, id),
})

/** What must stand in no name of a change set either. */
function wordsOf({ customers, externals, keys }: GuestThings): string[] {
  const people = [...customers, ...externals]
  const words = [...keys, ...people.flatMap(({ name, firstName }) => [name, firstName]), ...people.map(nameIn)]
  return words.filter(word => word.length > 1)
}
