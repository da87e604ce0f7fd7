import { type Country, countries, DEFAULT_COUNTRY } from '../../../schema/base/countries.ts'
import { keysOf } from '../../../schema/base/keys.ts'
import { fieldOf } from '../../../schema/base/record.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import { takesLaterOrders } from '../../../schema/business/canOrderNow.ts'
import type { Config } from '../../../schema/business/config.ts'
import { areaOf, areasAt } from '../../../schema/business/deliveryAreas.ts'
import { defaultMode, modeFlags, modesOf } from '../../../schema/business/modes.ts'
import { defaultPaymentMethod, type PaymentMethod, paymentMethods } from '../../../schema/business/paymentMethods.ts'
import { postcodeIn } from '../../../schema/business/postcodes.ts'
import type { Cart } from '../../../schema/ordering/cart.ts'
import { deliveredTo, phoneOf } from '../../../schema/ordering/checkout.ts'
import { type PaymentWay, paymentWays } from '../../../schema/ordering/paymentWays.ts'
import type { CartItem } from '../../../schema/ordering/pricing.ts'
import type { OrderCall, QuoteCall } from '../../../schema/ordering/requests.ts'

/** An order in the making: the cart of a branch and everything typed into the checkout. */
export interface OrderDraft extends Omit<Cart, 'contact'> {
  readonly form: CheckoutFields
  /** Epoch ms of the order whose guest the form was filled in for by the device. */
  readonly knownSince?: number
  /** The versions of the texts its consents were given to, by the names of their fields. */
  readonly agreed?: Readonly<Record<string, string>>
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

/** The fields of the checkout as typed. */
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
  /** The way among those of the provider. */
  readonly paymentWay: PaymentWay | null
  readonly legalInstructions: boolean
  readonly privacyPolicy: boolean
}

/** The form as it was kept with the cart; what is missing or of another kind starts blank. */
export function formFrom(kept: Readonly<Record<string, unknown>> | undefined): CheckoutFields {
  const address = fieldOf(kept, 'deliveryAddress')
  return {
    ...addressFrom(kept),
    isCompany: fieldOf(kept, 'isCompany') === true,
    companyName: textIn(kept, 'companyName'),
    vatNumber: textIn(kept, 'vatNumber'),
    firstName: textIn(kept, 'firstName'),
    lastName: textIn(kept, 'lastName'),
    phone: textIn(kept, 'phone'),
    email: textIn(kept, 'email'),
    isDeliveryAddressDifferent: fieldOf(kept, 'isDeliveryAddressDifferent') === true,
    deliveryAddress: {
      ...addressFrom(address),
      firstName: textIn(address, 'firstName'),
      lastName: textIn(address, 'lastName'),
    },
    paymentMethod: keysOf(paymentMethods).find(method => method === fieldOf(kept, 'paymentMethod')) ?? null,
    paymentWay: keysOf(paymentWays).find(way => way === fieldOf(kept, 'paymentWay')) ?? null,
    legalInstructions: fieldOf(kept, 'legalInstructions') === true,
    privacyPolicy: fieldOf(kept, 'privacyPolicy') === true,
  }
}

const addressFrom = (kept: unknown): Address => ({
  street: textIn(kept, 'street'),
  floor: textIn(kept, 'floor'),
  stairway: textIn(kept, 'stairway'),
  door: textIn(kept, 'door'),
  zipCode: textIn(kept, 'zipCode'),
  city: textIn(kept, 'city'),
  country: countryNamed(fieldOf(kept, 'country')) ?? DEFAULT_COUNTRY,
})

function textIn(kept: unknown, name: string): string {
  const value = fieldOf(kept, name)
  return typeof value === 'string' ? value : ''
}

/** The country of this code; undefined where no address may name it. */
export const countryNamed = (code: unknown): Country | undefined => countries.find(country => country === code)

export const blankForm: CheckoutFields = formFrom(undefined)

/** What the guest chose, or what the branch has chosen at first; null where it takes nothing. */
export const paymentMethodOf = ({ form }: OrderDraft, branch: Branch): PaymentMethod | null =>
  form.paymentMethod ?? defaultPaymentMethod(branch)

/**
 * The draft as the branch takes it: a way to hand over that it does not offer any more is its usual one, and a later time where
 * it takes none any more, so that the form could neither show nor change it, is as soon as possible.
 */
export function asOffered(
  draft: OrderDraft,
  branch: Branch,
  config: Pick<Config, 'defaultDeliveryMethod'>,
): OrderDraft {
  const isOffered = modesOf(branch).includes(draft.mode)
  return {
    ...draft,
    mode: isOffered ? draft.mode : (defaultMode(branch, config) ?? draft.mode),
    appointment: takesLaterOrders(branch) ? draft.appointment : null,
  }
}

