import type { Clock } from '../../base/clock.ts'

/** What a printer that fetches its papers was last heard to say. Times in epoch ms. */
interface Sign {
  readonly seenAt: number
  /** Why it does not print; null: it said that it can; undefined: it did not speak of that. */
  readonly trouble: string | null | undefined
}

/** What printers that fetch said last: since the server was started, and that is enough to see one that is off. */
export interface Presence {
  readonly since: number
  seen(printer: number): void
  /** How it says it is; null for well. */
  said(printer: number, trouble: string | null): void
  /** Null if it has not asked yet. */
  lastOf(printer: number): Sign | null
}

export function createPresence(clock: Clock): Presence {
  const signs = new Map<number, Sign>()
  return {
    since: clock.now(),
    seen: printer => void signs.set(printer, { trouble: signs.get(printer)?.trouble, seenAt: clock.now() }),
    said: (printer, trouble) => void signs.set(printer, { trouble, seenAt: clock.now() }),
    lastOf: printer => signs.get(printer) ?? null,
  }
}
