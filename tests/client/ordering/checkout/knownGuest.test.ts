import { expect, test } from 'vitest'
import { blankForm, type OrderDraft } from '../../../../client/ordering/checkout/draft.ts'
import { draftOf, savedOf } from '../../../../client/ordering/checkout/keptDraft.ts'
import { knownFrom, withKnownGuest, withPresentConsents } from '../../../../client/ordering/checkout/knownGuest.ts'
import { branchOf, configOf } from '../../../support/business.ts'

const config = configOf({ termsAndConditionsText: 'Es gilt.', privacyPolicyText: 'Es bleibt hier.' })
const branch = branchOf({ isCashEnabled: true, isATMCardEnabled: true })
const AT = Date.parse('2026-11-20T10:00:00Z')
const blank: OrderDraft = {
  branch: 1,
  items: [],
  mode: 'takeaway',
  deliveryArea: null,
  appointment: null,
  comment: '',
  donatee: null,
  table: null,
  form: blankForm,
}
const placed: OrderDraft = {
  ...blank,
  form: {
    ...blankForm,
    firstName: 'Anna',
    lastName: 'Huber',
    phone: '+436641234567',
    paymentMethod: 'atm-card',
    legalInstructions: true,
    privacyPolicy: true,
  },
}
const guest = knownFrom(placed, config, AT)

test('A returning guest finds everything filled in, the consents with it', () => {
  expect(withKnownGuest(blank, guest, { branch, config, now: AT })).toEqual({
    ...blank,
    form: placed.form,
    agreed: guest.agreed,
    knownSince: AT,
  })
})

test('A consent counts for the text it was given to: another letter asks again', () => {
  const changed = { ...config, termsAndConditionsText: 'Es gilt!' }
  const { form } = withKnownGuest(blank, guest, { branch, config: changed, now: AT })
  expect([form.legalInstructions, form.privacyPolicy]).toEqual([false, true])
  const moved = { ...config, privacyPolicy: 'https://example.com/datenschutz' }
  expect(withKnownGuest(blank, guest, { branch, config: moved, now: AT }).form.privacyPolicy).toBe(false)
})

test('A consent that waits with the cart counts for the text it was given to, and who was recognised still is', () => {
  const kept = draftOf(savedOf(withKnownGuest(blank, guest, { branch, config, now: AT }), AT))
  expect(withPresentConsents(kept, config, AT)).toEqual(kept)
  expect(kept.knownSince).toBe(AT)
  const changed = { ...config, termsAndConditionsText: 'Es gilt!' }
  const { form, agreed } = withPresentConsents(kept, changed, AT)
  expect([form.legalInstructions, form.privacyPolicy]).toEqual([false, true])
  // What is ticked from now on is the new text.
  const again = withPresentConsents({ ...kept, agreed: agreed!, form: placed.form }, changed, AT)
  expect(again.form.legalInstructions).toBe(true)
})

test('A way to pay the branch does not take is chosen anew', () => {
  const cashOnly = branchOf({ isCashEnabled: true, isATMCardEnabled: false })
  expect(withKnownGuest(blank, guest, { branch: cashOnly, config, now: AT }).form.paymentMethod).toBeNull()
})

test('What is kept holds no consent that could be taken for another text', () => {
  expect(guest.contact).not.toHaveProperty('legalInstructions')
  expect(JSON.stringify(guest.agreed)).not.toContain('Es gilt')
})
