import { isOpen } from '../../../schema/base/openingHours.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import { hoursFor, type Mode } from '../../../schema/business/modes.ts'
import { pauseOf } from '../../../schema/catalogue/switches.ts'
import { paceOf } from '../../../schema/ordering/pace.ts'
import type { CartItem } from '../../../schema/ordering/pricing.ts'
import { soonPromise } from '../../../schema/ordering/soonPromise.ts'
import { useList } from '../../data/shop/useCatalogue.tsx'

interface Soon {
  readonly branch: Branch
  readonly mode: Mode
  readonly items: readonly CartItem[]
  /** Epoch ms. */
  readonly now: number
}

/** When it would be there (epoch ms), ordered now, as this device reckons it; null while the branch takes no orders for at once. */
export function useSoonPromise(soon: Soon): number | null {
  const promised = useSoonest(soon)
  return promised?.isInTime ? promised.at : null
}

/** The same where it would be too late as well: nobody is promised what is not ready before it closes. */
export function useSoonest({
  branch,
  mode,
  items,
  now,
}: Soon): { readonly at: number; readonly isInTime: boolean } | null {
  const menus = useList('menus')
  const switches = useList('switches')
  const pace = paceOf(branch.id, useList('stations'), useList('paces'))
  const hours = hoursFor(branch, mode)
  const takesNow = branch.isPublic && !branch.isAppointmentRequired && !branch.isQuotationRequired
  if (!takesNow || !isOpen(hours, now, branch.timeZone) || pauseOf(switches, branch, mode, now) !== null) return null
  const { at } = soonPromise({ items, mode }, { branch, menus, switches, pace }, now)
  return { at, isInTime: isOpen(hours, at, branch.timeZone) }
}
