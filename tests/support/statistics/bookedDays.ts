import { type CreditNote, creditedDeposits, creditNoteOf } from '../../../schema/ordering/creditNote.ts'
import { totalsOf } from '../../../schema/ordering/pricing.ts'
import type { TaxRow } from '../../../schema/ordering/taxes.ts'
import type { ClosingOrder } from '../../../schema/statistics/closing/closingOrder.ts'
import type { Random } from '../seeded.ts'

export const DAY_MS = 86_400_000

/** What a till beside the product would have counted on a day: it writes down money as it changes hands, and knows no order. */
export interface Tally {
  orders: number
  /** Percent to cents, sales and what was given back of them. */
  readonly sales: Map<number, number>
  readonly tax: Map<number, number>
  readonly back: Map<number, number>
  readonly backTax: Map<number, number>
  readonly deposits: Map<number, number>
  readonly drawer: Map<string, number>
  prepaid: number
  rounding: number
  donations: number
  delivery: number
}

const emptyTally = (): Tally => ({
  orders: 0,
  sales: new Map(),
  tax: new Map(),
  back: new Map(),
  backTax: new Map(),
  deposits: new Map(),
  drawer: new Map(),
  prepaid: 0,
  rounding: 0,
  donations: 0,
  delivery: 0,
})

const put = <Key>(sums: Map<Key, number>, key: Key, cents: number): void => {
  sums.set(key, (sums.get(key) ?? 0) + cents)
}

const RATES = [0, 4.9, 10, 20] as const
const MODES = ['takeaway', 'delivery', 'dineIn'] as const
const COUNTER = ['cash', 'atm-card', 'hydro-ag-voucher'] as const

/** Days of orders by chance, told to a tally as they happen: what they cost, how they are edited, paid, given back and ended. */
export function bookedDays(random: Random, days: number, ordersADay: number) {
  const tallies = Array.from({ length: days }, emptyTally)
  const orders = Array.from({ length: days * ordersADay }, (_, index) =>
    orderLife(random, index + 1, random.below(days * DAY_MS), days, at => tallies[Math.floor(at / DAY_MS)]),
  )
  return { orders, tallies }
}

