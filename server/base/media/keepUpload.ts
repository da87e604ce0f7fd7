import { randomBytes } from 'node:crypto'
import { extensionOf, isPicture, type UploadExtension, uploadTypes } from '../../../schema/base/uploads.ts'
import type { BaseDeps } from '../deps.ts'
import type { UploadRow } from '../storage/statements/ordering/uploads.ts'
import type { Transaction } from '../storage/storage.ts'
import { redrawn } from './pictures.ts'
import { busy, type Queue } from './queue.ts'
import { needRoom, plainStem, readable, refusedFile } from './received.ts'
import { agrees } from './sniff.ts'
import { removeUpload, sweepUploads, writeUpload } from './uploadFiles.ts'

/** Files without an order, of all guests together. */
export const waitingRoom = { count: 5000, bytes: 2 * 1024 ** 3 } as const
/** Where room is short, files go after this long already. */
const CROWDED_MS = 3_600_000

/** In place of an order's number: a file of the library waits for none and is not swept. */
export const LIBRARY = 0

/**
 * Checks a file, keeps it and returns its row. What it is the bytes say, and they
 * must agree with the name; pictures are drawn anew. The file is on the disk before the row is. Throws 422 for what cannot be
 * processed, 413 over the limit, 503 with `Retry-After` where there is no room. `enter` writes a file of the library where
 * people find it, in the same transaction; without it the file is a guest's and waits for an order.
 */
export async function keepUpload(
  deps: BaseDeps,
  drawing: Queue,
  call: { name: string; bytes: Buffer },
  enter?: (transaction: Transaction, row: UploadRow) => Promise<void>,
): Promise<UploadRow> {
  const { extension, bytes } = checked(call)
  await makeRoom(deps, bytes.length)
  const kept = isPicture(extension) ? await drawn(drawing, bytes, extension) : bytes
  const row = {
    version: 1,
    extension,
    publicHash: randomBytes(24).toString('hex'),
    mimeType: uploadTypes[extension],
    name: plainName(call.name, extension),
    bytes: kept.length,
    order: enter ? LIBRARY : null,
    createdAt: deps.clock.now(),
  }
  await writeUpload(deps.settings, row, kept)
  try {
    return await deps.storage.write(async transaction => {
      const { uploads, documents } = transaction
      if (!isRoom(await uploads.waiting(), kept.length)) throw busy('uploadsFull')
      const numbered = { ...row, id: await documents.count('id:uploads') }
      await uploads.insert(numbered)
      await enter?.(transaction, numbered)
      return numbered
    })
  } catch (error) {
    await removeUpload(deps.settings, row)
    throw error
  }
}

function checked({ name, bytes }: { name: string; bytes: Buffer }): { extension: UploadExtension; bytes: Buffer } {
  const extension = extensionOf(name)
  if (!extension) throw refusedFile('uploadType', 'name')
  if (!agrees(bytes, extension)) throw refusedFile('uploadUnreadable')
  return { extension, bytes }
}

function drawn(drawing: Queue, bytes: Buffer, extension: UploadExtension): Promise<Buffer> {
  const format = extension === 'png' || extension === 'gif' ? extension : 'jpeg'
  return readable(
    drawing.run(() => redrawn(bytes, format)),
    'uploadUnreadable',
  )
}

/** Where it is crowded the oldest go first, so that who fills the room on purpose does not keep the others out for a day. */
async function makeRoom(deps: BaseDeps, bytes: number): Promise<void> {
  await needRoom(deps)
  if (isRoom(await deps.storage.read.uploads.waiting(), bytes)) return
  await sweepUploads(deps, CROWDED_MS)
  if (!isRoom(await deps.storage.read.uploads.waiting(), bytes)) throw busy('uploadsFull')
}

const isRoom = (waiting: { count: number; bytes: number }, bytes: number): boolean =>
  waiting.count < waitingRoom.count && waiting.bytes + bytes <= waitingRoom.bytes

/** The name as it may stand in a header and on a ticket. */
const plainName = (name: string, extension: UploadExtension): string => `${plainStem(name) || 'Datei'}.${extension}`
