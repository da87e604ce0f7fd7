import { localTime } from '../../../schema/base/zonedTime.ts'
import { useNow } from '../../device/clock.ts'
import { formatMoment, formatTime } from '../../ui/format.ts'
import { texts } from './texts.ts'

export type FreshnessMode = 'live' | 'asked' | 'offline' | 'serverDown' | 'ended' | 'gone'

interface FreshnessProps {
  /** Epoch ms of what is shown. */
  readonly asOf: number
  readonly zone: string
  readonly mode: FreshnessMode
}

/** How old the state is and how it is kept current. */
export function Freshness({ asOf, zone, mode }: FreshnessProps) {
  const now = useNow()
  const isToday = localTime(asOf, zone).date === localTime(now, zone).date
  const look = mode === 'live' || mode === 'asked' || mode === 'ended' ? 'text-ink-soft' : 'text-warning'
  return (
    <p className={`-mt-3 flex items-center justify-center gap-2 text-center text-caption text-balance ${look}`}>
      {mode === 'live' && <span aria-hidden className="size-2 shrink-0 rounded-pill bg-success" />}
      {texts.freshness[mode](isToday ? formatTime(asOf, zone) : formatMoment(asOf, now, zone))}
    </p>
  )
}
