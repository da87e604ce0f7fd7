import { modeFlags } from '../../../schema/business/modes.ts'
import { isOnline } from '../../../schema/business/paymentMethods.ts'
import { compositionText } from '../../../schema/catalogue/compositionText.ts'
import { uploadsOf } from '../../../schema/catalogue/uploads.ts'
import type { PublicOrder, PublicOrderItem } from '../../../schema/ordering/calls.ts'
import { withWish } from '../../../schema/ordering/itemLines.ts'
import { canStillBePaid, flagsOf, standingProposal } from '../../../schema/ordering/orderStatus.ts'
import { lostPayments, type OnlinePayment, type Receipt } from '../../../schema/ordering/receipt.ts'
import { iso } from '../../base/http/answer.ts'
import { fromJson } from '../../base/storage/json.ts'
import type { CreditNoteRow } from '../../base/storage/statements/ordering/creditNotes.ts'
import type { OrderItemRow, OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { AttemptRow, RefundRow } from '../../base/storage/statements/ordering/payments.ts'
import { sumOfRows } from '../payments/refunds.ts'

/** What belongs to an order. `rating` is the overall one of its questionnaire, null while there is none. */
interface Belongings {
  readonly items: readonly OrderItemRow[]
  readonly rating: number | null
  readonly attempts: readonly AttemptRow[]
  readonly refunds: readonly RefundRow[]
  readonly notes: readonly CreditNoteRow[]
}

/** What a guest may see of an order. No name, address or phone; of what was typed only what is on a receipt. */
export function publicView(order: OrderRow, { items, rating, attempts, refunds, notes }: Belongings): PublicOrder {
  const status = order.status
  const mode = modeFlags(order.mode)
  // What was left out later is no part of the order any more.
  const present = items.filter(({ amount }) => amount > 0)
  return {
    id: order.id,
    uid: order.uid,
    ticketNumber: order.ticketNumber,
    status,
    ...flagsOf(status, mode),
    paymentMethod: order.paymentMethod,
    paymentWay: order.paymentWay,
    appointment: order.appointmentAt !== null,
    appointmentDate: iso(order.appointmentAt),
    promisedAt: iso(order.promisedAt),
    counterAppointment: iso(standingProposal(order)),
    rejectionMessage: order.rejectionMessage,
    questionnaireRating: rating,
    tableIdentifier: order.tableIdentifier,
    tableName: order.tableName,
    branch: { id: order.branch },
    isQuotation: order.isQuotation === 1,
    ...offerOf(order),
    ...mode,
    isPaid: order.paymentState === 'paid' || order.paymentState === 'refunded',
    isRefunded: order.paymentState === 'refunded',
    paymentUrl: order.paymentState === 'open' && canStillBePaid(status) ? order.redirectUrl : null,
    currency: order.currency,
    totalGross: order.totalGross,
    items: present.map(itemView),
    receipt: { ...receiptOf(order, present), ...creditsOf(notes) },
    ...(isOnline(order.paymentMethod) ? { payment: paymentOf(order, attempts, refunds) } : {}),
    createdAt: new Date(order.createdAt).toISOString(),
    updatedAt: new Date(order.updatedAt).toISOString(),
  }
}

function itemView({ product, name, amount, unit, gross, parts }: OrderItemRow): PublicOrderItem {
  // Orders of the first days were stored without their choices.
  const { values, choices = {}, wish } = fromJson(parts)
  const hasEntries = Object.keys(values).length > Object.keys(choices).length
  return { product, name, amount, unit, gross, parts: choices, hasEntries, ...withWish(wish) }
}

function receiptOf(order: OrderRow, items: readonly OrderItemRow[]): Receipt {
  const { gross, deposit, deliveryGross, taxes, donation, toCollect = 0, discount } = fromJson(order.pricing)
  const { isCompany, companyName, vatNumber, comment, deliveryArea } = fromJson(order.contact)
  return {
    lines: items.map(({ parts, deposit: ofLine }) => {
      const { values, lines = [], allergens = [] } = fromJson(parts)
      const contents = compositionText({ allergens, diets: [] })
      return {
        texts: contents ? [...lines, contents] : lines,
        uploads: Object.values(values).flatMap(uploadsOf),
        deposit: ofLine,
      }
    }),
    goods: gross,
    ...(discount ? { discount } : {}),
    deposit,
    delivery: deliveryGross,
    deliveryArea: order.mode === 'delivery' ? (deliveryArea ?? null) : null,
    taxes,
    company: isCompany && companyName ? { name: companyName, vatNumber: vatNumber || null } : null,
    comment: comment || null,
    donation,
    toCollect,
  }
}

function offerOf({ status, pricing }: OrderRow): Pick<PublicOrder, 'offer'> {
  const { offer } = fromJson(pricing)
  return offer && status === 'new' ? { offer: { validUntil: new Date(offer.validUntil).toISOString() } } : {}
}

const creditsOf = (notes: readonly CreditNoteRow[]): Pick<Receipt, 'credits'> =>
  notes.length === 0
    ? {}
    : {
        credits: notes.map(({ amount, reason, isOnline: online, createdAt }) => ({
          amount,
          reason,
          isOnline: online === 1,
          at: new Date(createdAt).toISOString(),
        })),
      }

function paymentOf(
  { paymentState }: OrderRow,
  attempts: readonly AttemptRow[],
  refunds: readonly RefundRow[],
): OnlinePayment {
  const last = attempts.at(-1)?.state
  const isUnpaid = paymentState === 'open' || paymentState === 'failed'
  return {
    lost: (isUnpaid && lostPayments.find(state => state === last)) || null,
    refunded: sumOfRows(refunds.filter(({ state }) => state === 'refunded')),
    refunding: sumOfRows(refunds.filter(({ state }) => !['refunded', 'failed', 'canceled'].includes(state))),
  }
}
