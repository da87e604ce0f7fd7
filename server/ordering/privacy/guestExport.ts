import { notes as noteEntity } from '../../../schema/business/note.ts'
import { customers as customerEntity } from '../../../schema/ordering/customer.ts'
import { externalUsers } from '../../../schema/ordering/externalUser.ts'
import type { GuestSelection } from '../../../schema/ordering/privacyRequests.ts'
import type { BaseDeps } from '../../base/deps.ts'
import { readUpload } from '../../base/media/uploadFiles.ts'
import { bodyOf, fromJson } from '../../base/storage/json.ts'
import { UNKNOWN } from '../../base/storage/statements/base/revisions.ts'
import type { Row } from '../../base/storage/tables/tables.ts'
import { wholeOrder } from '../orders/wholeOrder.ts'
import { guestThings, keysIn, messagesBeside } from './guestThings.ts'

/** Bytes of files that go along; what is beyond is named and not enclosed. */
const MOST_FILE_BYTES = 30 * 1024 * 1024

/** Everything that is kept about somebody, as it is kept. */
export async function guestExport(
  { storage, settings }: Pick<BaseDeps, 'storage' | 'settings'>,
  selection: GuestSelection,
) {
  const { read } = storage
  const things = await guestThings(read, selection)
  const history = async (type: string, id: number) =>
    (await read.documents.states(type, id, Number.MAX_SAFE_INTEGER, 100))
      .filter(({ body }) => body !== UNKNOWN)
      .map(state => ({ at: new Date(state.at).toISOString(), body: bodyOf(state) }))
  const customers = things.customers.map(async body => ({
    ...body,
    history: await history(customerEntity.type, body.id),
  }))
  const externals = things.externals.map(async body => ({
    ...body,
    history: await history(externalUsers.type, body.id),
  }))
  let room = MOST_FILE_BYTES
  const orders = []
  for (const row of things.orders) {
    const { jobs: _jobs, ...order } = await wholeOrder(storage, row)
    const files = []
    for (const file of await read.erasing.uploadsOf(row.id)) {
      const bytes = file.bytes > room ? null : await readUpload(settings, file)
      room -= bytes?.length ?? 0
      files.push({
        name: file.name,
        mimeType: file.mimeType,
        bytes: file.bytes,
        createdAt: new Date(file.createdAt).toISOString(),
        content: bytes ? bytes.toString('base64') : null,
      })
    }
    // Before somebody put it right it may have been another's, and what was written to them is theirs.
    const own = new Set([...things.keys, ...keysIn(fromJson(row.contact))])
    const messages = (await read.erasing.messagesOf(row.id))
      .filter(each => own.has(each.recipient.toLowerCase()))
      .map(told)
    const devices = (await read.pushes.ofOwner(`orders:${row.id}`)).map(({ endpoint }) => new URL(endpoint).host)
    orders.push({ ...order, files, messages, notifiedThrough: devices })
  }
  const notes = await Promise.all(things.notes.map(id => read.documents.entity(noteEntity, id)))
  return {
    customers: await Promise.all(customers),
    externals: await Promise.all(externals),
    orders,
    messages: (await messagesBeside(read, things)).map(told),
    notes: notes.filter(note => note !== undefined),
  }
}

const told = ({ channel, recipient, subject, text, createdAt }: Row<'messages'>) => ({
  channel,
  recipient,
  subject,
  text,
  sentAt: new Date(createdAt).toISOString(),
})

export type GuestExport = Awaited<ReturnType<typeof guestExport>>
