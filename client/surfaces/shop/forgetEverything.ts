import { forgetGuest } from '../../ordering/order/again/forgetGuest.ts'
import { forgetChoices } from '../../ordering/page/lastChoices.ts'

/** One tap: details, past orders and what was chosen last are gone from this device once it resolves. */
export async function forgetEverything(): Promise<void> {
  forgetChoices()
  await forgetGuest()
}
