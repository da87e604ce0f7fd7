import type { RefundCall } from './staffCalls.ts'
import type { Share, TaxRow } from './taxes.ts'

/** Why something is given back, as staff choose it; the words stand in the order's history. */
export const refundReasons = ['Fehlt', 'Qualität', 'Zu spät', 'Kulanz', 'Anderes'] as const

/** Whether a reason says something to the guest. */
export const isTelling = (reason: string): boolean => reason !== 'Anderes'

/** Cents that an employee may give back of one order; above it a manager does. */
export const EMPLOYEE_REFUND_LIMIT = 5000

/** What was given back of an order: a document of its own (§ 11 UStG, § 14 UStG), which no edit changes. Cents. */
export interface CreditNote {
  readonly amount: number
  readonly lines: readonly CreditedLine[]
  /** Of the delivery. */
  readonly delivery: number
  /** What the amount is made of; its sum is the amount. */
  readonly taxes: readonly TaxRow[]
}

interface CreditedLine {
  readonly position: number
  readonly amount: number
  readonly gross: number
}

/** An order as far as it can be given back. `gross` without `deposit`; rates are percent. */
export interface Creditable {
  readonly lines: readonly {
    readonly position: number
    readonly amount: number
    readonly gross: number
    readonly rate: number
    readonly deposit: number
    readonly depositRate: number
  }[]
  readonly delivery: { readonly gross: number; readonly rate: number }
  readonly taxes: readonly TaxRow[]
}

/**
 * The credit note of a call after those there are already; null where more is asked for than is left of a line, of the
 * delivery or of the order. Parts of a line are what is left of it by pieces, so that all parts together are the line. A
 * free amount is spread over the rates by what is left of each. Tax follows the running sum of its rate: whatever the order
 * of the notes, all together they have the tax of the order to the cent.
 */
export function creditNoteOf(
  order: Creditable,
  former: readonly CreditNote[],
  call: Pick<RefundCall, 'lines' | 'delivery' | 'amount'>,
): CreditNote | null {
  const shares = new Map<number, number>()
  const add = (rate: number, gross: number) => shares.set(rate, (shares.get(rate) ?? 0) + gross)
  const lines: CreditedLine[] = []
  for (const { position, amount } of call.lines ?? []) {
    const line = order.lines.find(each => each.position === position)
    const before = sum(
      [...former.flatMap(note => note.lines), ...lines].filter(each => each.position === position),
      'amount',
    )
    if (!line || before + amount > line.amount + TOLERANCE) return null
    const part = (whole: number): number => upTo(whole, before + amount, line.amount) - upTo(whole, before, line.amount)
    const [goods, deposit] = [part(line.gross), part(line.deposit)]
    add(line.rate, goods)
    add(line.depositRate, deposit)
    lines.push({ position, amount, gross: goods + deposit })
  }
  const delivery = call.delivery ? order.delivery.gross - sum(former, 'delivery') : 0
  if (call.delivery && delivery <= 0) return null
  add(order.delivery.rate, delivery)
  const left = order.taxes.map(({ rate, gross }) => ({
    rate,
    gross: gross - creditedAt(former, rate) - (shares.get(rate) ?? 0),
  }))
  if (left.some(({ gross }) => gross < 0)) return null
  const free = spread(call.amount ?? 0, left)
  if (!free) return null
  for (const { rate, gross } of free) add(rate, gross)
  const taxes = order.taxes.flatMap(row => taxRow(row, creditedAt(former, row.rate), shares.get(row.rate) ?? 0))
  const amount = sum(taxes, 'gross')
  // What no rate of the order knows cannot be given back with the right tax.
  return amount > 0 &&
    amount ===
      sum(
        [...shares.values()].map(gross => ({ gross })),
        'gross',
      )
    ? { amount, lines, delivery, taxes }
    : null
}

/** Whether an order that costs this from now on still covers what was given back of it, at each rate and of its delivery. */
export const coversNotes = (
  { taxes, deliveryGross }: { readonly taxes: readonly TaxRow[]; readonly deliveryGross: number },
  notes: readonly CreditNote[],
): boolean =>
  sum(notes, 'delivery') <= deliveryGross &&
  notes
    .flatMap(note => note.taxes)
    .every(({ rate }) => creditedAt(notes, rate) <= (taxes.find(row => row.rate === rate)?.gross ?? 0))

/** What of a note after `former` ones is deposit, line by line: by the same running pieces as the note itself. Cents. */
export function creditedDeposits(
  lines: Creditable['lines'],
  former: readonly CreditNote[],
  note: CreditNote,
): readonly Share[] {
  const given = former.flatMap(each => each.lines)
  const before = (position: number) =>
    sum(
      given.filter(each => each.position === position),
      'amount',
    )
  return note.lines.flatMap(({ position, amount }) => {
    const line = lines.find(each => each.position === position)
    if (!line) return []
    const first = before(position)
    given.push({ position, amount, gross: 0 })
    const gross = upTo(line.deposit, first + amount, line.amount) - upTo(line.deposit, first, line.amount)
    return gross === 0 ? [] : [{ rate: line.depositRate, gross }]
  })
}

/** Weights are typed with decimals. */
const TOLERANCE = 1e-9

/** What the first `amount` of `all` come to of `whole` cents. */
const upTo = (whole: number, amount: number, all: number): number =>
  amount >= all - TOLERANCE ? whole : Math.round((whole * amount) / all)

const creditedAt = (notes: readonly CreditNote[], rate: number): number =>
  sum(
    notes.flatMap(note => note.taxes.filter(row => row.rate === rate)),
    'gross',
  )

/** `amount` cents over the rates by what is left of each, the odd cents to those that lose most by rounding; null for more than there is. */
function spread(amount: number, left: readonly Left[]): readonly Left[] | null {
  const all = sum(left, 'gross')
  if (amount > all) return null
  if (amount === 0) return []
  const parts = left.map(({ rate, gross }) => {
    const exact = (gross * amount) / all
    return { rate, gross: Math.floor(exact), rest: exact - Math.floor(exact) }
  })
  let odd = amount - sum(parts, 'gross')
  const extra = new Set<number>()
  for (const { rate, rest } of parts.toSorted((one, other) => other.rest - one.rest || other.rate - one.rate)) {
    if (odd === 0 || rest === 0) break
    extra.add(rate)
    odd -= 1
  }
  return parts.map(({ rate, gross }) => ({ rate, gross: gross + (extra.has(rate) ? 1 : 0) }))
}

interface Left {
  readonly rate: number
  readonly gross: number
}

/** The tax of `gross` more after `before`, by the running sum of the order's row. */
function taxRow({ rate, gross: all, tax }: TaxRow, before: number, gross: number): TaxRow[] {
  if (gross === 0) return []
  const running = (part: number): number => upTo(tax, part, all)
  const own = running(before + gross) - running(before)
  return [{ rate, net: gross - own, tax: own, gross }]
}

const sum = <Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key): number =>
  rows.reduce((total, row) => total + row[key], 0)
