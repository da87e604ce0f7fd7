import { describe, expect, it } from 'vitest'
import { cardsKept } from '../../../../client/counter/kitchen/cardsKept.ts'
import { kitchenView } from '../../../../client/counter/kitchen/kitchenView.ts'
import type { BoardOrder } from '../../../../schema/ordering/liveOrder.ts'
import { boardOrderOf } from '../../../support/boardOrder.ts'

const noon = Date.parse('2026-06-16T12:00:00+02:00')
const second = 1000
const station = { id: 1, name: 'Backstube', categories: [1], isEverything: false }

/** The tickets of a board of one station, as they follow one another there. */
function board() {
  const keep = cardsKept()
  return (orders: readonly BoardOrder[], now: number, seen: readonly number[] = []) =>
    kitchenView(
      {
        orders,
        steps: [],
        station,
        stations: [station],
        seen: new Set(seen),
        now,
        preparationMinutes: 20,
        accepts: false,
      },
      keep,
    ).tickets
}

describe('A ticket of the kitchen', () => {
  const [early, late] = [
    boardOrderOf({ id: 1, createdAt: noon - 30 * second }),
    boardOrderOf({ id: 2, createdAt: noon }),
  ]

  it('is the same value from second to second, until it says something else', () => {
    const shown = board()
    const [first, last] = shown([early, late], noon)
    const [one, other] = shown([early, late], noon + second)
    expect([one === first, other === last]).toEqual([true, true])
    // Half a minute later the first waits for a minute, the second does not.
    const [waiting, fresh] = shown([early, late], noon + 30 * second)
    expect([waiting?.timing.waited, fresh?.timing.waited]).toEqual([1, 0])
    expect([waiting === first, fresh === last]).toEqual([false, true])
  })

  it('is a new one where its order changes or somebody has seen it, and the others stay', () => {
    const shown = board()
    const [first, last] = shown([early, late], noon)
    const [taken, kept] = shown([{ ...early, status: 'confirmed' }, late], noon).toSorted(
      (one, other) => one.order.id - other.order.id,
    )
    expect([taken === first, kept === last]).toEqual([false, true])
    const seen = shown([early, late], noon, [2]).find(({ order }) => order.id === 2)
    expect(seen?.isUnseen).toBe(false)
  })
})
