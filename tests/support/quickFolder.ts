import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Where servers under test keep their files: in memory where there is enough of it, because no such test is about the disk. */
export function quickFolder(): string {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize > 1_000_000_000 ? '/dev/shm' : tmpdir()
  } catch {
    return tmpdir()
  }
}
