import { local, weekdayAt } from './localClock.ts'
import type { MadeOrder } from './orders.ts'

/** Days and branch that are counted; local dates, both included. */
interface Counted {
  readonly from: string
  readonly to: string
  readonly branch?: number
}

/** Every figure of orders, counted anew from the definitions alone: slowly, with nothing of the product. */
export function recount(all: readonly MadeOrder[], { from, to, branch }: Counted) {
  const isIn = (at: number | null) => at !== null && local(at).slice(0, 10) >= from && local(at).slice(0, 10) <= to
  const orders = all.filter(order => branch === undefined || order.branch === branch)
  const placed = orders.filter(({ at }) => isIn(at))
  const standing = placed.filter(({ status }) => status !== 'failed')
  const isSold = ({ status, isHeld, isRequest }: MadeOrder) =>
    !['failed', 'rejected', 'canceled'].includes(status) && !isHeld && !(isRequest && status === 'new')
  const sold = placed.filter(isSold)
  const notes = orders.filter(isSold).flatMap(order => order.notes.filter(({ at }) => isIn(at)))
  const taken = sum(sold.flatMap(({ taxes }) => taxes.map(({ gross }) => gross)))
  const back = sum(notes.flatMap(({ taxes }) => taxes.map(({ gross }) => gross)))
  const rates = [0, 10, 20].flatMap(rate => {
    const rows = (taxes: MadeOrder['taxes']) => taxes.filter(row => row.rate === rate)
    const gains = sold.flatMap(({ taxes }) => rows(taxes))
    const losses = notes.flatMap(({ taxes }) => rows(taxes))
    const of = (key: 'net' | 'tax' | 'gross') => sum(gains.map(row => row[key])) - sum(losses.map(row => row[key]))
    return of('gross') === 0 && of('tax') === 0 ? [] : [{ rate, net: of('net'), tax: of('tax'), gross: of('gross') }]
  })
  const ended = (passes: (order: MadeOrder) => boolean) => placed.filter(passes).length
  return {
    orders: standing.length,
    due: orders.filter(({ status, appointment }) => status !== 'failed' && isIn(appointment)).length,
    modes: {
      takeaway: standing.filter(({ mode }) => mode === 'takeaway').length,
      delivery: standing.filter(({ mode }) => mode === 'delivery').length,
      dineIn: standing.filter(({ mode }) => mode === 'dineIn').length,
    },
    revenue: {
      total: taken - back,
      refunds: back,
      orders: sold.length,
      taxes: rates,
      donations: sum(sold.map(each => each.donation)),
    },
    canceled: [
      ended(({ status }) => status === 'rejected'),
      ended(({ status, isByGuest }) => status === 'canceled' && !isByGuest),
      ended(({ status, isByGuest }) => status === 'canceled' && isByGuest),
      ended(({ status }) => status === 'failed'),
    ],
    placed: placed.length,
    items: sum(sold.flatMap(({ lines }) => lines.map(piecesOf))),
    products: productsOf(sold),
    times: weekOf(standing.map(({ at }) => at)),
    dueTimes: weekOf(
      orders.flatMap(({ status, appointment }) =>
        status !== 'failed' && appointment && isIn(appointment) ? [appointment] : [],
      ),
    ),
    byHour: countBy(standing.map(({ at }) => local(at).slice(0, 13))),
    byDay: countBy(standing.map(({ at }) => local(at).slice(0, 10))),
  }
}

const piecesOf = ({ amount, unit }: MadeOrder['lines'][number]): number =>
  ['amount', 'serving', 'package'].includes(unit) ? Math.ceil(amount) : 1

function productsOf(sold: readonly MadeOrder[]) {
  const found = new Map<number, { name: string; at: number; quantity: number; gross: number; orders: Set<number> }>()
  for (const { id, at, lines } of sold)
    for (const each of lines) {
      const known = found.get(each.product) ?? { name: '', at: 0, quantity: 0, gross: 0, orders: new Set() }
      if (at >= known.at) Object.assign(known, { name: each.name, at })
      known.quantity += piecesOf(each)
      known.gross += each.gross
      known.orders.add(id)
      found.set(each.product, known)
    }
  return [...found]
    .map(([product, { name, quantity, gross, orders }]) => ({ product, name, quantity, gross, orders: orders.size }))
    .toSorted((one, other) => other.quantity - one.quantity || other.gross - one.gross || one.product - other.product)
    .slice(0, 50)
}

function weekOf(instants: readonly number[]): number[][] {
  const week = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0))
  for (const at of instants) {
    const text = local(at)
    const row = week[weekdayAt(at)] ?? []
    const hour = Number(text.slice(11, 13))
    row[hour] = (row[hour] ?? 0) + 1
  }
  return week
}

function countBy(keys: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1
  return counts
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
