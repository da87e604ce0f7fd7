import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { HighWater, HighWaterMark } from './feeds.ts'

const WRITE_EVERY_MS = 1000

/** The mark in a file beside the database; a restored backup of the database meets a mark that is ahead of it. */
export function highWaterFile(file: string): HighWater & { flush(): void } {
  let latest: HighWaterMark | null = null
  let timer: NodeJS.Timeout | null = null
  const flush = (): void => {
    if (timer) clearTimeout(timer)
    timer = null
    if (!latest) return
    try {
      writeFileSync(`${file}.new`, JSON.stringify(latest))
      renameSync(`${file}.new`, file)
      latest = null
    } catch {
      // A full disk: the mark may be behind the truth, and the next one is written when there is room again.
    }
  }
  return {
    read() {
      try {
        return JSON.parse(readFileSync(file, 'utf8'))
      } catch {
        // No file yet, or torn by a power cut: then nothing is known that could contradict the database.
        return null
      }
    },
    write(mark) {
      latest = mark
      timer ??= setTimeout(flush, WRITE_EVERY_MS).unref()
    },
    flush,
  }
}
