import { fieldOf } from '../../../schema/base/record.ts'
import type { Deed } from '../../data/outbox/deed.ts'
import type { OrderKey } from './order.machine.ts'
import { texts } from './texts.ts'

/** What the bar says of the orders in the outbox, and what can be done about the first of them. */
interface WaitingView {
  readonly first: Deed
  readonly text: string
  /** Null where it can not be taken back with one tap. */
  readonly withdraw: string | null
  /** It was accepted though its guest took it back: its page is the order's. */
  readonly isTooLate: boolean
}

/**
 * Of the orders of the outbox (newest first) that the page does not show itself; null where nothing has to be said. What
 * needs an answer of the guest comes first.
 */
export function waitingView(
  deeds: readonly Deed[],
  { shown, isOnline, hasNetwork }: { shown: string | null; isOnline: boolean; hasNetwork: boolean },
): WaitingView | null {
  const others = deeds.filter(({ uid, state }) => uid !== shown && state !== 'withdrawn')
  const accepted = others.find(({ state, withdrawing }) => state === 'accepted' && withdrawing === true)
  if (accepted) return { first: accepted, text: texts.waiting.tooLate, withdraw: null, isTooLate: true }
  const asked = others.find(({ state }) => state === 'refused' || state === 'expired')
  if (asked) {
    const text = asked.state === 'refused' ? texts.waiting.refused : texts.waiting.expired
    return { first: asked, text, withdraw: texts.waiting.discard, isTooLate: false }
  }
  // One that is answered at once need not be spoken of.
  const waiting = others.filter(({ state, tries }) => state === 'waiting' && (!isOnline || tries > 0))
  const [first] = waiting
  if (!first) return null
  if (first.withdrawing) return { first, text: texts.waiting.withdrawing, withdraw: null, isTooLate: false }
  const { online, offline, serverAway } = texts.waiting
  const text = (isOnline ? online : hasNetwork ? serverAway : offline)(waiting.length)
  return { first, text, withdraw: waiting.length === 1 ? texts.waiting.withdraw : null, isTooLate: false }
}

/** The key to the order that became of it; null as long as there is none. */
export function placedKeyOf({ state, answer }: Deed): OrderKey | null {
  const receipt = state === 'accepted' ? fieldOf(answer?.body, 'data') : null
  const [uid, hash] = [fieldOf(receipt, 'uid'), fieldOf(receipt, 'hash')]
  return typeof uid === 'string' && typeof hash === 'string' ? { uid, hash } : null
}
