import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Chore } from '../chores.ts'
import type { BaseDeps } from '../deps.ts'
import type { UploadRow } from '../storage/statements/ordering/uploads.ts'
import { writeWhole } from './files.ts'

/** How long a file waits for its order. */
export const UPLOAD_EXPIRES_MS = 24 * 3_600_000
const SWEEP_EVERY_MS = 15 * 60_000
const BATCH = 200

type Place = Pick<BaseDeps['settings'], 'dataDir'>
type Named = Pick<UploadRow, 'publicHash' | 'extension'>

/** Where the bytes of a file lie: its name is made by the server, never by a guest. */
const fileOf = ({ dataDir }: Place, { publicHash, extension }: Named): string =>
  join(dataDir, 'uploads', `${publicHash}.${extension}`)
const previewOf = ({ dataDir }: Place, { publicHash }: Named): string =>
  join(dataDir, 'uploads', 'preview', `${publicHash}.jpg`)

export const writeUpload = (place: Place, row: Named, bytes: Buffer): Promise<void> =>
  writeWhole(fileOf(place, row), bytes, { durable: true })
export const readUpload = (place: Place, row: Named): Promise<Buffer | null> => readOrNull(fileOf(place, row))
export const writePreview = (place: Place, row: Named, bytes: Buffer): Promise<void> =>
  writeWhole(previewOf(place, row), bytes)
export const readPreview = (place: Place, row: Named): Promise<Buffer | null> => readOrNull(previewOf(place, row))

export async function removeUpload(place: Place, row: Named): Promise<void> {
  await rm(fileOf(place, row), { force: true })
  await rm(previewOf(place, row), { force: true })
}

/**
 * Removes files that waited longer than `afterMs` for their order, and returns how many. The row goes first: a crash between
 * leaves a file that nobody names, which the next start removes.
 */
export async function sweepUploads(
  { storage, settings, clock }: Pick<BaseDeps, 'storage' | 'settings' | 'clock'>,
  afterMs = UPLOAD_EXPIRES_MS,
): Promise<number> {
  let removed = 0
  for (;;) {
    const expired = await storage.read.uploads.expired(clock.now() - afterMs, BATCH)
    for (const row of expired) {
      if (!(await storage.write(({ uploads }) => uploads.remove(row.id)))) continue
      await removeUpload(settings, row)
      removed += 1
    }
    if (expired.length < BATCH) return removed
  }
}

export const oldUploads: Chore<Pick<BaseDeps, 'storage' | 'settings' | 'clock'>> = {
  name: 'sweep of uploads',
  everyMs: SWEEP_EVERY_MS,
  run: deps => sweepUploads(deps),
}

/** Removes files no row names: a crash came between file and row. For the start, while nothing is being uploaded. */
export async function removeLeftovers({ storage, settings }: Pick<BaseDeps, 'storage' | 'settings'>): Promise<number> {
  const folder = join(settings.dataDir, 'uploads')
  const paths = [...(await filesIn(folder)), ...(await filesIn(join(folder, 'preview')))]
  let removed = 0
  for (let begin = 0; begin < paths.length; begin += BATCH) {
    const some = paths.slice(begin, begin + BATCH)
    const known = await storage.read.uploads.known(some.map(({ hash }) => hash))
    for (const { path, isWhole, hash } of some) {
      if (isWhole && known.has(hash)) continue
      await rm(path, { force: true })
      removed += 1
    }
  }
  return removed
}

async function filesIn(folder: string): Promise<{ path: string; hash: string; isWhole: boolean }[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries
    .filter(entry => entry.isFile())
    .map(({ name }) => ({
      path: join(folder, name),
      hash: name.split('.')[0] ?? '',
      // '{hash}.{extension}'; what was still being written has more to its name.
      isWhole: name.split('.').length === 2,
    }))
}

const readOrNull = (path: string): Promise<Buffer | null> => readFile(path).catch(() => null)
