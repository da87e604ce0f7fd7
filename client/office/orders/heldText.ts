import { formatTime } from '../../ui/format.ts'
import { texts } from './texts.ts'

/** 'seit 12:05, Platz bis 12:35': since when its guest could pay, and until when at the latest its place is held. ISO 8601 instants. */
export const heldText = (since: string, until: string | null, zone: string): string =>
  texts.held.since(formatTime(Date.parse(since), zone), formatTime(Date.parse(until ?? since), zone))
