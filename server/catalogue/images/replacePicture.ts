import { rm } from 'node:fs/promises'
import { type Image, images } from '../../../schema/catalogue/image.ts'
import type { BaseDeps } from '../../base/deps.ts'
import { type Author, writeDocument } from '../../base/documents/write.ts'
import { Fault } from '../../base/http/fault.ts'
import { writeWhole } from '../../base/media/files.ts'
import { fingerprintOf, keepFingerprint } from '../../base/media/fingerprint.ts'
import { originalPath } from '../../base/media/images.ts'
import { drawnAnew } from '../../base/media/pictures.ts'
import { needRoom, readable, receivedBytes } from '../../base/media/received.ts'
import { writtenIn } from './makePicture.ts'
import { pictureOf } from './pictureOf.ts'

/**
 * Gives a picture other pixels: a next version with an address of its own, so that nothing kept anywhere is stale, and every
 * document that shows it names that version, in the same transaction. The same bytes again change nothing. The former file
 * stays for whoever still has its address. Throws 404, and what `makePicture` throws of bytes.
 */
export async function replacePicture(
  deps: BaseDeps,
  { id, data }: { id: number; data: string },
  author: Author,
): Promise<Image> {
  const { storage, settings, entities } = deps
  const bytes = receivedBytes(data)
  const fingerprint = fingerprintOf(bytes)
  const before = await storage.read.documents.entity(images, id)
  if (!before) throw new Fault(404, 'notFound')
  const holder = await pictureOf(storage.read.documents, fingerprint)
  if (holder?.id === id) return before
  await needRoom(deps)
  const { bytes: kept, ...drawn } = await readable(drawnAnew(bytes), 'pictureUnreadable')
  const { rev, id: _id, ...former } = before
  const body = { ...former, ...drawn, version: before.version + 1 }
  const path = originalPath(settings, { id, ...body })
  await writeWhole(path, kept, { durable: true })
  try {
    return await storage.write(async transaction => {
      const written = writtenIn(await writeDocument(transaction, images, { id, base: rev, body }, author, entities))
      // Another picture may have the same bytes: then those are still found under it.
      if (!holder) await keepFingerprint(transaction.documents, images.type, id, fingerprint)
      else await transaction.documents.releaseValues(images.type, id)
      return written
    })
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}
