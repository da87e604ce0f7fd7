import { openState } from '../../../schema/base/openingHours.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import { hoursFor, type Mode } from '../../../schema/business/modes.ts'
import { pauseOf } from '../../../schema/catalogue/switches.ts'
import { paceOf } from '../../../schema/ordering/pace.ts'
import type { CartItem } from '../../../schema/ordering/pricing.ts'
import { soonPromise } from '../../../schema/ordering/quotePromise.ts'
import { useList } from '../../data/shop/useCatalogue.tsx'

interface Soon {
  readonly branch: Branch
  readonly mode: Mode
  readonly items: readonly CartItem[]
  /** Epoch ms. */
  readonly now: number
}

/** When it would be there (epoch ms), ordered now, as this device reckons it; null while the branch takes no orders for at once. */
export function useSoonPromise({ branch, mode, items, now }: Soon): number | null {
  const menus = useList('menus')
  const switches = useList('switches')
  const pace = paceOf(branch.id, useList('stations'), useList('paces'))
  const isOpen = openState(hoursFor(branch, mode), now, branch.timeZone).state !== 'closed'
  const takesNow = isOpen && branch.isPublic && !branch.isAppointmentRequired && !branch.isQuotationRequired
  if (!takesNow || pauseOf(switches, branch, mode, now) !== null) return null
  return soonPromise({ items, mode }, { branch, menus, switches, pace }, now).at
}
