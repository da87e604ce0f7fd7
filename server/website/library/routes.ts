import { Hono } from 'hono'
import { may } from '../../../schema/base/access.ts'
import { replyOf } from '../../../schema/base/call.ts'
import { filmFacts } from '../../../schema/base/film/filmFacts.ts'
import { filmFault } from '../../../schema/base/film/filmFault.ts'
import { libraryCall } from '../../../schema/base/requests.ts'
import { extensionOf } from '../../../schema/base/uploads.ts'
import * as calls from '../../../schema/website/calls.ts'
import { files } from '../../../schema/website/file.ts'
import type { BaseDeps } from '../../base/deps.ts'
import { refusal } from '../../base/documents/rest.ts'
import { type Author, writeDocument } from '../../base/documents/write.ts'
import { answerJson } from '../../base/http/answer.ts'
import { readCall } from '../../base/http/body.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { rateLimit, requestsPerMinute } from '../../base/http/guards.ts'
import { deviceOf, signedIn } from '../../base/http/sender.ts'
import { fingerprintOf, holderOf, keepFingerprint } from '../../base/media/fingerprint.ts'
import { keepUpload } from '../../base/media/keepUpload.ts'
import { withBytes } from '../../base/media/parts.ts'
import { createQueue } from '../../base/media/queue.ts'
import { FILE_CALL_BYTES, refusedFile } from '../../base/media/received.ts'
import { publicUpload } from '../../base/media/uploads.ts'
import type { UploadRow } from '../../base/storage/statements/ordering/uploads.ts'
import type { Transaction } from '../../base/storage/storage.ts'

/** Files that wait to be looked at: as many as there is room for in memory. */
const WAITING = 24

/**
 * Files that staff give guests to download. What one is its bytes say and not its name, pictures are drawn anew, and all are
 * handed over as files under an address nobody can guess.
 */
export function libraryRoutes(deps: BaseDeps): Hono<Env> {
  const routes = new Hono<Env>()
  const drawing = createQueue({ atOnce: 1, waiting: WAITING })

  routes.post(calls.keepFile.path, rateLimit(deps, requestsPerMinute.picture), async context => {
    const actor = signedIn(context)
    if (!may(actor, 'create', files.access, [])) throw new Fault(403, 'forbidden')
    const author = { actor, device: deviceOf(context), at: deps.clock.now() }
    const call = await readCall(context, libraryCall, FILE_CALL_BYTES)
    const { row, isNew } = await withBytes(deps, actor.id, call, bytes => keep(call.name, bytes, author))
    return answerJson(context, replyOf(calls.keepFile, publicUpload(row)), isNew ? 201 : 200)
  })

  /** The file of these bytes: the one that has them, or a new one. */
  async function keep(name: string, bytes: Buffer, author: Author): Promise<{ row: UploadRow; isNew: boolean }> {
    if (!extensionOf(name)) throw refusedFile('uploadType', 'name')
    const fingerprint = fingerprintOf(bytes)
    const holder = await holderOf(deps.storage.read.documents, files.type, fingerprint)
    const known = holder === undefined ? undefined : await deps.storage.read.documents.entity(files, holder)
    const present = known && (await deps.storage.read.uploads.byId(known.id))
    if (present) return { row: present, isNew: false }
    if (extensionOf(name) === 'mp4') await needPlayable(bytes)
    const row = await keepUpload(deps, drawing, { name, bytes }, async (transaction, kept) => {
      await enter(transaction, kept, author)
      await keepFingerprint(transaction.documents, files.type, kept.id, fingerprint)
    })
    return { row, isNew: true }
  }

  /** What is known of the file, in the transaction that keeps it. Throws what stands against it. */
  async function enter(transaction: Transaction, row: UploadRow, author: Author): Promise<void> {
    const { id, name, version, extension, publicHash, mimeType, bytes } = row
    const body = { name, version, extension, publicHash, mimeType, bytes }
    const outcome = await writeDocument(transaction, files, { id, base: null, body }, author, deps.entities)
    if (outcome.kind === 'refused') throw refusal(outcome)
    if (outcome.kind === 'conflict') throw new Fault(409, 'conflict')
  }

  return routes
}

/** Films are for TVs and for guests' devices: what most of them cannot play is refused with how to export it. Throws 422. */
async function needPlayable(bytes: Buffer): Promise<void> {
  const read = async (from: number, length: number) => bytes.subarray(from, from + length)
  const fault = filmFault(await filmFacts({ size: bytes.length, read }))
  if (fault) throw new Fault(422, [{ code: 'film', message: fault, field: 'data' }])
}
