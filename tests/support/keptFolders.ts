import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** More than any test file asks for one after the other. */
const MOST = 8

interface KeptFolders {
  /** Writes the files that were kept under this name into the folder; false where none are. */
  fill(name: string, folder: string): boolean
  /** Keeps the files of a folder that nobody writes to. */
  keep(name: string, folder: string): void
}

/** Data folders in memory: what many tests begin with is made once and written out again for each of them. */
export function keptFolders(): KeptFolders {
  const kept = new Map<string, readonly (readonly [path: string, bytes: Buffer])[]>()
  return {
    fill(name, folder) {
      const files = kept.get(name)
      for (const [path, bytes] of files ?? []) {
        mkdirSync(dirname(join(folder, path)), { recursive: true })
        writeFileSync(join(folder, path), bytes)
      }
      return files !== undefined
    },
    keep(name, folder) {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(file => file.isFile())
      kept.set(
        name,
        files.map(({ parentPath, name: file }) => {
          const path = join(parentPath, file)
          return [relative(folder, path), readFileSync(path)] as const
        }),
      )
      const [oldest = name] = kept.keys()
      if (kept.size > MOST) kept.delete(oldest)
    },
  }
}