function orderLife(
  random: Random,
  id: number,
  placedAt: number,
  days: number,
  dayOf: (at: number) => Tally | undefined,
): ClosingOrder {
  const currency = id % 2 === 0 ? 'CHF' : 'EUR'
  const method = random.below(2) === 0 ? random.pick(['mollie', 'datatrans'] as const) : random.pick(COUNTER)
  const online = method === 'mollie' || method === 'datatrans' ? method : null
  const payments: ClosingOrder['payments'][number][] = []
  const refunds: ClosingOrder['refunds'][number][] = []
  const notes: ClosingOrder['notes'][number][] = []
  const written: CreditNote[] = []
  let at = placedAt
  const later = (most: number) => {
    at += 1 + random.below(most)
    return at
  }
  let wares = waresOf(random)
  let priced = pricedOf(wares)
  let paid = 0
  const receive = (cents: number): void => {
    if (online === null) return
    payments.push({ at, method: online, amount: cents })
    const tally = dayOf(at)
    if (!tally) return
    put(tally.drawer, online, cents)
    tally.prepaid += cents
  }
  const sendBack = (cents: number, note: number | null): void => {
    if (online === null) return
    refunds.push({ at, method: online, amount: cents, note })
    const tally = dayOf(at)
    if (!tally) return
    put(tally.drawer, online, -cents)
    if (note === null) tally.prepaid -= cents
  }
  if (online !== null && random.below(12) > 0) {
    later(DAY_MS / 20)
    paid = priced.totalGross
    receive(paid)
    if (random.below(10) === 0) {
      receive(paid)
      sendBack(paid, null)
    }
  }
  const isUnpaid = online !== null && paid === 0
  // Somebody edits it: what is too much goes back, what is missing is collected.
  if (random.below(3) === 0 && !isUnpaid) {
    later(DAY_MS / 4)
    wares = waresOf(random)
    priced = pricedOf(wares)
    if (online !== null && paid > priced.totalGross) {
      sendBack(paid - priced.totalGross, null)
      paid = priced.totalGross
    }
  }
  let [credited, inCoins] = [0, 0]
  let wasHandedOver = false
  const credit = (): void => {
    const lines = wares.lines.map((line, position) => ({ ...line, position }))
    const order = { lines, delivery: { gross: wares.delivery, rate: 20 }, taxes: priced.taxes }
    const position = random.below(lines.length)
    const part = random.below(2) === 0 ? { amount: 1 + random.below(300) } : { lines: [{ position, amount: 1 }] }
    const note = creditNoteOf(order, written, part)
    const left = (online === null || wasHandedOver ? priced.totalGross : paid) - credited
    if (!note || note.amount > left) return
    const noteId = id * 100 + notes.length
    const throughProvider = Math.min(note.amount, Math.max(0, paid - sum(refunds.filter(each => each.note !== null))))
    if (throughProvider > 0) sendBack(throughProvider, noteId)
    const exact = note.amount - throughProvider
    const coins = coinsOf(inCoins + exact, currency) - coinsOf(inCoins, currency)
    inCoins += exact
    credited += note.amount
    const deposits = creditedDeposits(lines, written, note)
    written.push(note)
    notes.push({ id: noteId, at, amount: note.amount, taxes: note.taxes, deposits, delivery: note.delivery })
    const tally = dayOf(at)
    if (!tally) return
    put(tally.drawer, 'cash', -coins)
    if (wasHandedOver) {
      tally.rounding -= coins - exact
      giveBack(tally, note, deposits)
    } else {
      tally.rounding -= coins - exact
      tally.prepaid -= note.amount
    }
  }
  if (paid > 0 && random.below(6) === 0) {
    later(DAY_MS / 10)
    credit()
  }
  const end = random.below(10)
  later(DAY_MS)
  const isOver = at < days * DAY_MS
  if (end < 2 && isOver && paid > 0) sendBack(paid - sum(refunds.filter(each => each.note !== null)), null)
  const donation = random.below(4) === 0 ? 7 : 0
  const completedAt = end >= 2 && !isUnpaid && isOver ? at : null
  if (completedAt !== null) {
    wasHandedOver = true
    const tally = dayOf(at)
    if (tally) {
      tally.orders += 1
      tally.donations += donation
      tally.delivery += wares.delivery
      for (const { rate, gross, tax } of priced.taxes) {
        put(tally.sales, rate, gross)
        put(tally.tax, rate, tax)
      }
      for (const { depositRate, deposit } of wares.lines) put(tally.deposits, depositRate, deposit)
      for (const [index, note] of written.entries()) giveBack(tally, note, notes[index]?.deposits ?? [])
      const missing = priced.totalGross - paid
      const coins = online === null && method === 'cash' ? coinsOf(missing, currency) : missing
      put(tally.drawer, online === null ? method : 'cash', coins)
      tally.rounding += coins - missing
      tally.prepaid -= paid - credited
    }
    for (let count = random.below(3); count > 0; count -= 1) {
      later(DAY_MS)
      if (at < days * DAY_MS) credit()
    }
  }
  return {
    id,
    ticket: String(id),
    mode: random.pick(MODES),
    method,
    currency,
    totalGross: priced.totalGross,
    taxes: priced.taxes,
    deposits: wares.lines.map(({ depositRate: rate, deposit: gross }) => ({ rate, gross })),
    delivery: wares.delivery,
    donation,
    completedAt,
    settledAt: null,
    payments,
    refunds,
    notes,
  }
}

function giveBack(tally: Tally, note: CreditNote, deposits: ClosingOrder['deposits']): void {
  for (const { rate, gross, tax } of note.taxes) {
    put(tally.back, rate, gross)
    put(tally.backTax, rate, tax)
  }
  for (const { rate, gross } of deposits) put(tally.deposits, rate, -gross)
  tally.delivery -= note.delivery
}

/** What is counted out in coins of five Rappen, or of a cent. */
const coinsOf = (cents: number, currency: string): number => (currency === 'CHF' ? Math.round(cents / 5) * 5 : cents)

const sum = (rows: readonly { readonly amount: number }[]): number =>
  rows.reduce((total, { amount }) => total + amount, 0)

function waresOf(random: Random) {
  const lines = Array.from({ length: 1 + random.below(4) }, () => {
    const rate = random.pick(RATES)
    const deposit = random.below(3) === 0 ? 25 * (1 + random.below(4)) : 0
    const depositRate = random.below(4) === 0 ? random.pick(RATES) : rate
    return { amount: 1 + random.below(4), gross: 1 + random.below(3000), rate, deposit, depositRate }
  })
  return { lines, delivery: random.below(4) === 0 ? 290 : 0 }
}

function pricedOf({ lines, delivery }: ReturnType<typeof waresOf>): {
  readonly totalGross: number
  readonly taxes: readonly TaxRow[]
} {
  const deposits = lines.map(({ depositRate: rate, deposit: gross }) => ({ rate, gross }))
  return totalsOf(lines, deposits, { rate: 20, gross: delivery })
}
