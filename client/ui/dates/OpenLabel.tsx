import type { OpenState } from '../../../schema/base/openingHours.ts'
import { openTexts } from '../firstTexts.ts'
import { formatMoment, formatTime } from '../format.ts'

interface OpenLabelProps {
  readonly state: OpenState
  /** Epoch ms. */
  readonly now: number
  readonly zone: string
  readonly className?: string
}

/** 'Geöffnet bis 18:00' with a dot; what the dot says by colour the words say too. */
export function OpenLabel({ state, now, zone, className = '' }: OpenLabelProps) {
  const { tone, dot } = tones[state.state]
  const [main, more] = openWords(state, now, zone)
  return (
    <span className={`inline-flex items-baseline gap-1.5 ${className}`}>
      <span aria-hidden className={`relative -top-px size-2 shrink-0 rounded-pill ${dot}`} />
      <span>
        <span className={`font-medium ${tone}`}>{main}</span>
        {more && <span className="text-ink-soft"> · {more}</span>}
      </span>
    </span>
  )
}

/** The state in words: what counts, and when it opens again. */
export function openWords(state: OpenState, now: number, zone: string): [main: string, more?: string] {
  if (state.state === 'closingSoon') return [openTexts.closingSoon(formatTime(state.closesAt, zone))]
  if (state.state === 'open')
    return [Number.isFinite(state.closesAt) ? openTexts.until(closing(state.closesAt, now, zone)) : openTexts.always]
  const { opensAt } = state
  return opensAt === null ? [openTexts.closed] : [openTexts.closed, openTexts.opens(formatMoment(opensAt, now, zone))]
}

const HALF_DAY = 12 * 3_600_000

/** A bar that closes at two says '02:00'; what closes the day after tomorrow says which day. */
const closing = (at: number, now: number, zone: string): string =>
  at - now < HALF_DAY ? formatTime(at, zone) : formatMoment(at, now, zone).replace(/^heute um /, '')

const tones = {
  open: { tone: 'text-success', dot: 'bg-success' },
  closingSoon: { tone: 'text-warning', dot: 'bg-warning' },
  closed: { tone: 'text-error', dot: 'bg-error' },
} as const
