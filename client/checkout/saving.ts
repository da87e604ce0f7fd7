/** How long typing pauses before what was typed is written (ms): a killed tab loses less than half a word. */
const PAUSE_MS = 250

interface Timing {
  after(ms: number, work: () => void): () => void
  onLeaving(listener: () => void): () => void
}

export interface Saver<T> {
  /** Writes the value when nothing newer came for a moment, or at once when the page is about to go. */
  save(value: T): void
  /** Writes what waits now; resolves when it is written or refused. */
  idle(): Promise<void>
}

/** Writes the newest value again and again, one write at a time: what was overtaken meanwhile is skipped. */
export function createSaver<T>(write: (value: T) => Promise<void>, { after, onLeaving }: Timing): Saver<T> {
  let next: { value: T } | null = null
  let running: Promise<void> | null = null
  let callOff: (() => void) | null = null
  let stopListening: (() => void) | null = null
  const run = async () => {
    while (next) {
      const { value } = next
      next = null
      // A write that fails is followed by the next change; the page itself still holds everything.
      await write(value).catch(() => {})
    }
    running = null
  }
  const flush = () => {
    callOff?.()
    callOff = null
    stopListening?.()
    stopListening = null
    if (next) running ??= run()
  }
  return {
    save(value) {
      next = { value }
      callOff?.()
      callOff = after(PAUSE_MS, flush)
      stopListening ??= onLeaving(flush)
    },
    idle: async () => {
      flush()
      await running
    },
  }
}
