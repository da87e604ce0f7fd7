import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file so that a reader never sees half of it, whatever happens to the power: beside it, to the disk, then renamed.
 * With `durable` the name is on the disk as well before this resolves.
 */
export async function writeWhole(path: string, bytes: Uint8Array, { durable = false } = {}): Promise<void> {
  const folder = dirname(path)
  const half = `${path}.${randomUUID()}${HALF}`
  await mkdir(folder, { recursive: true })
  try {
    const file = await open(half, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      if (durable) await file.sync()
    } finally {
      await file.close()
    }
    await rename(half, path)
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
  if (durable) await syncFolder(folder)
}

/** Ends the name of a file that is being written. */
const HALF = '.half'

async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders; there the rename itself is durable enough.
  const handle = await open(folder, 'r').catch(() => null)
  if (!handle) return
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
