import { get } from '../base/call.ts'
import { decimal } from '../base/csv.ts'
import type { InvoiceTerms } from './account.ts'
import type { PublicOrder } from './calls.ts'
import type { TaxRow } from './taxes.ts'

/** An order in a list of a customer's. Money in cents. */
export interface CustomerOrder
  extends Pick<
    PublicOrder,
    'id' | 'ticketNumber' | 'status' | 'paymentMethod' | 'currency' | 'totalGross' | 'isDelivery' | 'isDineIn'
  > {
  readonly branch: number
  /** ISO 8601. */
  readonly createdAt: string
  /** Local date of its branch, YYYY-MM-DD. */
  readonly day: string
  /** Who ordered. */
  readonly orderedBy: string
  readonly taxes: readonly TaxRow[]
  /** What was taken off for the customer. */
  readonly discount: number
}

/** What a customer ordered on account in a month. */
export interface CustomerAccount {
  /** YYYY-MM */
  readonly month: string
  /** Null where nothing is agreed. */
  readonly invoice: InvoiceTerms | null
  readonly orders: readonly CustomerOrder[]
}

/** `?month=YYYY-MM`; the present one without. */
export const customerAccount = get('/customers/:id/account')<CustomerAccount>()

/** The orders on account of a month as a table with a head, for whoever writes the invoice: a row for each rate of each order. */
export const invoiceTable = (
  { orders }: Pick<CustomerAccount, 'orders'>,
  customer: string,
  branchName: (branch: number) => string,
): readonly (readonly string[])[] => [
  [
    'Kunde',
    'Tag',
    'Filiale',
    'Bestellung',
    'Bestellt von',
    'Steuersatz',
    'Netto',
    'Steuer',
    'Brutto',
    'Darin Rabatt',
    'Währung',
  ],
  ...orders.flatMap(order =>
    order.taxes.map(({ rate, net, tax, gross }, index) => [
      customer,
      order.day,
      branchName(order.branch),
      order.ticketNumber,
      order.orderedBy,
      `${String(rate).replace('.', ',')} %`,
      decimal(net),
      decimal(tax),
      decimal(gross),
      // Once for each order.
      index === 0 ? decimal(order.discount) : decimal(0),
      order.currency,
    ]),
  ),
]
