import { localTime } from '../../../../../schema/base/zonedTime.ts'
import { dayText, spanOfTime } from '../../timeText.ts'

/** 'Mi, 05.08. 06:00–14:30' in a zone. Instants are ISO 8601. */
export function shiftWords({ from, to }: { readonly from: string; readonly to: string }, zone: string): string {
  const start = Date.parse(from)
  return `${dayText(localTime(start, zone).date)} ${spanOfTime(start, Date.parse(to), zone)}`
}
