import type { Allergen } from '../catalogue/allergens.ts'
import type { PartValues } from '../catalogue/parts.ts'
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

/** What was agreed when an order was placed, with the rates of the day it is now supplied on. */
export interface Agreed {
  readonly terms: Terms
  /** Cents of the way when it was placed: it never becomes dearer. */
  readonly delivery: number
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

/** What a line is made of, as it is kept. Orders of the first days have values only. */
export interface KeptParts {
  readonly values: PartValues
  /** What was chosen from options, by step. */
  readonly choices?: Readonly<Record<string, string | readonly string[]>>
  readonly wish?: string
  /** Of the product and of what was chosen with it, as the menu declared them when it was ordered. */
  readonly allergens?: readonly Allergen[]
  /** 'Brot: Vollkorn', 'Wunsch: ohne Zwiebel' */
  readonly lines?: readonly string[]
  /** Categories the menus listed it in when it was ordered. */
  readonly categories?: readonly number[]
}
