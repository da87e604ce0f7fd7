import type { Shift, StoredOffer } from '../shift.ts'

/** A shift as far as it can change hands. Instants are ISO 8601. */
export type Offerable = Pick<Shift, 'id' | 'user' | 'branch' | 'from' | 'to' | 'isPublished' | 'offer'>

/** What is offered of a shift; nothing of what was offered by somebody whose it is no more, or is done. */
export function offerOf({ offer, user }: Pick<Offerable, 'offer' | 'user'>): StoredOffer | null {
  return offer && offer.state !== 'done' && (offer.by ?? null) === (user ?? null) ? offer : null
}

/** Whether a shift can still change hands at a time (epoch ms). */
export const isAhead = ({ isPublished, from }: Pick<Offerable, 'isPublished' | 'from'>, now: number): boolean =>
  isPublished && Date.parse(from) > now

/** Whether a person of the branch can take a shift: an open one nobody has, or one that is offered to them. */
export function isTakeable(shift: Offerable, person: number, now: number): boolean {
  const offer = offerOf(shift)
  if (!isAhead(shift, now) || shift.user === person) return false
  const isOpen = (shift.user ?? null) === null
  if (!offer || (isOpen && offer.state !== 'taken')) return isOpen
  return offer.state === 'offered' && (offer.to ?? person) === person
}

/** Whether a shift lies over another of somebody's plan; two that follow each other do not. */
export const isDouble = (
  { id, from, to }: Pick<Offerable, 'id' | 'from' | 'to'>,
  plan: readonly Pick<Offerable, 'id' | 'from' | 'to'>[],
  without: number | null = null,
): boolean =>
  plan.some(
    other =>
      other.id !== id &&
      other.id !== without &&
      Date.parse(other.from) < Date.parse(to) &&
      Date.parse(from) < Date.parse(other.to),
  )
