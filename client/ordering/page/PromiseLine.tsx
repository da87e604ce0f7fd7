import { memo } from 'react'
import type { Branch } from '../../../schema/business/branch.ts'
import type { Mode } from '../../../schema/business/modes.ts'
import type { CartItem } from '../../../schema/ordering/pricing.ts'
import { useFreshness } from '../../data/shop/useCatalogue.tsx'
import { promiseText } from '../../ui/dates/PromiseText.tsx'
import { Clock } from '../../ui/icons.tsx'
import { useSoonPromise } from './useSoonPromise.ts'

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
 * When it would be there, ordered now: as this device reckons it, which says so while it hears nothing of the server. Nothing
 * while the branch takes no orders.
 */
export const PromiseLine = memo(function PromiseLine({ branch, mode, items, appointment, now }: PromiseLineProps) {
  const soon = useSoonPromise({ branch, mode, items, now })
  const { online } = useFreshness()
  const at = appointment ?? soon
  if (at === null) return null
  return (
    <p className="figures flex items-center gap-1.5 text-caption text-ink-soft">
      <Clock size={16} />
      {promiseText(at, now, branch.timeZone, appointment === null && !online)}
    </p>
  )
})
