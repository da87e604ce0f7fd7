import type { Branch } from '../../../schema/business/branch.ts'
import { useRulesCatalogue } from '../../ordering/checkout/useRulesCatalogue.ts'
import { useShopNow } from '../../ordering/page/shopNow.ts'
import { KioskCheckout } from './KioskCheckout.tsx'

/** The checkout as it is on a screen of the shop. */
export function AtKiosk({ branch }: { branch: Branch }) {
  const catalogue = useRulesCatalogue(branch)
  const now = useShopNow()
  return catalogue ? <KioskCheckout {...{ branch, catalogue, now }} /> : <main id="main" aria-busy className="flex-1" />
}
