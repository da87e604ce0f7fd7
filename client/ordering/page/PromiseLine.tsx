import { openState } from '../../../schema/base/openingHours.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import { hoursFor, type Mode } from '../../../schema/business/modes.ts'
import { pauseOf } from '../../../schema/catalogue/switches.ts'
import { paceOf } from '../../../schema/ordering/pace.ts'
import type { CartItem } from '../../../schema/ordering/pricing.ts'
import { soonPromise } from '../../../schema/ordering/quotePromise.ts'
import { useFreshness, useList } from '../../data/shop/useCatalogue.tsx'
import { promiseText } from '../../ui/dates/PromiseText.tsx'
import { Clock } from '../../ui/icons.tsx'

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
export function PromiseLine({ branch, mode, items, appointment, now }: PromiseLineProps) {
  const menus = useList('menus')
  const switches = useList('switches')
  const pace = paceOf(branch.id, useList('stations'), useList('paces'))
  const { online } = useFreshness()
  const isOpen = openState(hoursFor(branch, mode), now, branch.timeZone).state !== 'closed'
  const takesNow = isOpen && branch.isPublic && !branch.isAppointmentRequired && !branch.isQuotationRequired
  if (appointment === null && (!takesNow || pauseOf(switches, branch, mode, now) !== null)) return null
  const at = appointment ?? soonPromise({ items, mode }, { branch, menus, switches, pace }, now).at
  const isEstimate = appointment === null && !online
  return (
    <p className="figures flex items-center gap-1.5 text-caption text-ink-soft">
      <Clock size={16} />
      {promiseText(at, now, branch.timeZone, isEstimate)}
    </p>
  )
}
