import { sameValue } from '../../../schema/base/sameValue.ts'
import type { BoardOrder } from '../../../schema/ordering/liveOrder.ts'
import type { Card } from './kitchenView.ts'

/** A ticket that says the same as before is the same value: of a full board a tick of the clock draws only what it is about. */
export function cardsKept(): (card: Card) => Card {
  const kept = new WeakMap<BoardOrder, Card>()
  return card => {
    const former = kept.get(card.order)
    if (former && sameValue(former, card)) return former
    kept.set(card.order, card)
    return card
  }
}
