import { existsSync, mkdirSync } from 'node:fs'
import { chmod, copyFile, link } from 'node:fs/promises'
import { dirname } from 'node:path'
import { codeOf } from './errors.ts'

/** Whatever this process writes from now on is its owner's alone, whoever started it with whatever umask. */
export const writeForOwner = (): void => void process.umask(0o077)

/**
 * Makes a folder and those it lies in. Node's own way (`recursive`) never ends where a folder exists in which nothing can
 * be made and which says that it is missing, as in /proc.
 */
export function makeFolders(path: string): void {
  if (existsSync(path)) return
  const parent = dirname(path)
  if (parent !== path) makeFolders(parent)
  try {
    mkdirSync(path)
  } catch (error) {
    // Somebody else was faster.
    if (codeOf(error) !== 'EEXIST') throw error
  }
}

/** Copies a file for its owner alone: `copyFile` gives a copy the rights of the original, whatever the umask says. */
export async function copyForOwner(from: string, to: string): Promise<void> {
  await copyFile(from, to)
  await closeFile(to)
}

/** Links a file that never changes where both lie on one disk, copies it where not. Both are then their owner's alone. */
export async function linkForOwner(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch {
    return copyForOwner(from, to)
  }
  await closeFile(to)
}

/** Takes the rights to a file from everybody but its owner. */
export async function closeFile(path: string): Promise<void> {
  try {
    await chmod(path, 0o600)
  } catch (error) {
    // A disk that knows no rights, as that of a stick, still takes a backup.
    if (codeOf(error) !== 'EPERM' && codeOf(error) !== 'ENOTSUP') throw error
  }
}
