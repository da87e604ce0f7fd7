import { keysOf } from '../../../schema/base/keys.ts'
import type { Mode } from '../../../schema/business/modes.ts'
import { units } from '../../../schema/catalogue/units.ts'
import type { OrderStatus } from '../../../schema/ordering/orderStatus.ts'
import { orderStatuses } from '../../../schema/ordering/orderStatus.ts'
import type { TaxRow } from '../../../schema/ordering/taxes.ts'
import { toJson } from '../../../server/base/storage/json.ts'
import type { Storage } from '../../../server/base/storage/storage.ts'
import type { Random } from '../seeded.ts'

/** An order as the recount knows it; instants are epoch ms, money is cents. */
export interface MadeOrder {
  readonly id: number
  readonly branch: number
  status: OrderStatus
  readonly mode: Mode
  readonly at: number
  readonly appointment: number | null
  readonly isByGuest: boolean
  /** To be paid online, and not paid yet. */
  readonly isHeld: boolean
  readonly isRequest: boolean
  readonly donation: number
  readonly taxes: readonly TaxRow[]
  readonly lines: readonly MadeLine[]
  readonly notes: readonly { readonly at: number; readonly taxes: readonly TaxRow[] }[]
}

interface MadeLine {
  readonly product: number
  readonly name: string
  readonly amount: number
  readonly unit: keyof typeof units
  readonly gross: number
  readonly rate: number
}

const MODES = ['takeaway', 'delivery', 'dineIn'] as const
const RATES = [0, 10, 20]
const HOUR = 3_600_000

/** Orders of every kind from one instant to another, by chance. */
export function madeOrders(random: Random, count: number, from: number, to: number): MadeOrder[] {
  return Array.from({ length: count }, (_, index) => {
    const at = from + random.below(to - from)
    const lines = Array.from({ length: 1 + random.below(4) }, () => line(random, at))
    const taxes = taxesOf(lines)
    const notes = random.below(8) === 0 ? [{ at: at + random.below(40 * 24) * HOUR, taxes: half(taxes) }] : []
    return {
      id: index + 1,
      branch: 1 + random.below(3),
      status: random.below(3) === 0 ? random.pick(orderStatuses) : 'completed',
      mode: random.pick(MODES),
      at,
      appointment: random.below(3) === 0 ? at + random.below(10 * 24) * HOUR : null,
      isByGuest: random.below(2) === 0,
      isHeld: random.below(20) === 0,
      isRequest: random.below(20) === 0,
      donation: random.below(5) === 0 ? 100 : 0,
      taxes,
      lines,
      notes,
    }
  })
}

function line(random: Random, at: number): MadeLine {
  const product = 1 + random.below(70)
  return {
    product,
    // It was called otherwise later on.
    name: `Produkt ${product}${at > Date.parse('2026-07-01') ? ' neu' : ''}`,
    amount: random.below(2) === 0 ? 1 + random.below(5) : (1 + random.below(40)) / 10,
    unit: random.pick(keysOf(units)),
    gross: random.below(3000),
    rate: random.pick(RATES),
  }
}

function taxesOf(lines: readonly MadeLine[]): TaxRow[] {
  return RATES.flatMap(rate => {
    const gross = lines.filter(each => each.rate === rate).reduce((sum, each) => sum + each.gross, 0)
    const net = Math.round(gross / (1 + rate / 100))
    return gross === 0 ? [] : [{ rate, net, tax: gross - net, gross }]
  })
}

const half = (taxes: readonly TaxRow[]): TaxRow[] =>
  taxes.map(({ rate, net, tax }) => {
    const [part, own] = [Math.floor(net / 2), Math.floor(tax / 2)]
    return { rate, net: part, tax: own, gross: part + own }
  })

/** Keeps them as the server would have. */
export const keepOrders = (storage: Storage, orders: readonly MadeOrder[]): Promise<void> =>
  storage.write(async transaction => {
    let notes = 0
    for (const order of orders) {
      const totalGross = order.taxes.reduce((sum, { gross }) => sum + gross, 0)
      await transaction.orders.insert(rowOf(order, totalGross))
      for (const [position, each] of order.lines.entries())
        await transaction.orders.insertItem({
          ...each,
          order: order.id,
          position,
          parts: toJson({ values: {} }),
          unitPrice: each.gross,
          deposit: 0,
          discount: 0,
        })
      if (order.status === 'canceled') {
        const actor = order.isByGuest ? 'guest' : 'users:1'
        const { id, status, at } = order
        await transaction.orders.insertEvent({ order: id, rev: 2, action: 'cancel', status, actor, at })
      }
      for (const note of order.notes) {
        notes += 1
        const amount = note.taxes.reduce((sum, { gross }) => sum + gross, 0)
        await transaction.creditNotes.insert({
          id: notes,
          uid: `note-${notes}`,
          fingerprint: '',
          order: order.id,
          amount,
          currency: 'EUR',
          reason: 'Kulanz',
          note: toJson({ amount, lines: [], delivery: 0, taxes: note.taxes }),
          isOnline: 0,
          author: 'users:1',
          createdAt: note.at,
        })
      }
    }
  })

const rowOf = (order: MadeOrder, totalGross: number) => ({
  id: order.id,
  uid: `order-${order.id}`,
  fingerprint: '',
  hash: '',
  branch: order.branch,
  businessDay: new Date(order.at).toISOString().slice(0, 10),
  ticketNumber: String(order.id),
  status: order.status,
  rev: 1,
  mode: order.mode,
  isQuotation: order.isRequest ? 1 : 0,
  paymentMethod: 'cash' as const,
  paymentState: order.isHeld ? ('open' as const) : ('paid' as const),
  currency: 'EUR',
  totalGross,
  pricing: toJson({
    items: [],
    net: 0,
    tax: 0,
    gross: totalGross,
    deliveryNet: 0,
    deliveryTax: 0,
    deliveryGross: 0,
    totalNet: 0,
    totalTax: 0,
    totalGross,
    taxes: order.taxes,
    deposit: 0,
    donation: order.donation,
  }),
  contact: toJson({}),
  appointmentAt: order.appointment,
  counterAppointmentAt: null,
  rejectionMessage: null,
  tableIdentifier: null,
  donatee: null,
  catalogueSeq: null,
  redirectUrl: null,
  slotAt: null,
  holdUntil: order.isHeld ? order.at + HOUR : null,
  needsReview: 0,
  device: null,
  acknowledgedAt: null,
  escalation: 0,
  createdAt: order.at,
  updatedAt: order.at,
  tableName: null,
  paymentWay: null,
  promisedAt: null,
  reckoning: null,
  askedAbout: null,
})
