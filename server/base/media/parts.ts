import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorMessages } from '../../../schema/base/answer.ts'
import { MAX_UPLOAD_BYTES } from '../../../schema/base/uploads.ts'
import type { Chore } from '../chores.ts'
import type { BaseDeps } from '../deps.ts'
import { Fault } from '../http/fault.ts'
import { busy } from './queue.ts'
import { needRoom, receivedBytes, refusedFile } from './received.ts'

/** Who sends a file in parts, and the id they gave it. */
export interface PartsKey {
  readonly person: number
  readonly id: number
}

/** What a call carries of a file: its bytes, or where they came in parts before, and how many those are. */
interface Content {
  readonly data?: string | undefined
  readonly parts?: { readonly id: number; readonly bytes: number } | undefined
}

/** Unfinished files of one person: more than a phone sends at once, and no room to fill on purpose. */
export const UNFINISHED = 60
/** How long an unfinished file waits for its next part. */
const EXPIRES_MS = 24 * 3_600_000
const SWEEP_EVERY_MS = 3_600_000

type Place = Pick<BaseDeps['settings'], 'dataDir'>

const folderOf = ({ dataDir }: Place): string => join(dataDir, 'parts')
/** The name is made of numbers, never of a text somebody sent. */
const fileOf = (place: Place, { person, id }: PartsKey): string => join(folderOf(place), `${person}-${id}`)

/** Bytes of the file that are there. */
export const partsThere = async (place: Place, key: PartsKey): Promise<number> =>
  (await stat(fileOf(place, key)).catch(() => null))?.size ?? 0

/**
 * Puts a part where it belongs, and returns how many bytes are there. One that is there already is written over with the
 * same bytes, one behind a gap is left out: whoever goes on from the answer arrives. Throws 413 for a file over the limit, 422
 * for what holds no bytes, 503 where there is no room.
 */
export async function putPart(
  deps: Pick<BaseDeps, 'settings'>,
  key: PartsKey,
  { offset, data }: { offset: number; data: string },
): Promise<number> {
  const bytes = receivedBytes(data)
  if (offset + bytes.length > MAX_UPLOAD_BYTES) throw refusedFile('uploadTooLarge', 'data', 413)
  const there = await partsThere(deps.settings, key)
  if (offset > there) return there
  if (there === 0) await begin(deps, key)
  const file = await open(fileOf(deps.settings, key), 'r+')
  try {
    await file.write(bytes, 0, bytes.length, offset)
  } finally {
    await file.close()
  }
  return Math.max(there, offset + bytes.length)
}

async function begin({ settings }: Pick<BaseDeps, 'settings'>, key: PartsKey): Promise<void> {
  await needRoom({ settings })
  await mkdir(folderOf(settings), { recursive: true })
  const own = (await readdir(folderOf(settings))).filter(name => name.startsWith(`${key.person}-`))
  if (own.length >= UNFINISHED) throw busy('uploadsFull')
  const file = await open(fileOf(settings, key), 'a', 0o600)
  await file.close()
}

/**
 * Uses the bytes of a call. Parts are forgotten once they were used or will never be taken; where the server was only too
 * busy they wait for the next try. Throws 409 where not all of them are there, and what `receivedBytes` and `use` throw.
 */
export async function withBytes<Result>(
  deps: Pick<BaseDeps, 'settings'>,
  person: number,
  { data = '', parts }: Content,
  use: (bytes: Buffer) => Promise<Result>,
): Promise<Result> {
  if (!parts) return use(receivedBytes(data))
  const path = fileOf(deps.settings, { person, id: parts.id })
  const bytes = await readFile(path).catch(() => null)
  if (bytes?.length !== parts.bytes) {
    // More than there should be is another file: it begins anew.
    if (bytes && bytes.length > parts.bytes) await rm(path, { force: true })
    throw new Fault(409, [{ code: 'partsMissing', message: errorMessages.partsMissing, field: 'parts' }])
  }
  const forget = () => rm(path, { force: true })
  try {
    const result = await use(bytes)
    await forget()
    return result
  } catch (error) {
    if (error instanceof Fault && error.status < 500) await forget()
    throw error
  }
}

/** Removes unfinished files that nobody goes on with, and returns how many. */
export async function sweepParts({ settings, clock }: Pick<BaseDeps, 'settings' | 'clock'>): Promise<number> {
  let removed = 0
  for (const name of await readdir(folderOf(settings)).catch(() => [])) {
    const path = join(folderOf(settings), name)
    const last = await stat(path).catch(() => null)
    if (!last || last.mtimeMs > clock.now() - EXPIRES_MS) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}

export const oldParts: Chore<Pick<BaseDeps, 'settings' | 'clock'>> = {
  name: 'sweep of unfinished files',
  everyMs: SWEEP_EVERY_MS,
  run: deps => sweepParts(deps),
}
