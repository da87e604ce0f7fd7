import { formatMoney } from '../../../../schema/base/money.ts'
import { formatQuantity } from '../../../../schema/catalogue/quantity.ts'
import type { KeptPricing } from '../../../../schema/ordering/keptOrder.ts'
import type { LinesPreview } from '../../../../schema/ordering/officeCalls.ts'
import type { ItemEditCall, LinesEditCall } from '../../../../schema/ordering/staffCalls.ts'
import { Fault } from '../../../base/http/fault.ts'
import { toJson } from '../../../base/storage/json.ts'
import type { OrderItemRow, OrderRow } from '../../../base/storage/statements/ordering/orders.ts'
import type { OrderingDeps } from '../../deps.ts'
import { overpaid, settleTotal } from '../../payments/refunds.ts'
import type { Offer } from '../catalogue.ts'
import { editable, keepEdited } from '../edit.ts'
import { type Changed, changedLines } from './changedLines.ts'

type World = Pick<OrderingDeps, 'storage' | 'clock' | 'payments' | 'followers'>

/**
 * Changes lines of an order that has not ended and adds others, all or none. Lines, totals, taxes, money and audit trail in one
 * transaction. Of what was paid online the difference goes back; what is missing is flagged for the counter and never charged
 * unasked. Throws 422 at `changes.N.amount`, `added.N.parts.{step}`, …
 */
export async function editLines(
  world: World,
  offer: Offer,
  id: number,
  call: LinesEditCall,
  author: string,
): Promise<OrderRow> {
  const { storage, clock } = world
  const at = clock.now()
  return storage.write(async transaction => {
    const order = await editable(transaction, id, call.rev)
    const changed = await changedLines(transaction, offer, order, call)
    if (changed.rows.length === 0) return order
    const { totalGross } = changed.pricing
    const missing = isPaidOnline(world, order) ? await settleTotal(transaction, order, totalGross, at) : 0
    const kept: KeptPricing = missing > 0 ? { ...changed.pricing, toCollect: missing } : changed.pricing
    for (const { before, after } of changed.rows)
      await (before ? transaction.orders.changeItem(after) : transaction.orders.insertItem(after))
    const told = changed.rows.map(row => lineTold(row, order.currency)).join('; ')
    return keepEdited(
      world,
      transaction,
      { ...order, totalGross, pricing: toJson(kept) },
      `edited: ${told}`,
      author,
      at,
    )
  })
}

/** The same for one line. Throws 422 at `amount`, `unit` or `parts.{step}`. */
export const editItem = (
  world: World,
  offer: Offer,
  id: number,
  position: number,
  { rev, ...change }: ItemEditCall,
  author: string,
): Promise<OrderRow> =>
  editLines(world, offer, id, { rev, changes: [{ position, ...change }], added: [] }, author).catch(unnumbered)

/** What the same change would come to, by the same rules; nothing is written. */
export async function previewOf(
  { storage: { read }, payments }: Pick<World, 'storage' | 'payments'>,
  offer: Offer,
  id: number,
  call: LinesEditCall,
): Promise<LinesPreview> {
  const order = await editable(read, id, call.rev)
  const { pricing, items } = await changedLines(read, offer, order, call)
  const over = isPaidOnline({ payments }, order) ? await overpaid(read, order, pricing.totalGross) : 0
  return {
    totalGross: pricing.totalGross,
    lines: items.map(({ position, name, gross, deposit }) => ({ position, name, gross: gross + deposit })),
    toCollect: Math.max(0, -over),
    goesBack: Math.max(0, over),
  }
}

/** Where there is one line only, its field says enough. */
function unnumbered(error: unknown): never {
  if (!(error instanceof Fault) || error.status !== 422) throw error
  const problems = error.problems.map(each => ({ ...each, field: each.field?.replace(/^changes\.0\./, '') ?? '' }))
  throw new Fault(422, problems)
}

const isPaidOnline = ({ payments }: Pick<World, 'payments'>, order: OrderRow): boolean =>
  order.paymentState === 'paid' && payments.online(order.paymentMethod) !== undefined

/** 'Semmel 2 → 1, 2,40 € → 1,20 €', 'Kipferl 3 dazu, 4,50 €' */
function lineTold({ before, after }: Changed, currency: string): string {
  const amount = (item: OrderItemRow): string => formatQuantity(item.amount, item.unit)
  const money = (item: OrderItemRow): string => formatMoney(item.gross + item.deposit, currency)
  if (!before) return `${after.name} ${amount(after)} dazu, ${money(after)}`
  if (after.amount === 0) return `${before.name} weggelassen`
  const change = (one: string, other: string): string => (one === other ? one : `${one} → ${other}`)
  return `${before.name} ${change(amount(before), amount(after))}, ${change(money(before), money(after))}`
}
