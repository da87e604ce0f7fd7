import { de } from './texts.ts'

/** 'Dienstag, 16. Juni 2026, 12:30 Uhr' in the zone. `at` in epoch ms. */
export const longMoment = (at: number, zone: string): string =>
  de.clock(
    formatOf(zone, 'long', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(at),
    formatOf(zone, 'time', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at),
  )

/** '16.06.2026, 12:30 Uhr' in the zone. */
export const shortMoment = (at: number, zone: string): string =>
  de.clock(
    formatOf(zone, 'short', { day: '2-digit', month: '2-digit', year: 'numeric' }).format(at),
    formatOf(zone, 'time', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at),
  )

/** Building a formatter costs a hundred times what using it does. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string, kind: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${kind} ${zone}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat('de-DE', { ...options, timeZone: zone })
  formats.set(key, format)
  return format
}
