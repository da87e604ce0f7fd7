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
  /** What was credited in it, of orders of any month. */
  readonly credits: readonly CustomerCredit[]
  /** The last month in which something was ordered on account, YYYY-MM: also of whom nothing is agreed with any more. */
  readonly latest: string | null
}

/** Cents by which an invoice is lower than what was ordered. */
export interface CustomerCredit extends Pick<CustomerOrder, 'branch' | 'ticketNumber' | 'currency' | 'taxes' | 'day'> {
  readonly id: number
  readonly order: number
  readonly amount: number
}

/** `?month=YYYY-MM`; the present one without, or the last one of somebody with whom nothing is agreed any more. */
export const customerAccount = get('/customers/:id/account')<CustomerAccount>()

/** What a month's invoice is made of, as a table with a head: a row for each rate of each order, and less than nothing of each credit note. */
export const invoiceTable = (
  { orders, credits }: Pick<CustomerAccount, 'orders' | 'credits'>,
  customer: string,
  branchName: (branch: number) => string,
): readonly (readonly string[])[] => [
  [
    'Kunde',
    'Tag',
    'Filiale',
    'Bestellung',
    'Art',
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
      'Bestellung',
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
  ...credits.flatMap(credit =>
    credit.taxes.map(({ rate, net, tax, gross }) => [
      customer,
      credit.day,
      branchName(credit.branch),
      credit.ticketNumber,
      'Gutschrift',
      '',
      `${String(rate).replace('.', ',')} %`,
      decimal(0 - net),
      decimal(0 - tax),
      decimal(0 - gross),
      decimal(0),
      credit.currency,
    ]),
  ),
]
