import type { Quoted, Seen, Submission } from '../../../../client/ordering/checkout/submission.ts'
import type { Problem } from '../../../../schema/base/problems.ts'

const totalsOf = (totalGross: number) => ({ gross: totalGross, deliveryGross: 0, deposit: 0, taxes: [], totalGross })
export const seenAt = (totalGross: number): Seen => ({
  lines: [{ key: 'a', name: 'Semmel', gross: totalGross, rate: 10 }],
  totals: totalsOf(totalGross),
})
export const quotedAt = (totalGross: number, obstacles: readonly Problem[] = []): Quoted => ({
  pricing: { ...totalsOf(totalGross), items: [{ gross: totalGross, rate: 10 }] },
  obstacles,
  earliest: null,
  promise: null,
})

/** Cents of the order that is submitted. */
export const total = 980

/** An order that waits in the outbox, with these changes. */
export function submissionWith(changes: Partial<Submission> = {}): Submission {
  return {
    uid: 'order-1',
    state: 'waiting',
    isWithdrawing: false,
    total,
    seen: seenAt(total),
    validUntil: 600_000,
    tries: 0,
    receipt: null,
    refusal: null,
    ...changes,
  }
}
