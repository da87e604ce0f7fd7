import { DEFAULT_COUNTRY } from '../base/countries.ts'
import { isPhone, normalisePhone } from '../base/phone.ts'
import { type Problem, problem } from '../base/problems.ts'
import { fieldOf } from '../base/record.ts'
import type { Branch } from '../business/branch.ts'
import { areaOf, areasAt } from '../business/deliveryAreas.ts'
import type { Mode } from '../business/modes.ts'
import { paymentMethodsOf } from '../business/paymentMethods.ts'
import { modeOfOrder } from './modeOfOrder.ts'
import type { Pricing } from './pricing.ts'
import type { OrderCall } from './requests.ts'

/** What a guest enters in the checkout; the order call has all of it. */
export type CheckoutForm = Partial<
  Pick<
    OrderCall,
    | 'isCompany'
    | 'companyName'
    | 'vatNumber'
    | 'firstName'
    | 'lastName'
    | 'street'
    | 'floor'
    | 'stairway'
    | 'door'
    | 'zipCode'
    | 'city'
    | 'country'
    | 'isDeliveryAddressDifferent'
    | 'deliveryAddress'
    | 'deliveryArea'
    | 'phone'
    | 'email'
    | 'comment'
    | 'paymentMethod'
    | 'legalInstructions'
    | 'privacyPolicy'
    | 'table'
  >
>

export const checkoutMessages = {
  termsNotAccepted: 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.',
  privacyNotAccepted: 'Bitte akzeptieren Sie die Datenschutzerklärung.',
  notDelivered: (zipCode: string) => `Nach ${zipCode} liefert diese Filiale leider nicht.`,
  otherArea: (zipCode: string, area: string) => `Zur Postleitzahl ${zipCode} gehört das Liefergebiet „${area}“.`,
  paymentMethod: 'Diese Zahlungsart steht hier nicht zur Auswahl.',
  vatNumber: 'Bitte geben Sie eine gültige UID-Nummer an.',
  totalChanged: 'Der Preis hat sich geändert. Bitte prüfen Sie Ihre Bestellung.',
  unknown: 'Ein unbekannter Fehler ist aufgetreten.',
  taxChanged: 'Die Umsatzsteuer hat sich geändert. Bitte prüfen Sie Ihre Bestellung.',
} as const

/** Whether the guest sits at a table that is known: it is found there, and needs no name. */
const isAtTable = (mode: Mode, table: CheckoutForm['table']): boolean =>
  mode === 'dineIn' && table !== null && table !== undefined && table !== ''

/**
 * Fields a guest has to fill in, by branch and method: the name everywhere but at a table, e-mail, phone and address where the
 * branch asks for them, the area and an address for a delivery; the guest's own one not where it goes elsewhere.
 */
export function requiredFields(
  branch: Branch,
  mode: Mode,
  isElsewhere = false,
  table: CheckoutForm['table'] = null,
): ReadonlySet<string> {
  const contact = branch[modeOfOrder[mode].requiredContact]
  const needsAddress = contact.address || (mode === 'delivery' && !isElsewhere)
  return new Set([
    ...(isAtTable(mode, table) ? [] : ['firstName', 'lastName']),
    ...(needsAddress ? addressFields : []),
    ...(contact.email ? ['email'] : []),
    ...(contact.phone ? ['phone'] : []),
    ...(mode === 'delivery' ? ['deliveryArea'] : []),
  ])
}

/**
 * Everything wrong with a checkout form, in the order of the fields. Spaces alone are blank, a blank country is Austria.
 * Whether there is a delivery area of that name is judged by the quote, which needs it for the price; here, whether the address is in it.
 */
export function checkoutProblems(form: CheckoutForm, branch: Branch, mode: Mode): Problem[] {
  return [
    ...blankProblems(form, branch, mode),
    ...(mode === 'delivery' ? areaProblems(form, branch) : []),
    ...vatProblems(form),
    ...contactProblems(form, branch),
    ...paymentProblems(form, branch),
    // At a table the terms stand above the button, as on a menu card: nothing is ticked.
    ...(isAtTable(mode, form.table) ? [] : legalProblems(form)),
  ]
}

