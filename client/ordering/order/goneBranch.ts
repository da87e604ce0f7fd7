import type { Deed } from '../../data/outbox/deed.ts'
import { itemsText } from './again/againOffers.ts'
import { texts } from './goneBranchTexts.ts'

/** An order of the outbox whose branch is gone: no page of that branch can show it any more. */
interface GoneBranchView {
  readonly text: string
  /** '2 × Handsemmel, Wiener Melange'; null where there is no order any more. */
  readonly ordered: string | null
  readonly canWithdraw: boolean
}

/** What is said of it, and whether it can be taken back; undefined is one that was, or that this device never had. */
export function goneBranchView(
  deed: Deed | undefined,
  nameOf: (product: number) => string | undefined,
): GoneBranchView {
  if (!deed || deed.state === 'withdrawn') return { text: texts.over, ordered: null, canWithdraw: false }
  const named = deed.body.items.map(({ product, amount, unit }) => ({
    name: nameOf(product) ?? texts.unknown,
    amount,
    unit: unit ?? 'amount',
  }))
  const isLeaving = deed.withdrawing === true && deed.state !== 'accepted'
  return {
    text: isLeaving ? texts.withdrawing : texts.states[deed.state],
    ordered: itemsText(named),
    canWithdraw: deed.state !== 'accepted' && !isLeaving,
  }
}
