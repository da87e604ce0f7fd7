import type { Device } from '../../data/thisDevice.ts'
import { forgetWords } from '../../ordering/checkout/keptDraft.ts'
import { forgetGuest } from '../../ordering/order/again/forgetGuest.ts'
import { forgetAnswers } from '../../ordering/order/questionnaire.effects.ts'
import { forgetChoices } from '../../ordering/page/lastChoices.ts'

/**
 * One tap: details, past orders, what was chosen last and what was typed and not sent are gone from this device once it
 * resolves.
 */
export async function forgetEverything(on?: Pick<Device, 'carts' | 'guests' | 'orders'>): Promise<void> {
  forgetChoices()
  forgetAnswers()
  for (const branch of await forgetGuest(on)) forgetWords(branch)
}
