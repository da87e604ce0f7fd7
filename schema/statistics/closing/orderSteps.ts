import type { PaymentMethod } from '../../business/paymentMethods.ts'
import { isOnline } from '../../business/paymentMethods.ts'
import { cashBack, cashRounding } from '../../ordering/cashRounding.ts'
import type { ClosingOrder } from './closingOrder.ts'

/** What happened to money in an order at one instant (epoch ms); all amounts are cents. */
export interface MoneyStep {
  readonly at: number
  readonly kind: 'sale' | 'payment' | 'refund' | 'note' | 'settled'
  readonly method: PaymentMethod
  /** What came in, or, less than nothing, went out by the method. */
  readonly money: number
  /** What lies here for something that was not handed over yet: more by a payment, less by a refund and by the sale. */
  readonly prepaid: number
  /** What was handed over and is not paid yet. */
  readonly owed: number
  /** What the coins are more, or less, than what they were for. */
  readonly rounding: number
  /** Whether the whole order is revenue with this step. */
  readonly isSale: boolean
  /** Credit notes that lower revenue with this step. */
  readonly notes: readonly number[]
}

/**
 * The steps of an order, oldest first. Revenue is what was handed over, on that day; what was paid before is a prepayment until
 * then. A credit note lowers revenue on its own day, or with the sale where that comes later. Each step balances:
 * money - prepaid + owed - rounding is what it adds to revenue.
 */
export function stepsOf(order: ClosingOrder): readonly MoneyStep[] {
  const steps = [...paymentSteps(order), ...refundSteps(order), ...noteSteps(order), ...saleSteps(order)]
  return steps.toSorted((one, other) => one.at - other.at)
}

const nothing = { money: 0, prepaid: 0, owed: 0, rounding: 0, isSale: false, notes: [] } as const

/** What comes for an order that was handed over unpaid settles what is owed, the rest is a prepayment. */
function paymentSteps(order: ClosingOrder): MoneyStep[] {
  let owed = owedAtSale(order)
  return order.payments.map(({ at, method, amount }) => {
    const settles = order.completedAt !== null && at > order.completedAt ? Math.min(owed, amount) : 0
    owed -= settles
    return { ...nothing, at, kind: 'payment', method, money: amount, prepaid: amount - settles, owed: 0 - settles }
  })
}

const refundSteps = ({ refunds }: ClosingOrder): MoneyStep[] =>
  refunds
    .filter(({ note }) => note === null)
    .map(({ at, method, amount }) => ({ ...nothing, at, kind: 'refund', method, money: -amount, prepaid: -amount }))

/** What no provider gives back of a note is handed out, in coins by the running sum. */
function noteSteps(order: ClosingOrder): MoneyStep[] {
  const { currency, method: paymentMethod } = order
  let inCash = 0
  return order.notes.flatMap(({ id, at, amount }) => {
    const isLater = order.completedAt !== null && at >= order.completedAt
    const parts = order.refunds.filter(({ note }) => note === id)
    const online = parts.reduce((sum, part) => sum + part.amount, 0)
    const handedOut = cashBack(inCash, amount - online, { currency, paymentMethod })
    inCash += amount - online
    const less = (exact: number) => (isLater ? 0 : -exact)
    // What an invoice is about is owed less; nothing leaves the till.
    if (paymentMethod === 'invoice')
      return [{ ...nothing, at, kind: 'note', method: 'invoice', ...(isLater ? { owed: -amount, notes: [id] } : {}) }]
    const steps: MoneyStep[] = parts.map(part => ({
      ...nothing,
      at,
      kind: 'note',
      method: part.method,
      money: -part.amount,
      prepaid: less(part.amount),
    }))
    if (amount !== online)
      steps.push({
        ...nothing,
        at,
        kind: 'note',
        method: 'cash',
        money: -handedOut,
        prepaid: less(amount - online),
        rounding: amount - online - handedOut,
      })
    return steps.map((step, index) => (isLater && index === 0 ? { ...step, notes: [id] } : step))
  })
}

function saleSteps(order: ClosingOrder): MoneyStep[] {
  const { completedAt: at, settledAt, totalGross, currency, method } = order
  if (at === null) return []
  const earlier = order.notes.filter(note => note.at < at)
  const due = totalGross - sumOf(earlier)
  const prepaid = Math.min(prepaidBefore(order, at), due)
  const owed = owedAtSale(order)
  const atCounter = due - prepaid - owed
  // What a dearer order costs beyond what was paid online is collected exactly, by whoever hands it over.
  const paidBy = isOnline(method) ? 'cash' : method
  const rounding =
    isOnline(method) || prepaid > 0 ? 0 : cashRounding({ totalGross: atCounter, currency, paymentMethod: method })
  const notes = earlier.map(({ id }) => id)
  const sale = { ...nothing, at, isSale: true, notes, prepaid: 0 - prepaid, owed, rounding }
  const steps: MoneyStep[] = [{ ...sale, kind: 'sale', method: paidBy, money: atCounter + rounding }]
  const settled = settledAt === null ? 0 : owed
  if (settledAt !== null && settled > 0) {
    const coins = cashRounding({ totalGross: settled, currency, paymentMethod: method })
    const step = { ...nothing, at: settledAt, kind: 'settled', method, owed: -settled } as const
    steps.push({ ...step, money: settled + coins, rounding: coins })
  }
  return steps
}

/** What was paid before an instant and is not given back. */
const prepaidBefore = ({ payments, refunds }: ClosingOrder, at: number): number =>
  Math.max(0, sumOf(payments.filter(each => each.at <= at)) - sumOf(refunds.filter(each => each.at < at)))

/** What was handed over without its money: on account, or an offer to be paid online, which staff may go on with, paid later or never. */
function owedAtSale(order: ClosingOrder): number {
  const { completedAt: at, settledAt, method, payments, totalGross, notes } = order
  if (at === null) return 0
  const isUnpaid = !payments.some(each => each.at <= at)
  const isLate = settledAt !== null || isOnline(method) || method === 'invoice'
  return isUnpaid && isLate ? totalGross - sumOf(notes.filter(note => note.at < at)) : 0
}

const sumOf = (rows: readonly { readonly amount: number }[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0)
