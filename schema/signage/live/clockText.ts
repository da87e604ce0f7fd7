import { dateFormat } from '../../base/dateFormat.ts'
import { localTime, timeText } from '../../base/zonedTime.ts'
import type { LayerOf } from '../layers.ts'
import type { LiveData } from './liveData.ts'

/** '14:05', 'Samstag, 28. November', or the one below the other. */
export function clockText(
  shows: LayerOf<'clock'>['shows'],
  { now, timeZone }: Pick<LiveData, 'now' | 'timeZone'>,
): string {
  const time = timeText(localTime(now, timeZone).minutes)
  if (shows === 'time') return time
  const date = dateFormat('clock', timeZone, { weekday: 'long', day: 'numeric', month: 'long' }).format(now)
  return shows === 'date' ? date : `${date}\n${time}`
}
