import { type Unit, type UnitType, units } from '../../../schema/catalogue/units.ts'
import { type CreditNote, refundReasons } from '../../../schema/ordering/creditNote.ts'
import type { WholeLine, WholeOrder } from '../../../schema/ordering/officeCalls.ts'
import type { RefundCall } from '../../../schema/ordering/staffCalls.ts'
import { centsOf } from '../form/controls/numbers.ts'

/** What is chosen to be given back. */
export interface Chosen {
  /** Pieces or weight by position. */
  readonly lines: Readonly<Record<number, number>>
  readonly delivery: boolean
  /** As it was typed: '4,90'. */
  readonly amount: string
  readonly reason: (typeof refundReasons)[number]
}

export const nothing: Chosen = { lines: {}, delivery: false, amount: '', reason: refundReasons[0] }

type Refundable = Pick<WholeOrder, 'lines' | 'refundable' | 'pricing'> & {
  readonly creditNotes: readonly Pick<CreditNote, 'lines'>[]
}

/** What of a line was not given back yet. */
export function leftOfLine({ creditNotes }: Pick<Refundable, 'creditNotes'>, { position, amount }: WholeLine): number {
  const given = creditNotes.flatMap(({ lines }) => lines.filter(line => line.position === position))
  return Math.max(0, amount - given.reduce((sum, line) => sum + line.amount, 0))
}

/** Whether one by one can be given back; what is weighed or measured goes back as a whole. */
export const isCounted = (unit: Unit): boolean => counted.some(type => type === units[unit].type)

const counted: readonly UnitType[] = ['amount', 'serving', 'pair', 'person', 'package']

/** Cents of what was typed; 0 for nothing, null for what nobody can be given or charged. */
export function centsTyped(typed: string): number | null {
  const cents = typed.trim() === '' ? 0 : centsOf(typed)
  return cents === undefined || cents < 0 ? null : cents
}

/** The call for what is chosen, and about how many cents that is; null where it is nothing, no amount, or more than is left. */
export function wantedOf(
  order: Refundable,
  { lines, delivery, amount, reason }: Chosen,
): { readonly call: Omit<RefundCall, 'uid'>; readonly cents: number } | null {
  const free = centsTyped(amount)
  const parts = order.lines.flatMap(line => {
    const part = lines[line.position] ?? 0
    return part > 0 ? [{ position: line.position, amount: part, cents: partOf(order, line, part) }] : []
  })
  const cents =
    parts.reduce((sum, part) => sum + part.cents, 0) + (delivery ? order.pricing.deliveryGross : 0) + (free ?? 0)
  if (free === null || cents === 0 || cents > order.refundable) return null
  return {
    cents,
    call: {
      reason,
      ...(parts.length > 0 ? { lines: parts.map(({ position, amount: part }) => ({ position, amount: part })) } : {}),
      ...(delivery ? { delivery: true } : {}),
      ...(free > 0 ? { amount: free } : {}),
    },
  }
}

/** Cents of the next `part` of a line, as the credit note reckons them: by the running sum, so that all parts are the line. */
function partOf(order: Refundable, line: WholeLine, part: number): number {
  const before = line.amount - leftOfLine(order, line)
  const upTo = (whole: number, amount: number) => Math.round((whole * Math.min(amount, line.amount)) / line.amount)
  return [line.gross, line.deposit].reduce((sum, whole) => sum + upTo(whole, before + part) - upTo(whole, before), 0)
}
