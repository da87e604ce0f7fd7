import { formatMoney } from '../base/money.ts'
import type { Problem } from '../base/problems.ts'
import type { PaymentMethod } from '../business/paymentMethods.ts'
import type { Menu } from '../catalogue/menu.ts'
import { cents } from '../catalogue/productPrice.ts'
import type { DiscountGroup } from './discountGroup.ts'
import { type Pricing, type PricingInput, priceCart, totalsOf } from './pricing.ts'
import { type Terms, termsOf } from './terms.ts'

/** By what an order for a customer is judged. Money in cents. */
export interface Account {
  readonly customer: number
  /** What the customer is called, on papers too. */
  readonly name: string
  /** Null where the customer pays like everybody. */
  readonly invoice: InvoiceTerms | null
  /** Null where the customer pays what everybody pays. */
  readonly discount: Pick<DiscountGroup, 'name' | 'percent' | 'categories'> | null
}

export interface InvoiceTerms {
  /** Days within which an invoice is payable. */
  readonly days: number
  /** What may be ordered on account in a month; null without a limit. */
  readonly budget: number | null
  /** What was ordered on account in this month. */
  readonly used: number
}

/** Percent off a product that stands in these categories: what is said of one of them counts before what is said of all, the most first. */
export function percentOff(
  { discount }: { readonly discount?: Account['discount'] },
  categories: readonly number[],
): number {
  if (!discount) return 0
  const own = discount.categories.filter(({ category }) => categories.includes(category))
  return own.length === 0 ? discount.percent : Math.max(...own.map(({ percent }) => percent))
}

/** What a cart costs everybody, and what it costs the customer by what is agreed with them. */
export function pricedFor(
  input: PricingInput,
  { account, menus }: { readonly account?: Account | null; readonly menus: readonly Menu[] },
) {
  const usual = termsOf(input)
  const undiscounted = priceCart(input, usual)
  const categoriesOf = (product: number) =>
    menus.flatMap(({ catalog }) => catalog.flatMap(group => (group.products.includes(product) ? group.category : [])))
  const percents = account?.discount ? input.items.map(({ product }) => percentOff(account, categoriesOf(product))) : []
  const terms = discountedTerms(usual, percents)
  return { undiscounted, terms, pricing: discountedPricing(undiscounted, terms) }
}

/** The terms with what is taken off each line, in percent. Deposits and the way to a guest have no discount. */
export const discountedTerms = (terms: Terms, percents: readonly number[]): Terms => ({
  ...terms,
  goods: terms.goods.map((goods, index) => ({ ...goods, ...discountOf(percents[index] ?? 0) })),
})

const discountOf = (percent: number) => (percent === 0 ? {} : { discount: percent })

/** Cents that `percent` takes off a line of `gross` cents; halves are the customer's. */
export const centsOff = (gross: number, percent: number | undefined): number => cents((gross * (percent ?? 0)) / 100)

/**
 * The pricing with what its terms take off: line by line, so that every rate is taxed on what is paid. What the way costs, and
 * whether the minimum is reached, is judged by what it would have cost everybody.
 */
export function discountedPricing(pricing: Pricing, { goods, deposits, delivery }: Terms): Pricing {
  const items = pricing.items.map((item, index) => {
    const discount = centsOff(item.gross, goods[index]?.discount)
    return discount === 0 ? item : { ...item, gross: item.gross - discount, discount }
  })
  const discount = items.reduce((sum, each) => sum + (each.discount ?? 0), 0)
  if (discount === 0) return pricing
  const share = { rate: delivery?.rate ?? 0, gross: pricing.deliveryGross }
  const shares = items.map(({ deposit }, index) => ({ rate: deposits[index]?.rate ?? 0, gross: deposit }))
  return { items, ...totalsOf(items, shares, share), donation: pricing.donation, discount }
}

/** What stands against paying by invoice: nobody said that this customer may, or the budget of the month is too small. */
export function invoiceProblems(
  { paymentMethod, totalGross, currency }: Payable,
  account: Pick<Account, 'invoice'> | null,
): Problem[] {
  if (paymentMethod !== 'invoice') return []
  const field = 'paymentMethod'
  if (!account?.invoice) return [{ code: 'noInvoice', message: accountMessages.noInvoice, field }]
  const left = leftOf(account.invoice)
  if (left === null || totalGross <= left) return []
  return [{ code: 'overBudget', message: accountMessages.overBudget(formatMoney(left, currency)), field }]
}

interface Payable {
  readonly paymentMethod: PaymentMethod | null | undefined
  readonly totalGross: number
  readonly currency: string
}

/** Cents that may still be ordered on account in this month; null without a limit. */
export const leftOf = ({ budget, used }: InvoiceTerms): number | null =>
  budget === null ? null : Math.max(0, budget - used)

const accountMessages = {
  noInvoice: 'Auf Rechnung zu bestellen ist für diesen Kunden nicht vereinbart.',
  overBudget: (left: string) =>
    `Das Monatsbudget reicht dafür nicht: Auf Rechnung sind diesen Monat noch ${left} frei. Bitte wählen Sie eine andere Zahlungsart.`,
} as const
