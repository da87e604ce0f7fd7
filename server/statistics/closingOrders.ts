import { keysOf } from '../../schema/base/keys.ts'
import { DAY } from '../../schema/base/zonedTime.ts'
import { isOnline, type OnlineMethod, paymentMethods } from '../../schema/business/paymentMethods.ts'
import { type CreditNote, creditedDeposits } from '../../schema/ordering/creditNote.ts'
import type { Span } from '../../schema/statistics/buckets.ts'
import type { ClosingOrder } from '../../schema/statistics/closing/closingOrder.ts'
import { fromJson } from '../base/storage/json.ts'
import type { Statements } from '../base/storage/statements/register.ts'

/** No order stays open for longer: appointments are half a year ahead. */
const LONGEST_OPEN_MS = 400 * DAY

type Reads = Statements['closings']
type Rows<Name extends keyof Reads> = Awaited<ReturnType<Reads[Name]>>

/** The orders of a branch in which something may have happened from one instant to before another (epoch ms). */
export async function closingOrders(
  { closings }: Pick<Statements, 'closings'>,
  branch: number,
  span: Span,
): Promise<ClosingOrder[]> {
  const asked = { branch, ...span, since: span.from - LONGEST_OPEN_MS }
  const [items, events, attempts] = [
    byOrder(await closings.items(asked)),
    byOrder(await closings.events(asked)),
    byOrder(await closings.attempts(asked)),
  ]
  const [refunds, notes] = [byOrder(await closings.refunds(asked)), byOrder(await closings.notes(asked))]
  return (await closings.orders(asked)).map(order => {
    const of = <Row>(rows: ReadonlyMap<number, Row[]>): Row[] => rows.get(order.id) ?? []
    return orderOf(order, {
      items: of(items),
      events: of(events),
      attempts: of(attempts),
      refunds: of(refunds),
      notes: of(notes),
    })
  })
}

interface Parts {
  readonly items: Rows<'items'>
  readonly events: Rows<'events'>
  readonly attempts: Rows<'attempts'>
  readonly refunds: Rows<'refunds'>
  readonly notes: Rows<'notes'>
}

function orderOf({ status, pricing: kept, ...order }: Rows<'orders'>[number], parts: Parts): ClosingOrder {
  const { taxes, deliveryGross, donation, agreed } = fromJson(kept)
  const lastly = (name: string) => parts.events.findLast(({ action }) => action === name)?.at ?? null
  // What was taken back was never handed over.
  const completedAt = status === 'completed' ? lastly('completed') : null
  const atCounter = lastly('at-counter')
  const lines = parts.items.map(({ position, amount, gross, rate, deposit }) => {
    const depositRate = agreed?.terms.deposits[position]?.rate ?? rate
    return { position, amount, gross, rate, deposit, depositRate }
  })
  return {
    ...order,
    taxes,
    deposits: lines.flatMap(({ deposit, depositRate }) =>
      deposit === 0 ? [] : [{ rate: depositRate, gross: deposit }],
    ),
    delivery: deliveryGross,
    donation,
    completedAt,
    settledAt: completedAt !== null && atCounter !== null && atCounter > completedAt ? atCounter : null,
    payments: paymentsOf(parts),
    refunds: refundsOf(parts),
    notes: notesOf(lines, parts.notes),
  }
}

/** Money of a second payment, or of one that came too late, came when it was sent back; all other came when the order was paid. */
const paymentsOf = ({ attempts, refunds, events }: Parts): ClosingOrder['payments'] =>
  attempts.flatMap(({ id, provider, amount }) => {
    const method = methodOf(provider)
    const unwanted = refunds.find(({ attempt, reason }) => attempt === id && (reason === 'late' || reason === 'double'))
    const at = unwanted?.createdAt ?? events.find(({ action }) => action === 'paid')?.at
    return method === undefined || at === undefined ? [] : [{ at, method, amount }]
  })

const refundsOf = ({ attempts, refunds }: Parts): ClosingOrder['refunds'] =>
  refunds.flatMap(({ attempt, amount, state, createdAt: at, creditNote: note }) => {
    const method = methodOf(attempts.find(({ id }) => id === attempt)?.provider ?? '')
    return method === undefined || state === 'failed' || state === 'canceled' ? [] : [{ at, method, amount, note }]
  })

function notesOf(lines: Parameters<typeof creditedDeposits>[0], rows: Parts['notes']): ClosingOrder['notes'] {
  const former: CreditNote[] = []
  return rows.map(({ id, createdAt: at, note: kept }) => {
    const note = fromJson(kept)
    const deposits = creditedDeposits(lines, former, note)
    former.push(note)
    const { amount, taxes, delivery } = note
    return { id, at, amount, taxes, deposits, delivery }
  })
}

const methodOf = (provider: string): OnlineMethod | undefined =>
  keysOf(paymentMethods)
    .filter(isOnline)
    .find(method => method === provider)

function byOrder<Row extends { readonly order: number }>(rows: readonly Row[]): ReadonlyMap<number, Row[]> {
  const found = new Map<number, Row[]>()
  for (const row of rows) {
    const known = found.get(row.order)
    if (known) known.push(row)
    else found.set(row.order, [row])
  }
  return found
}
