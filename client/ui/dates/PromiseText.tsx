import { MINUTE } from '../../../schema/base/zonedTime.ts'
import { formatDay, formatTime } from '../format.ts'

interface PromiseTextProps {
  /** Epoch ms of what is promised. */
  readonly at: number
  /** Epoch ms. */
  readonly now: number
  readonly zone: string
  /** Reckoned by the device alone. */
  readonly isEstimate?: boolean
}

/** 'ca. 20 Min. (bis 12:45)', and for later 'morgen, 12:45 Uhr': the one way every screen says when something will be there. */
export function PromiseText({ at, now, zone, isEstimate = false }: PromiseTextProps) {
  return <>{promiseText(at, now, zone, isEstimate)}</>
}

/** Minutes up to which a promise is counted in minutes. */
const COUNTED_MINUTES = 90

/** The same as text. Instants in epoch ms. */
export function promiseText(at: number, now: number, zone: string, isEstimate = false): string {
  const minutes = Math.max(1, Math.ceil((at - now) / MINUTE))
  const likely = isEstimate ? 'voraussichtlich ' : ''
  if (minutes <= COUNTED_MINUTES) return `${likely}ca. ${minutes}\u00a0Min. (bis\u00a0${formatTime(at, zone)})`
  return `${likely}${formatDay(at, now, zone)}, ${formatTime(at, zone)}\u00a0Uhr`
}
