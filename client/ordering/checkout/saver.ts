/** While somebody types it is written at most so often (ms): a killed tab loses less than half a word. */
const PAUSE_MS = 200

interface Means<T> {
  /** Writes for good; takes its time. */
  write(value: T): Promise<void>
  /** Keeps the value at once, without waiting for anything: the page is about to go. Null: it is written for good. */
  keep(value: T | null): void
  after(ms: number, work: () => void): () => void
  onLeaving(listener: () => void): () => void
}

export interface Saver<T> {
  /** Writes the value now, or with what comes in the next moment. */
  save(value: T): void
  /** Keeps at once what is not written yet: whoever opens the form next must find it, however soon. */
  leave(): void
  /** Writes what waits now; resolves when it is written or refused. */
  idle(): Promise<void>
}

/**
 * Writes the newest value again and again, one write at a time: what was overtaken meanwhile is skipped. A page that goes
 * does not wait for a database: what is not written yet is kept another way.
 */
export function createSaver<T>({ write, keep, after, onLeaving }: Means<T>): Saver<T> {
  let next: { readonly value: T } | null = null
  let writing: { readonly value: T } | null = null
  let running: Promise<void> | null = null
  let isPausing = false
  let isKept = false
  let stopListening: (() => void) | null = null
  const run = async () => {
    let isWritten = false
    while (next) {
      writing = next
      next = null
      // A write that fails is followed by the next change; the page itself still holds everything.
      isWritten = await write(writing.value).then(
        () => true,
        () => false,
      )
    }
    writing = null
    running = null
    if (!isKept || !isWritten) return
    keep(null)
    isKept = false
  }
  const flush = () => {
    if (next) running ??= run()
  }
  const leave = () => {
    const unsaved = next ?? writing
    if (!unsaved) return
    keep(unsaved.value)
    isKept = true
    flush()
  }
  return {
    save(value) {
      next = { value }
      stopListening ??= onLeaving(leave)
      if (isPausing) return
      flush()
      isPausing = true
      after(PAUSE_MS, () => {
        isPausing = false
        flush()
      })
    },
    leave,
    idle: async () => {
      stopListening?.()
      stopListening = null
      flush()
      await running
    },
  }
}
