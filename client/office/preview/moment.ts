import { dateFormat } from '../../../schema/base/dateFormat.ts'
import { addDays, localTime } from '../../../schema/base/zonedTime.ts'
import { instantOf, wallTime } from '../form/controls/instants.ts'

/** What the address of the preview says: a wall time of the branch ('2026-12-24T18:30'), and which branch. */
export interface PreviewSearch {
  readonly am?: string
  readonly bei?: number
}

export const previewSearch = ({ am, bei }: Record<string, unknown>): PreviewSearch => ({
  ...(typeof am === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(am) ? { am } : {}),
  ...(Number.isSafeInteger(bei) && Number(bei) > 0 ? { bei: Number(bei) } : {}),
})

/** Epoch ms of a wall time in a zone; null for none, which means now. */
export function momentOf(am: string | undefined, zone: string): number | null {
  if (am === undefined || Number.isNaN(Date.parse(`${am}Z`))) return null
  return Date.parse(instantOf(am, zone))
}

/** An instant (epoch ms) as the address has it, by the clock in the zone. */
export const momentText = (at: number, zone: string): string => wallTime(new Date(at).toISOString(), zone)

/** 'Freitag, 24.12.2026 um 18:30'; within a week without the year. */
export function momentWords(at: number, now: number, zone: string): string {
  const { date } = localTime(at, zone)
  const isNear = date < addDays(localTime(now, zone).date, 7)
  const day = isNear
    ? dateFormat('near day', zone, { weekday: 'long', day: '2-digit', month: '2-digit' }).format(at)
    : dateFormat('far day', zone, { weekday: 'long', day: '2-digit', month: '2-digit', year: 'numeric' }).format(at)
  return `${day} um ${momentText(at, zone).slice(11)}`
}
