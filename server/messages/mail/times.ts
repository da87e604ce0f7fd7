import { dateFormat } from '../../../schema/base/dateFormat.ts'
import { de } from './texts.ts'

/** 'Dienstag, 16. Juni 2026, 12:30 Uhr' in the zone. `at` in epoch ms. */
export const longMoment = (at: number, zone: string): string =>
  de.clock(
    dateFormat('mail-long', zone, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(at),
    dateFormat('mail-time', zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at),
  )

/** '16.06.2026, 12:30 Uhr' in the zone. */
export const shortMoment = (at: number, zone: string): string =>
  de.clock(
    dateFormat('mail-short', zone, { day: '2-digit', month: '2-digit', year: 'numeric' }).format(at),
    dateFormat('mail-time', zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at),
  )
