import { notes as noteEntity } from '../../../schema/business/note.ts'
import { customers } from '../../../schema/ordering/customer.ts'
import { externalUsers } from '../../../schema/ordering/externalUser.ts'
import type { BaseDeps } from '../../base/deps.ts'
import { installation } from '../../base/documents/write.ts'
import { EMPTY } from '../../base/storage/statements/base/tombstones.ts'
import type { Statements } from '../../base/storage/statements/register.ts'
import { forgetDocument } from './forgetDocument.ts'

/**
 * Forgets notes about orders whose guest was forgotten and about persons of whom nothing is kept: those that stood there, and
 * those a device without network brought later. What was written about an order afterwards stays. Returns how many that were.
 */
export async function forgetNotes({ storage, clock }: Pick<BaseDeps, 'storage' | 'clock'>): Promise<number> {
  let count = 0
  for (const { id, on, writtenAt } of await storage.read.documents.every(noteEntity)) {
    if (!(await isForgotten(storage.read, on, Date.parse(writtenAt)))) continue
    const author = { actor: installation, device: 'retention', at: clock.now() }
    await storage.write(transaction => forgetDocument(transaction, noteEntity, id, author))
    count += 1
  }
  return count
}

async function isForgotten({ orders, documents }: Statements, on: string, writtenAt: number): Promise<boolean> {
  const [type = '', id] = on.split(':')
  if (type === 'orders') {
    const forgotten = (await orders.events(Number(id))).findLast(({ action }) => action === 'forget')
    return forgotten !== undefined && writtenAt <= forgotten.at
  }
  if (type !== customers.type && type !== externalUsers.type) return false
  const person = await documents.document(type, Number(id))
  return person?.deleted === 1 && person.body === EMPTY
}
