import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isTakeable, type Offerable, offerOf } from '../../../../schema/time/offers/offered.ts'
import { type OfferDeed, offerSteps, stepOffer } from '../../../../schema/time/offers/shiftOffer.ts'

const HOUR = 3_600_000
const at = (hours: number) => new Date(hours * HOUR).toISOString()
const shift = (id: number, user: number | null, from: number): Offerable => ({
  id,
  user,
  branch: 1,
  from: at(from),
  to: at(from + 8),
  isPublished: true,
  offer: null,
})
const plain: Omit<OfferDeed, 'step' | 'shift' | 'actor' | 'call'> = {
  returned: null,
  planOf: () => [],
  isTakerThere: true,
  isAutomatic: false,
  now: 0,
}

const people = [10, 12, 14] as const
const deeds = fc.array(
  fc.record({
    step: fc.constantFrom(...offerSteps),
    actor: fc.constantFrom(...people),
    uid: fc.integer({ min: 1, max: 4 }),
    to: fc.constantFrom(null, ...people),
    isSwap: fc.boolean(),
    inReturn: fc.constantFrom(null, 2, 3),
    times: fc.integer({ min: 1, max: 3 }),
  }),
  { maxLength: 14 },
)
type Deed = typeof deeds extends fc.Arbitrary<readonly (infer Each)[]> ? Each : never

/** Plays deeds against a roster of four shifts, as the server does; each as often as it is sent. */
function play(all: readonly Deed[], isRepeated: boolean): ReadonlyMap<number, Offerable> {
  const roster = new Map([shift(1, 10, 20), shift(2, 12, 44), shift(3, 14, 68), shift(4, null, 92)].map(s => [s.id, s]))
  const planOf = (user: number) => [...roster.values()].filter(each => each.user === user)
  for (const [index, { step, actor, uid, times, ...said }] of all.entries())
    for (let time = 0; time < (isRepeated ? times : 1); time++) {
      const target = roster.get(index % 2 === 0 ? 1 : 4)
      if (!target) continue
      const offer = target.offer?.uid ?? null
      const call = { ...said, uid: step === 'offer' ? `offer-${uid}` : `deed-${index}`, offer }
      const number = step === 'take' ? said.inReturn : offerOf(target)?.inReturn
      const returned = roster.get(number ?? 0) ?? null
      const outcome = stepOffer({ ...plain, step, shift: target, actor, call, planOf, returned })
      if (!('offer' in outcome)) continue
      const { taker } = outcome.offer ?? {}
      if (outcome.isMoved && returned) roster.set(returned.id, { ...returned, user: target.user, offer: null })
      roster.set(target.id, {
        ...target,
        user: outcome.isMoved ? (taker ?? null) : target.user,
        offer: outcome.offer,
      })
    }
  return roster
}

describe('A shift that changes hands', () => {
  test('ends with the same person however often each deed is sent, and no shift is lost or doubled', () => {
    fc.assert(
      fc.property(deeds, all => {
        const [once, again] = [play(all, false), play(all, true)]
        expect([...again.values()].map(({ user }) => user)).toEqual([...once.values()].map(({ user }) => user))
        // What was somebody's stays somebody's: an exchange takes nothing away.
        for (const id of [1, 2, 3]) expect(once.get(id)?.user).not.toBeNull()
      }),
      { numRuns: 2000 },
    )
  })

  const offered = { ...shift(1, 10, 20), offer: offerBy({ to: 12 }) }
  function offerBy(more: object): NonNullable<Offerable['offer']> {
    return { uid: 'offer-1', by: 10, isSwap: false, state: 'offered', answer: '', ...more }
  }
  test.each([
    ['by whom it is offered to', offered, 12, 0, true],
    ['by nobody else', offered, 14, 0, false],
    ['by nobody whose it is', offered, 10, 0, false],
    ['by nobody once it has begun', offered, 12, 20 * HOUR, false],
    ['by nobody while it is a draft', { ...offered, isPublished: false }, 12, 0, false],
    ['by nobody where it was offered by somebody who has it no more', { ...offered, user: 14 }, 12, 0, false],
    ['by nobody once somebody has', { ...offered, offer: offerBy({ state: 'taken', taker: 12 }) }, 14, 0, false],
    ['by anybody where it is open', shift(4, null, 20), 14, 0, true],
    ['by nobody where it was never offered', shift(1, 10, 20), 12, 0, false],
  ])('can be taken %s', (_, target, person, now, expected) => {
    expect(isTakeable(target, person, now)).toBe(expected)
  })
})
