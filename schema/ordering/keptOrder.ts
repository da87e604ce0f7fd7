import type { Allergen } from '../catalogue/allergens.ts'
import type { PartValues } from '../catalogue/parts.ts'
import type { PricedBy } from '../catalogue/productPrice.ts'
import type { Unit } from '../catalogue/units.ts'
import type { Account } from './account.ts'
import type { Pricing } from './pricing.ts'
import type { OrderCall } from './requests.ts'
import type { Terms } from './terms.ts'

/** What of the call says who ordered and where it goes; kept with the order as one text. */
export const contactFields = [
  'isCompany',
  'companyName',
  'vatNumber',
  'firstName',
  'lastName',
  'street',
  'floor',
  'stairway',
  'door',
  'zipCode',
  'city',
  'country',
  'phone',
  'email',
  'comment',
  'deliveryArea',
  'isDeliveryAddressDifferent',
  'deliveryAddress',
] as const satisfies readonly (keyof OrderCall)[]

/** The contact data of an order as it is kept; what is missing was not asked for. */
export type KeptContact = Partial<Pick<OrderCall, (typeof contactFields)[number]>> & {
  /** The customer it was placed for, or whom staff said it belongs to. */
  readonly customer?: number | null
  /** The external person who placed it. */
  readonly person?: number
}

/**
 * A line as it was placed, added or last offered. What staff make of it is always reckoned from this and never from what they
 * made of it before, or a slip of the finger would stay in the price after it was put right. Money in cents.
 */
export interface AgreedLine {
  readonly amount: number
  readonly unit: Unit
  readonly choices: Choices
  /** For what the price is for. */
  readonly unitPrice: number
  /** Before what is taken off for a customer. */
  readonly gross: number
  /** Of each piece; a fraction where only the sum is known. */
  readonly deposit: number
  /** As the product was then: it may be sold otherwise by now, or be gone. */
  readonly measures: PricedBy
}

/** What was agreed when an order was placed, with the rates of the day it is now supplied on. */
export interface Agreed {
  readonly terms: Terms
  /** Cents of the way when it was placed: it never becomes dearer. */
  readonly delivery: number
  /** By position; absent in orders placed before it was kept, whose lines count as they are. */
  readonly lines?: readonly AgreedLine[]
  /** What was agreed to be taken off for the customer: it holds for lines that come later too. */
  readonly discount?: NonNullable<Account['discount']>
}

/** The pricing of an order as it is kept. */
export type KeptPricing = Pricing & {
  /** Absent in orders of the first days, and where only the prices of a slip are known. */
  readonly agreed?: Agreed
  /** Cents that are still to be collected at the counter, because the order became dearer after it was paid. */
  readonly toCollect?: number
  /** What a request was answered with; its price is that of the order. Epoch ms. */
  readonly offer?: { readonly validUntil: number }
}

/** What was chosen from options, by step. */
type Choices = Readonly<Record<string, string | readonly string[]>>

/** What a line is made of, as it is kept. Orders of the first days have values only. */
export interface KeptParts {
  readonly values: PartValues
  readonly choices?: Choices
  readonly wish?: string
  /** Of the product and of what was chosen with it, as the menu declared them when it was ordered. */
  readonly allergens?: readonly Allergen[]
  /** 'Brot: Vollkorn', 'Wunsch: ohne Zwiebel' */
  readonly lines?: readonly string[]
  /** Categories the menus listed it in when it was ordered. */
  readonly categories?: readonly number[]
}
