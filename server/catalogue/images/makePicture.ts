import { rm } from 'node:fs/promises'
import { errorMessages } from '../../../schema/base/answer.ts'
import { type Image, images } from '../../../schema/catalogue/image.ts'
import type { BaseDeps } from '../../base/deps.ts'
import { freeId, refusal } from '../../base/documents/rest.ts'
import { type Author, type Outcome, writeDocument } from '../../base/documents/write.ts'
import { Fault } from '../../base/http/fault.ts'
import { writeWhole } from '../../base/media/files.ts'
import { fingerprintOf, keepFingerprint } from '../../base/media/fingerprint.ts'
import { originalPath } from '../../base/media/images.ts'
import { drawnAnew } from '../../base/media/pictures.ts'
import { needRoom, plainStem, readable } from '../../base/media/received.ts'
import { storedOf } from '../../base/storage/json.ts'
import { pictureOf } from './pictureOf.ts'

interface Call {
  readonly id?: number | undefined
  readonly name: string
  readonly bytes: Buffer
}

interface Made {
  readonly image: Image
  /** False where its bytes were there already: sent again, or somebody else's. */
  readonly isNew: boolean
}

/**
 * Takes a picture in: what it is its bytes say, not its name, and it is drawn anew, so that place, camera and whatever hides
 * behind the pixels stay outside. The file is on the disk before the document is. Throws 422 at the field `data` for what is
 * no picture, 413 over the limit, 409 where the id is another picture's, 503 with `Retry-After` where there is no room.
 */
export async function makePicture(deps: BaseDeps, call: Call, author: Author): Promise<Made> {
  const { storage, settings, entities } = deps
  const { bytes } = call
  const fingerprint = fingerprintOf(bytes)
  const known = await pictureOf(storage.read.documents, fingerprint)
  if (known) return { image: known, isNew: false }
  if (call.id !== undefined && (await storage.read.documents.document(images.type, call.id)))
    throw new Fault(409, [{ code: 'conflict', message: errorMessages.conflict, field: 'id' }])
  await needRoom(deps)
  const { bytes: kept, ...drawn } = await readable(drawnAnew(bytes), 'pictureUnreadable')
  const id = call.id ?? (await storage.write(({ documents }) => freeId(documents, images.type)))
  const body = { ...images.blank, ...drawn, name: plainStem(call.name) || images.label.one }
  const path = originalPath(settings, { id, ...body })
  await writeWhole(path, kept, { durable: true })
  try {
    return await storage.write(async transaction => {
      const image = writtenIn(await writeDocument(transaction, images, { id, base: null, body }, author, entities))
      await keepFingerprint(transaction.documents, images.type, id, fingerprint)
      return { image, isNew: true }
    })
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

/** The picture as it was stored. Throws what stands against it. */
export function writtenIn(outcome: Outcome): Image {
  if (outcome.kind === 'refused') throw refusal(outcome)
  if (outcome.kind === 'conflict') throw new Fault(409, 'conflict')
  return storedOf(images, outcome.row)
}
