/** Writes the newest value again and again, one write at a time: what was overtaken while a write ran is skipped. */
export function createSaver<T>(write: (value: T) => Promise<void>): { save(value: T): void; idle(): Promise<void> } {
  let next: { value: T } | null = null
  let running: Promise<void> | null = null
  const run = async () => {
    while (next) {
      const { value } = next
      next = null
      // A write that fails is followed by the next change; the page itself still holds everything.
      await write(value).catch(() => {})
    }
    running = null
  }
  return {
    save(value) {
      next = { value }
      running ??= run()
    },
    idle: async () => {
      await running
    },
  }
}