/** What stands against delivering to the address of a form: its postcode, not the guest, chooses the area. */
export function areaProblems(
  form: PlaceFields & Pick<CheckoutForm, 'deliveryArea'>,
  branch: Pick<Branch, 'deliveryAreas'>,
): Problem[] {
  const { field, zipCode } = deliveredTo(form)
  if (isBlank(zipCode) || branch.deliveryAreas.length === 0) return []
  const areas = areasAt(branch, zipCode)
  const [first] = areas
  if (!first) return [{ code: 'notDelivered', message: checkoutMessages.notDelivered(zipCode.trim()), field }]
  const chosen = areaOf(branch, form.deliveryArea)
  if (!chosen || areas.includes(chosen)) return []
  const message = checkoutMessages.otherArea(zipCode.trim(), first.area)
  return [{ code: 'otherArea', message, field: 'deliveryArea' }]
}

/** Postcode of the address an order is delivered to, and the field it was typed into. */
export function deliveredTo({ zipCode, isDeliveryAddressDifferent, deliveryAddress }: PlaceFields) {
  return isDeliveryAddressDifferent
    ? { field: 'deliveryAddress.zipCode', zipCode: deliveryAddress?.zipCode ?? '' }
    : { field: 'zipCode', zipCode: zipCode ?? '' }
}
type PlaceFields = Pick<CheckoutForm, 'zipCode' | 'isDeliveryAddressDifferent'> & {
  readonly deliveryAddress?: { readonly zipCode?: string | null | undefined } | null | undefined
}

/** How VAT numbers look, as an example for whoever types one. */
export const vatExamples = {
  AT: 'ATU12345678',
  DE: 'DE123456789',
  CH: 'CHE-123.456.789 MWST',
  LI: '12345',
} as const satisfies Record<NonNullable<CheckoutForm['country']>, string>

/** Whether a VAT number has the form of its country; spaces, dots and dashes count for nothing. Austria where none is named. */
export function isVatNumber(value: string, country: CheckoutForm['country']): boolean {
  return vatPatterns[country ?? DEFAULT_COUNTRY].test(value.replace(/[\s.-]/g, '').toUpperCase())
}

/** What the person who ordered had seen, against what it costs now: nobody is charged what was not shown. */
export function agreementProblems(
  { expectedTotal, expectedTaxes }: Pick<OrderCall, 'expectedTotal' | 'expectedTaxes'>,
  { totalGross, taxes }: Pick<Pricing, 'totalGross' | 'taxes'>,
): Problem[] {
  if (totalGross !== expectedTotal) return [legal('totalChanged', 'expectedTotal')]
  if (!expectedTaxes) return []
  const isSame =
    taxes.length === expectedTaxes.length &&
    taxes.every(row => expectedTaxes.some(({ rate, tax }) => rate === row.rate && tax === row.tax))
  return isSame ? [] : [legal('taxChanged', 'expectedTaxes')]
}

/** Whether an order may be placed without asking again: nothing stands against it, and it costs what was seen. */
export function isAgreed(
  { totalGross, taxes }: Pick<Pricing, 'totalGross' | 'taxes'>,
  { pricing, obstacles }: { pricing: Pick<Pricing, 'totalGross' | 'taxes'>; obstacles: readonly Problem[] },
): boolean {
  const seen = { expectedTotal: totalGross, expectedTaxes: [...taxes] }
  return obstacles.length === 0 && agreementProblems(seen, pricing).length === 0
}

/**
 * The phone number of a form as it is kept. One that names no country is of the guest's own, where an address says which that
 * is, else of the branch's.
 */
export function phoneOf({ phone, zipCode, city, country }: PhoneFields, branch: Pick<Branch, 'country'>): string {
  const hasAddress = !isBlank(zipCode) || !isBlank(city)
  return normalisePhone(phone ?? '', hasAddress ? (country ?? DEFAULT_COUNTRY) : branch.country)
}
type PhoneFields = Pick<CheckoutForm, 'phone' | 'zipCode' | 'city' | 'country'>

