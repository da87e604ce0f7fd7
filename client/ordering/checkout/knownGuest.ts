import type { Branch } from '../../../schema/business/branch.ts'
import type { Config } from '../../../schema/business/config.ts'
import type { LegalPage, LegalSettings } from '../../../schema/business/legalPages.ts'
import { legalVersionAt } from '../../../schema/business/legalVersions.ts'
import { paymentMethodsOf } from '../../../schema/business/paymentMethods.ts'
import type { KnownGuest } from '../../data/shop/guests.ts'
import { formFrom, type OrderDraft } from './draft.ts'

type Texts = LegalSettings & Pick<Config, 'termsAndConditions' | 'privacyPolicy'>

/** What the device keeps of an order that is sent at `at` (epoch ms), for the next one. */
export function knownFrom({ branch, mode, deliveryArea, form }: OrderDraft, texts: Texts, at: number): KnownGuest {
  const { legalInstructions: _, privacyPolicy: __, ...contact } = form
  return { branch, mode, deliveryArea, contact, agreed: agreedAt(texts, at), at }
}

/**
 * A draft nobody has typed into yet, with what the device knows of its guest. Consents are given again only to the very
 * texts the guest has agreed to, as they are valid at `now` (epoch ms); a way to pay the branch does not take is open.
 */
export function withKnownGuest(
  draft: OrderDraft,
  guest: KnownGuest,
  { branch, config, now }: { readonly branch: Branch; readonly config: Texts; readonly now: number },
): OrderDraft {
  const form = formFrom(guest.contact)
  const { paymentMethod } = form
  const agreed = {
    ...draft,
    form: {
      ...form,
      paymentMethod: paymentMethod && paymentMethodsOf(branch).includes(paymentMethod) ? paymentMethod : null,
      legalInstructions: true,
      privacyPolicy: true,
    },
    agreed: guest.agreed,
    knownSince: guest.at,
  }
  return withPresentConsents(agreed, config, now)
}

/** A draft with the consents that were given to the very texts that are valid at `now` (epoch ms); those it names from now on. */
export function withPresentConsents(draft: OrderDraft, texts: Texts, now: number): OrderDraft {
  const agreed = agreedAt(texts, now)
  const { form } = draft
  return {
    ...draft,
    agreed,
    form: {
      ...form,
      legalInstructions: form.legalInstructions && draft.agreed?.['legalInstructions'] === agreed.legalInstructions,
      privacyPolicy: form.privacyPolicy && draft.agreed?.['privacyPolicy'] === agreed.privacyPolicy,
    },
  }
}

/** The versions of the texts that are valid at an instant (epoch ms): another one as soon as a letter or the address is another. */
export const agreedAt = (texts: Texts, at: number) => ({
  legalInstructions: fingerprint(`${texts.termsAndConditions ?? ''}\n${textAt('terms-and-conditions', texts, at)}`),
  privacyPolicy: fingerprint(`${texts.privacyPolicy ?? ''}\n${textAt('privacy', texts, at)}`),
})

function textAt(page: LegalPage, texts: Texts, at: number): string {
  const text = legalVersionAt(page, texts, at)?.text ?? ''
  return typeof text === 'string' ? text : JSON.stringify(text)
}

/** FNV-1a, 32 bits, with the length beside it: told apart are versions of one text, not the texts of an adversary. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return `${text.length}-${(hash >>> 0).toString(36)}`
}