/** The draft in the area its postcode belongs to. Where it belongs to several the guest chooses; where to none, the form says so. */
export function inItsArea(draft: OrderDraft, branch: Branch): OrderDraft {
  const { zipCode } = deliveredTo(draft.form)
  if (draft.mode !== 'delivery' || zipCode.trim() === '') return draft
  const areas = areasAt(branch, zipCode)
  const [only, second] = areas
  if (!only || areas.some(({ area }) => area === draft.deliveryArea)) return draft
  return { ...draft, deliveryArea: second ? null : only.area }
}

/**
 * The draft with the postcode its area says already, where the area has but one, as long as no street is typed; and with the
 * branch's town where both begin alike: in our countries the first two digits are a region. Both stay open to be changed.
 */
export function withPostcode(draft: OrderDraft, { deliveryAreas, zipCode: own, city }: Branch): OrderDraft {
  const { form, mode, deliveryArea } = draft
  const [postcode, second] = areaOf({ deliveryAreas }, deliveryArea)?.postcodes ?? []
  const isOne = postcode !== undefined && second === undefined && postcodeIn(postcode) === postcode
  if (mode !== 'delivery' || !isOne || form.street.trim() !== '' || form.isDeliveryAddressDifferent) return draft
  const isNear = postcode.slice(0, 2) === own.slice(0, 2)
  return { ...draft, form: { ...form, zipCode: postcode, city: form.city || (isNear ? city : '') } }
}

/** Whether it goes to an area the branch serves: then it is known what delivery costs. */
export const goesToArea = ({ mode, deliveryArea }: OrderDraft, branch: Branch): boolean =>
  mode === 'delivery' && areaOf(branch, deliveryArea) !== null

/** What is asked of POST /api/quote; `onAccount` for the customer whose person is signed in. */
export function quoteCallOf(draft: OrderDraft, onAccount = false): QuoteCall {
  const { branch, items, mode, deliveryArea, appointment, donatee, table } = draft
  return {
    branch,
    ...modeFlags(mode),
    deliveryArea: mode === 'delivery' ? deliveryArea : null,
    items: items.map(({ product, amount, unit, parts, wish }) => ({
      product,
      amount,
      unit,
      parts: wireParts(parts),
      ...(wish ? { wish } : {}),
    })),
    appointmentDate: appointment === null ? null : new Date(appointment).toISOString(),
    donatee,
    table: mode === 'dineIn' ? table : null,
    ...(onAccount ? { onAccount } : {}),
  }
}

/** Names of the fields (as problems name them) that a change of the form touches. */
export function touchedFields(form: CheckoutFields, patch: Partial<CheckoutFields>): string[] {
  const { deliveryAddress, ...own } = patch
  const nested = deliveryAddress
    ? keysOf(form.deliveryAddress).filter(field => deliveryAddress[field] !== form.deliveryAddress[field])
    : []
  return [...Object.keys(own), ...nested.map(field => `deliveryAddress.${field}`)]
}

interface Seal {
  /** The order's identity, made by this device; any edit after it makes another one. */
  readonly uid: string
  /** Cents: the total the guest saw. */
  readonly expectedTotal: number
  /** Percent and cents: the taxes in that total. */
  readonly expectedTaxes: readonly { readonly rate: number; readonly tax: number }[]
  /** Epoch ms: when it was to be there as soon as possible. */
  readonly expectedBy: number | null
  readonly catalogueSeq: string | null
  readonly branch: Pick<Branch, 'country'>
  /** Epoch ms. */
  readonly now: number
  readonly paymentMethod: PaymentMethod
  /** For the customer whose person is signed in. */
  readonly onAccount?: boolean
}

/** An order not taken within ten minutes asks again (ms). */
export const VALID_MS = 10 * 60_000

/** The frozen command of POST /api/orders: the same bytes however often it is sent. */
export function orderCallOf(draft: OrderDraft, seal: Seal): OrderCall {
  const { form } = draft
  const isElsewhere = draft.mode === 'delivery' && form.isDeliveryAddressDifferent
  return {
    ...quoteCallOf(draft, seal.onAccount),
    ...form,
    phone: phoneOf(form, seal.branch),
    companyName: form.isCompany ? form.companyName : null,
    vatNumber: form.isCompany ? form.vatNumber : null,
    isDeliveryAddressDifferent: isElsewhere,
    deliveryAddress: isElsewhere ? form.deliveryAddress : null,
    comment: draft.comment,
    paymentMethod: seal.paymentMethod,
    uid: seal.uid,
    expectedTotal: seal.expectedTotal,
    expectedTaxes: [...seal.expectedTaxes],
    ...(seal.expectedBy === null ? {} : { expectedBy: new Date(seal.expectedBy).toISOString() }),
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