/** Whether this is an e-mail address; the same rule as the field `email` of the entities. */
export const isEmail = (value: string): boolean => value.length <= 254 && emailPattern.test(value)

const judgedElsewhere: ReadonlySet<string> = new Set(['country', 'deliveryArea'])
const addressFields = ['street', 'zipCode', 'city', 'country'] as const

function blankProblems(form: CheckoutForm, branch: Branch, mode: Mode): Problem[] {
  const isElsewhere = form.isDeliveryAddressDifferent === true
  const required = [...requiredFields(branch, mode, isElsewhere, form.table)].filter(
    field => !judgedElsewhere.has(field),
  )
  const company = form.isCompany && isBlank(form.companyName) ? [problem('blank', 'companyName')] : []
  const own = required.filter(field => isBlank(fieldOf(form, field))).map(field => problem('blank', field))
  return [...company, ...own, ...(mode === 'delivery' ? otherAddressProblems(form) : [])]
}

/** Another address to deliver to has to be a whole one. */
function otherAddressProblems({ isDeliveryAddressDifferent, deliveryAddress }: CheckoutForm): Problem[] {
  if (!isDeliveryAddressDifferent) return []
  return (['firstName', 'lastName', 'street', 'zipCode', 'city'] as const)
    .filter(field => isBlank(deliveryAddress?.[field]))
    .map(field => problem('blank', `deliveryAddress.${field}`))
}

/** Liechtenstein numbers its own, and many of its firms have a Swiss number. */
const vatPatterns = {
  AT: /^ATU\d{8}$/,
  DE: /^DE\d{9}$/,
  CH: /^CHE\d{9}(MWST|TVA|IVA)?$/,
  LI: /^((LI)?\d{5}|CHE\d{9}(MWST|TVA|IVA)?)$/,
} as const

function vatProblems({ isCompany, vatNumber, country }: CheckoutForm): Problem[] {
  if (!isCompany || isBlank(vatNumber) || isVatNumber(String(vatNumber), country)) return []
  return [legal('vatNumber', 'vatNumber')]
}

function contactProblems(form: CheckoutForm, branch: Branch): Problem[] {
  const { email, phone } = form
  return [
    ...(isBlank(email) || isEmail(String(email).trim()) ? [] : [problem('email', 'email')]),
    ...(isBlank(phone) || isPhone(phoneOf(form, branch)) ? [] : [problem('phone', 'phone')]),
  ]
}

function paymentProblems({ paymentMethod }: CheckoutForm, branch: Branch): Problem[] {
  if (!paymentMethod) return [problem('blank', 'paymentMethod')]
  // Agreed with a customer and not with a branch: invoiceProblems judges it.
  if (paymentMethod === 'invoice') return []
  return paymentMethodsOf(branch).includes(paymentMethod) ? [] : [legal('paymentMethod', 'paymentMethod')]
}

function legalProblems({ legalInstructions, privacyPolicy }: CheckoutForm): Problem[] {
  return [
    ...(legalInstructions === true ? [] : [legal('termsNotAccepted', 'legalInstructions')]),
    ...(privacyPolicy === true ? [] : [legal('privacyNotAccepted', 'privacyPolicy')]),
  ]
}

/** What is shown when the server gave no answer that says more. */
export const unknownProblem: Problem = { code: 'unknown', message: checkoutMessages.unknown }

/** The device could not write an order down: it was not sent either. */
export const storageProblem: Problem = {
  code: 'storage',
  message: 'Ihre Bestellung konnte auf diesem Gerät nicht gesichert werden und wurde deshalb nicht gesendet.',
}

const legal = (code: SentenceCode, field: string): Problem => ({
  code,
  message: checkoutMessages[code],
  field,
})

type SentenceCode = {
  [Code in keyof typeof checkoutMessages]: (typeof checkoutMessages)[Code] extends string ? Code : never
}[keyof typeof checkoutMessages]

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

/** The pattern zod uses, written out: this file is in the shop's first bytes and zod is not. */
const emailPattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
