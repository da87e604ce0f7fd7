import type { Clock } from '../deps.ts'

/** When printers that fetch asked last: since the server was started, and that is enough to see one that is off. */
export interface Presence {
  seen(printer: number): void
  /** Epoch ms; null if it has not asked yet. */
  lastOf(printer: number): number | null
}

export function createPresence(clock: Clock): Presence {
  const times = new Map<number, number>()
  return {
    seen: printer => void times.set(printer, clock.now()),
    lastOf: printer => times.get(printer) ?? null,
  }
}
