import { randomBytes } from 'node:crypto'
import { cp, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { UploadRow } from '../base/storage/statements/ordering/uploads.ts'
import type { Transaction } from '../base/storage/storage.ts'

/** A picture that a guest handed in, as an order names it. */
export type Photo = Pick<UploadRow, 'id' | 'publicHash'>

/** Where the build leaves what a guest wants on a cake, beside the pictures of the business and none of them. */
export const drawnPhoto = fileURLToPath(new URL('../../dist/demo-pictures/.guest.jpg', import.meta.url))
/** Whose picture that is. */
export const photoSubject = 'SK Morgenkrume'

/** Copies it into the folder that guests' files are served from. */
export async function putPhoto(folder: string): Promise<Pick<UploadRow, 'publicHash' | 'bytes'>> {
  const publicHash = randomBytes(24).toString('hex')
  await mkdir(folder, { recursive: true })
  await cp(drawnPhoto, join(folder, `${publicHash}.jpg`))
  const { size: bytes } = await stat(drawnPhoto)
  return { publicHash, bytes }
}

/** Enters where the picture lies; it waits for its order like any guest's. `createdAt` is epoch ms. */
export async function insertPhoto(
  { uploads, documents }: Transaction,
  put: Pick<UploadRow, 'publicHash' | 'bytes'>,
  createdAt: number,
): Promise<Photo> {
  const id = await documents.count('id:uploads')
  const file = { version: 1, extension: 'jpg', mimeType: 'image/jpeg', name: 'Leos Torte.jpg' }
  await uploads.insert({ ...file, ...put, id, order: null, createdAt })
  return { id, publicHash: put.publicHash }
}
