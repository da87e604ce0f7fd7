import { type Actor, decidedByLeaders, may } from '../../../schema/base/access.ts'
import { errorMessages } from '../../../schema/base/answer.ts'
import { formatMoney } from '../../../schema/base/money.ts'
import { cashBack } from '../../../schema/ordering/cashRounding.ts'
import {
  type Creditable,
  type CreditNote,
  creditNoteOf,
  EMPLOYEE_REFUND_LIMIT,
} from '../../../schema/ordering/creditNote.ts'
import type { RefundAnswer } from '../../../schema/ordering/officeCalls.ts'
import type { RefundCall } from '../../../schema/ordering/staffCalls.ts'
import { Fault } from '../../base/http/fault.ts'
import { fromJson, toJson } from '../../base/storage/json.ts'
import type { CreditNoteRow } from '../../base/storage/statements/ordering/creditNotes.ts'
import type { OrderItemRow, OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { Storage, Transaction } from '../../base/storage/storage.ts'
import type { DeedDeps } from '../deps.ts'
import { fingerprint } from '../fingerprint.ts'
import { follow } from '../orders/step.ts'
import { giveBackAttempt, isStuck, sumOfRows, tryAgain } from './refunds.ts'

type World = DeedDeps<'clock' | 'payments' | 'followers'>

interface Credited {
  readonly answer: RefundAnswer
  readonly isReplay: boolean
}

/**
 * Gives back money of an order that was paid, also after it has ended: as a credit note with its taxes, through the provider
 * that was paid or out of the till, exactly once per uid. All in one transaction: of two people who give back the same cent
 * one is refused with what is left (409 `refundTooMuch`, cents in `data.left`).
 */
export async function creditOrder(world: World, id: number, call: RefundCall, by: Actor): Promise<Credited> {
  const { storage, clock, payments } = world
  const at = clock.now()
  return storage.write(async transaction => {
    const print = fingerprint(call)
    const known = await transaction.creditNotes.byUid(call.uid)
    if (known) {
      if (known.fingerprint !== print || known.order !== id)
        throw new Fault(422, [{ code: 'uidReused', message: errorMessages.refundReused, field: 'uid' }])
      // What failed for good is tried again by the same deed, and gives back what it was to give back.
      for (const row of await refundsFor(transaction, known)) await tryAgain(transaction, row, at)
      return { answer: await answerOf(transaction, known), isReplay: true }
    }
    const order = await transaction.orders.byId(id)
    if (!order) throw new Fault(404, 'notFound')
    const former = await transaction.creditNotes.ofOrder(id)
    const notes = former.map(({ note }) => fromJson(note))
    const { left, online, inCash } = await moneyLeft(transaction, order, former)
    const note = creditNoteOf(creditable(order, await transaction.orders.items(id)), notes, call)
    if (!note || note.amount > left) throw tooMuch(left, order.currency)
    allowAmount(by, order, sumOfRows(former) + note.amount)
    // What no provider can give back any more is handed out, or is owed no more.
    const goesOnline = payments.online(order.paymentMethod) === undefined ? 0 : Math.min(note.amount, online)
    const handedOut = cashBack(inCash, note.amount - goesOnline, order)
    const row: CreditNoteRow = {
      id: await transaction.documents.count('id:creditNotes'),
      uid: call.uid,
      fingerprint: print,
      order: id,
      amount: note.amount,
      currency: order.currency,
      reason: call.reason,
      note: toJson(note),
      isOnline: goesOnline > 0 ? 1 : 0,
      author: `users:${by.id}`,
      createdAt: at,
    }
    await transaction.creditNotes.insert(row)
    await giveBackFor(transaction, order, row, goesOnline, at)
    await tell(world, transaction, order, { ...row, handedOut }, goesOnline > 0 || note.amount < left)
    return { answer: await answerOf(transaction, row), isReplay: false }
  })
}

/** Cents that can still be given back. */
interface MoneyLeft {
  /** All that was paid, less what is back or on its way. */
  readonly left: number
  /** Of it through the provider that was paid. */
  readonly online: number
  /** What was handed out already. */
  readonly inCash: number
}

/** What of the money of an order can be given back: what was paid online, and what was collected when it was handed over. */
export async function moneyLeft(
  { payments }: Pick<Storage['read'], 'payments'>,
  order: OrderRow,
  notes: readonly CreditNoteRow[],
): Promise<MoneyLeft> {
  const paid = (await payments.ofOrder(order.id)).filter(({ state }) => state === 'paid')
  const refunds = await payments.refundsOf(order.id)
  const inCash = sumOfRows(notes) - sumOfRows(refunds.filter(({ creditNote }) => creditNote !== null))
  if (paid.length === 0) {
    const isInvoiced = order.paymentMethod === 'invoice' && order.status === 'completed'
    const left = order.paymentState === 'paid' || isInvoiced ? order.totalGross - inCash : 0
    return { left, online: 0, inCash }
  }
  const online = sumOfRows(paid) - sumOfRows(refunds.filter(({ state }) => state !== 'failed'))
  const collected = order.status === 'completed' ? (fromJson(order.pricing).toCollect ?? 0) : 0
  return { left: online + collected - inCash, online, inCash }
}

async function giveBackFor(
  transaction: Transaction,
  order: OrderRow,
  { id, reason }: CreditNoteRow,
  cents: number,
  at: number,
) {
  let open = cents
  for (const attempt of (await transaction.payments.ofOrder(order.id)).filter(({ state }) => state === 'paid'))
    open -= await giveBackAttempt(transaction, order, attempt, reason, at, { most: open, creditNote: id })
  if (open !== 0) throw new Error(`Credit note ${id} of order ${order.id} finds no payment for ${open} cents.`)
}

/** The history says what was given back; what was handed out of the till is over with that. */
async function tell(
  { followers }: Pick<World, 'followers'>,
  transaction: Transaction,
  order: OrderRow,
  {
    id: credit,
    amount,
    handedOut,
    currency,
    reason,
    author,
    createdAt: at,
  }: CreditNoteRow & { readonly handedOut: number },
  isLeft: boolean,
): Promise<void> {
  const after: OrderRow = {
    ...order,
    paymentState: isLeft ? order.paymentState : 'refunded',
    updatedAt: at,
    rev: order.rev + 1,
  }
  if (!(await transaction.payments.changeOrder({ ...after, rev: order.rev }))) throw new Fault(409, 'conflict')
  const inCash = handedOut === amount ? '' : `${formatMoney(handedOut, currency)} `
  const isInvoiced = order.paymentMethod === 'invoice'
  const way = isInvoiced ? ', mindert die Rechnung' : handedOut === 0 ? '' : `, ${inCash}bar ausgezahlt`
  const action = `credited: ${formatMoney(amount, currency)} (${reason})${way}` as const
  await transaction.orders.insertEvent({
    order: order.id,
    rev: after.rev,
    action,
    status: order.status,
    actor: author,
    at,
  })
  await follow(followers, transaction, { name: isLeft ? 'credited' : 'refunded', order: after, at, by: author, credit })
}

function creditable({ pricing: kept }: OrderRow, items: readonly OrderItemRow[]): Creditable {
  const pricing = fromJson(kept)
  const { terms } = pricing.agreed ?? {}
  return {
    lines: items.map(({ position, amount, gross, rate, deposit }) => {
      const depositRate = terms?.deposits[position]?.rate ?? rate
      return { position, amount, gross, rate, deposit, depositRate }
    }),
    delivery: { gross: pricing.deliveryGross, rate: terms?.delivery?.rate ?? deliveryRateOf(pricing) },
    taxes: pricing.taxes,
  }
}

/** In orders of before it was kept: the rate at which the delivery's own figures come out. */
const deliveryRateOf = ({ taxes, deliveryNet, deliveryTax }: CreditedPricing): number =>
  taxes.find(({ rate }) => Math.abs((deliveryNet * rate) / 100 - deliveryTax) <= 1)?.rate ?? 0

interface CreditedPricing extends Pick<CreditNote, 'taxes'> {
  readonly deliveryNet: number
  readonly deliveryTax: number
}

/** Throws 403 where more of one order would be given back than is for anybody but those who lead the branch to decide. */
function allowAmount(by: Actor, { branch, currency }: OrderRow, cents: number): void {
  if (may(by, 'update', decidedByLeaders, [branch]) || cents <= EMPLOYEE_REFUND_LIMIT) return
  const message = `Mehr als ${formatMoney(EMPLOYEE_REFUND_LIMIT, currency)} einer Bestellung erstattet die Leitung.`
  throw new Fault(403, [{ code: 'refundLimit', message, field: 'amount' }])
}

function tooMuch(left: number, currency: string): Fault {
  const message =
    left > 0 ? `Davon sind nur noch ${formatMoney(left, currency)} zu erstatten.` : errorMessages.nothingLeft
  return new Fault(409, [{ code: 'refundTooMuch', message, field: 'amount' }], { data: { left } })
}

const refundsFor = async ({ payments }: Transaction, { id, order }: CreditNoteRow) =>
  (await payments.refundsOf(order)).filter(({ creditNote }) => creditNote === id)

/** As it stands now: a provider may have taken its part meanwhile. */
async function answerOf(transaction: Transaction, row: CreditNoteRow): Promise<RefundAnswer> {
  const order = await transaction.orders.byId(row.order)
  if (!order) throw new Error(`Order ${row.order} is gone.`)
  const refunds = await refundsFor(transaction, row)
  const isBack = row.isOnline === 0 || refunds.every(({ state }) => state === 'refunded')
  const stuck = await Promise.all(refunds.map(each => isStuck(transaction, each)))
  const isFailed = stuck.some(Boolean)
  return {
    amount: row.amount,
    state: isBack ? 'refunded' : isFailed ? 'failed' : 'waiting',
    taxes: fromJson(row.note).taxes,
    left: (await moneyLeft(transaction, order, await transaction.creditNotes.ofOrder(row.order))).left,
  }
}
