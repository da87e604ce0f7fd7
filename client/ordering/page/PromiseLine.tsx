import { memo } from 'react'
import { openState } from '../../../schema/base/openingHours.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import { hoursFor, type Mode } from '../../../schema/business/modes.ts'
import type { CartItem } from '../../../schema/ordering/pricing.ts'
import { useFreshness } from '../../data/shop/useCatalogue.tsx'
import { promiseText } from '../../ui/dates/PromiseText.tsx'
import { formatTime } from '../../ui/format.ts'
import { Clock } from '../../ui/icons.tsx'
import { texts } from './texts.ts'
import { useSoonest } from './useSoonPromise.ts'

interface PromiseLineProps {
  readonly branch: Branch
  readonly mode: Mode
  readonly items: readonly CartItem[]
  /** Epoch ms; null as soon as possible. */
  readonly appointment: number | null
  /** Epoch ms. */
  readonly now: number
}

/**
 * When it would be there, ordered now: as this device reckons it, which says so while it hears nothing of the server; and that
 * it is too late for today. Nothing while the branch takes no orders.
 */
export const PromiseLine = memo(function PromiseLine({ branch, mode, items, appointment, now }: PromiseLineProps) {
  const soonest = useSoonest({ branch, mode, items, now })
  const { online } = useFreshness()
  const at = appointment ?? soonest?.at ?? null
  if (at === null) return null
  const isTooLate = appointment === null && soonest?.isInTime === false
  return (
    <p className="figures flex items-center gap-1.5 text-caption text-ink-soft">
      <Clock size={16} className="shrink-0" />
      {isTooLate
        ? texts.tooLate(closingTime(branch, mode, now))
        : promiseText(at, now, branch.timeZone, appointment === null && !online)}
    </p>
  )
})

/** '18:00' of when it closes next. `now` in epoch ms. */
function closingTime(branch: Branch, mode: Mode, now: number): string {
  const state = openState(hoursFor(branch, mode), now, branch.timeZone)
  return formatTime(state.state === 'closed' ? now : state.closesAt, branch.timeZone)
}
