import { formatTime } from '../ui/format.ts'
import { de } from './texts.ts'

interface FreshnessProps {
  /** Epoch ms of what is shown. */
  readonly asOf: number
  readonly zone: string
  readonly mode: 'live' | 'asked' | 'offline' | 'ended'
}

/** How old the state is and how it is kept current. */
export function Freshness({ asOf, zone, mode }: FreshnessProps) {
  const look = mode === 'offline' ? 'text-warning' : 'text-ink-soft'
  return (
    <p className={`-mt-3 flex items-center justify-center gap-2 text-center text-caption ${look}`}>
      {mode === 'live' && <span aria-hidden className="size-2 shrink-0 rounded-pill bg-success" />}
      {de.freshness[mode](formatTime(asOf, zone))}
    </p>
  )
}
