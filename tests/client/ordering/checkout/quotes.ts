import type { Quoted, Seen } from '../../../../client/ordering/checkout/submission.ts'
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
})
