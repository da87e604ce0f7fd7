import { normalisePhone } from '../../../schema/base/phone.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import type { Config } from '../../../schema/business/config.ts'
import { areaOf } from '../../../schema/business/deliveryAreas.ts'
import { defaultMode, type Mode, modeFlags, modesOf } from '../../../schema/business/modes.ts'
import type { OrderCall, QuoteCall } from '../../../schema/ordering/calls.ts'
import { defaultPaymentMethod, type PaymentMethod } from '../../../schema/ordering/paymentMethods.ts'
import type { CartItem } from '../../../schema/ordering/pricing.ts'

/** An order in the making: the cart of a branch and everything typed into the checkout. */
export interface OrderDraft {
  readonly branch: number
  readonly items: readonly CartItem[]
  readonly mode: Mode
  readonly deliveryArea: string | null
  /** Epoch ms; null for as soon as possible. */
  readonly appointment: number | null
  readonly comment: string
  readonly donatee: number | null
  /** Identifier of the table. */
  readonly table: string | null
  readonly form: CheckoutFields
}

export interface Address {
  readonly street: string
  readonly floor: string
  readonly stairway: string
  readonly door: string
  readonly zipCode: string
  readonly city: string
  readonly country: Country
}
export interface DeliveryAddress extends Address {
  readonly firstName: string
  readonly lastName: string
}
export type Country = 'DE' | 'LI' | 'AT' | 'CH'
export const countries: readonly Country[] = ['AT', 'DE', 'LI', 'CH']

/** The fields of the checkout as typed (storefront section 3, order). */
export interface CheckoutFields extends Address {
  readonly isCompany: boolean
  readonly companyName: string
  readonly vatNumber: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly email: string
  readonly isDeliveryAddressDifferent: boolean
  readonly deliveryAddress: DeliveryAddress
  /** Null until the guest chooses: then the branch's default counts. */
  readonly paymentMethod: PaymentMethod | null
  readonly legalInstructions: boolean
  readonly privacyPolicy: boolean
}

const blankAddress: Address = { street: '', floor: '', stairway: '', door: '', zipCode: '', city: '', country: 'AT' }

export const blankForm: CheckoutFields = {
  ...blankAddress,
  isCompany: false,
  companyName: '',
  vatNumber: '',
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  isDeliveryAddressDifferent: false,
  deliveryAddress: { ...blankAddress, firstName: '', lastName: '' },
  paymentMethod: null,
  legalInstructions: false,
  privacyPolicy: false,
}

/** The form as it was kept with the cart; what is missing or of another kind starts blank. */
export function formFrom(kept: Readonly<Record<string, unknown>> | undefined): CheckoutFields {
  const { deliveryAddress, ...own } = blankForm
  const address = kept?.['deliveryAddress']
  return {
    ...withCountry(sameKinds(own, kept)),
    deliveryAddress: withCountry(sameKinds(deliveryAddress, isRecord(address) ? address : undefined)),
  }
}

/** What the guest chose, or what the branch has chosen at first; null where it takes nothing. */
export const paymentMethodOf = ({ form }: OrderDraft, branch: Branch): PaymentMethod | null =>
  form.paymentMethod ?? defaultPaymentMethod(branch)

/** The draft as the branch takes it: a way to hand over that it does not offer any more is its usual one. */
export function inOfferedMode(
  draft: OrderDraft,
  branch: Branch,
  config: Pick<Config, 'defaultDeliveryMethod'>,
): OrderDraft {
  if (modesOf(branch).includes(draft.mode)) return draft
  return { ...draft, mode: defaultMode(branch, config) ?? draft.mode }
}

/** Whether it goes to an area the branch serves: then it is known what delivery costs. */
export const goesToArea = ({ mode, deliveryArea }: OrderDraft, branch: Branch): boolean =>
  mode === 'delivery' && areaOf(branch, deliveryArea) !== null

/** What is asked of POST /api/quote. */
export function quoteCallOf(draft: OrderDraft): QuoteCall {
  const { branch, items, mode, deliveryArea, appointment, donatee, table } = draft
  return {
    branch,
    ...modeFlags(mode),
    deliveryArea: mode === 'delivery' ? deliveryArea : null,
    items: items.map(({ product, amount, unit, parts }) => ({ product, amount, unit, parts: wireParts(parts) })),
    appointmentDate: appointment === null ? null : new Date(appointment).toISOString(),
    donatee,
    table: mode === 'dineIn' ? table : null,
  }
}

/** Names of the fields (as problems name them) that a change of the form touches. */
export function touchedFields(form: CheckoutFields, patch: Partial<CheckoutFields>): string[] {
  const { deliveryAddress, ...own } = patch
  const fields = Object.keys(deliveryAddress ?? {}) as (keyof DeliveryAddress)[]
  const nested = fields.filter(field => deliveryAddress?.[field] !== form.deliveryAddress[field])
  return [...Object.keys(own), ...nested.map(field => `deliveryAddress.${field}`)]
}

export interface Seal {
  /** The order's identity, made by this device; any edit after it makes another one. */
  readonly uid: string
  /** Cents: the total the guest saw. */
  readonly expectedTotal: number
  /** Percent and cents: the taxes in that total. */
  readonly expectedTaxes: readonly { readonly rate: number; readonly tax: number }[]
  readonly catalogueSeq: string | null
  /** Epoch ms. */
  readonly now: number
  readonly paymentMethod: PaymentMethod
}

/** An order not taken within ten minutes asks again (design 5). */
export const VALID_MS = 10 * 60_000

/** The frozen command of POST /api/orders: the same bytes however often it is sent. */
export function orderCallOf(draft: OrderDraft, seal: Seal): OrderCall {
  const { form } = draft
  const isElsewhere = draft.mode === 'delivery' && form.isDeliveryAddressDifferent
  return {
    ...quoteCallOf(draft),
    ...form,
    phone: normalisePhone(form.phone),
    companyName: form.isCompany ? form.companyName : null,
    vatNumber: form.isCompany ? form.vatNumber : null,
    isDeliveryAddressDifferent: isElsewhere,
    deliveryAddress: isElsewhere ? form.deliveryAddress : null,
    comment: draft.comment,
    paymentMethod: seal.paymentMethod,
    uid: seal.uid,
    expectedTotal: seal.expectedTotal,
    expectedTaxes: [...seal.expectedTaxes],
    catalogueSeq: seal.catalogueSeq,
    createdAt: new Date(seal.now).toISOString(),
    validUntil: new Date(seal.now + VALID_MS).toISOString(),
  }
}

function wireParts(parts: CartItem['parts']): QuoteCall['items'][number]['parts'] {
  return Object.fromEntries(
    Object.entries(parts).map(([step, value]) => [
      step,
      typeof value === 'string' || value === null ? value : [...value],
    ]),
  )
}

function sameKinds<T extends object>(blank: T, kept: Readonly<Record<string, unknown>> | undefined): T {
  const fields = Object.entries(blank).map(([field, empty]) => {
    const value = kept?.[field]
    const fits = empty === null ? typeof value === 'string' : typeof value === typeof empty
    return [field, fits ? value : empty]
  })
  return Object.fromEntries(fields) as T
}

function withCountry<T extends Address>(address: T): T {
  return countries.includes(address.country) ? address : { ...address, country: blankAddress.country }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
