import { forgetGuest } from '../../ordering/order/again/forgetGuest.ts'
import { forgetChoices } from '../../ordering/page/lastChoices.ts'

/** One tap: details, past orders and what was chosen last are gone from this device. */
export function forgetEverything(): void {
  forgetChoices()
  // A device without storage has nothing to forget.
  forgetGuest().catch(() => {})
}
