import { statfs } from 'node:fs/promises'
import { type ErrorCode, errorMessages } from '../../../schema/base/answer.ts'
import { MAX_UPLOAD_BYTES } from '../../../schema/base/uploads.ts'
import type { BaseDeps } from '../deps.ts'
import { Fault } from '../http/fault.ts'
import { bytesOf } from './dataUrl.ts'
import { UnreadablePicture } from './pictures.ts'
import { busy } from './queue.ts'

/** Bytes of a call with a file: four characters for every three of its own, and room for the name. */
export const FILE_CALL_BYTES = Math.ceil(MAX_UPLOAD_BYTES / 3) * 4 + 4096
/** Left for the orders themselves. */
const FREE_BYTES = 500 * 1024 ** 2

/** The bytes of a file that was sent as a data-URL. Throws 422 for what holds none, 413 over the limit. */
export function receivedBytes(data: string): Buffer {
  const bytes = bytesOf(data)
  if (!bytes || bytes.length === 0) throw refusedFile('uploadUnreadable')
  if (bytes.length > MAX_UPLOAD_BYTES) throw refusedFile('uploadTooLarge', 'data', 413)
  return bytes
}

/** What drawing came to. Throws 422 where the picture could not be read. */
export async function readable<T>(drawing: Promise<T>, code: ErrorCode): Promise<T> {
  try {
    return await drawing
  } catch (error) {
    throw error instanceof UnreadablePicture ? refusedFile(code) : error
  }
}

export const refusedFile = (code: ErrorCode, field = 'data', status: 413 | 422 = 422): Fault =>
  new Fault(status, [{ code, message: errorMessages[code], field }])

/** Throws 503 with `Retry-After` where files would take the room that orders need. */
export async function needRoom({ settings }: Pick<BaseDeps, 'settings'>): Promise<void> {
  const { bavail, bsize } = await statfs(settings.dataDir)
  if (bavail * bsize < FREE_BYTES) throw busy('uploadsFull')
}

/** A file's name without folders, extension, and whatever cannot be seen or turns the text around; '' where nothing is left. */
export function plainStem(name: string): string {
  const file = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
  const dot = file.lastIndexOf('.')
  return (dot < 0 ? file : file.slice(0, dot))
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}"<>:|?*]/gu, '')
    .trim()
}
