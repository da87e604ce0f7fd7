import type { Problem } from '../../base/problems.ts'
import type { OfferCall } from '../requests.ts'
import type { StoredOffer } from '../shift.ts'
import { isAhead, isDouble, isTakeable, type Offerable, offerOf } from './offered.ts'
import { type OfferNews, offerTexts } from './texts.ts'

/** What is done about a shift that changes hands: the last two by whoever leads its branch. */
export const offerSteps = ['offer', 'take', 'agree', 'decline', 'withdraw', 'approve', 'refuse'] as const
export type OfferStep = (typeof offerSteps)[number]

/** What somebody does about a shift. */
export interface OfferDeed {
  readonly step: OfferStep
  readonly shift: Offerable
  /** A person's id. */
  readonly actor: number
  readonly call: OfferCall
  /** The shift that is given in return: of the call, or of the offer. */
  readonly returned: Offerable | null
  /** Published shifts of a person. */
  readonly planOf: (user: number) => readonly Offerable[]
  /** Whoever took it works at its branch still. */
  readonly isTakerThere: boolean
  /** Nobody has to approve it. */
  readonly isAutomatic: boolean
  /** Epoch ms. */
  readonly now: number
}

/** What becomes of it: why it cannot be, or what is written and who is told what. `same`: it was done before. */
type OfferOutcome =
  | { readonly problem: Problem }
  | { readonly same: true }
  | { readonly offer: StoredOffer | null; readonly isMoved: boolean; readonly news: readonly OfferMessage[] }

/** Who is told something: a person, those of the branch, or those who lead it. */
export interface OfferMessage {
  readonly to: number | 'team' | 'leaders'
  readonly what: OfferNews
}

/** What becomes of a shift by a deed; whether its author may know of the shift, and leads, is asked before. */
export function stepOffer(deed: OfferDeed): OfferOutcome {
  if (wasDone(deed)) return { same: true }
  if (!isAhead(deed.shift, deed.now)) return problem('over')
  return ways[deed.step](deed)
}

/** The same deed, or what it led to: whoever sends it again changes nothing. */
function wasDone({ step, shift, actor, call }: OfferDeed): boolean {
  const { offer } = shift
  if (step === 'withdraw') return shift.user === actor && !offerOf(shift)
  if (!offer) return false
  if (step === 'offer') return offer.uid === call.uid && offer.by === actor
  if (step === 'take') return offer.takenAs === call.uid && actor !== offer.by
  if (step === 'refuse') return offerOf(shift)?.state === 'refused'
  if (step === 'decline') return offer.by === actor && offerOf(shift)?.state === 'offered'
  return offer.state === 'done' && (step === 'approve' || offer.by === actor)
}

const ways: Readonly<Record<OfferStep, (deed: OfferDeed) => OfferOutcome>> = {
  offer({ shift, actor, call }) {
    const former = offerOf(shift)
    if (shift.user !== actor) return problem('gone')
    if (former && former.state !== 'refused') return problem('offered')
    const to = call.to ?? null
    const offer = { ...nothing, uid: call.uid, by: actor, to, isSwap: call.isSwap ?? false, state: 'offered' } as const
    return written(offer, [to === null ? { to: 'team', what: 'forAll' } : { to, what: 'forYou' }])
  },
  take(deed) {
    const { shift, actor, call, returned, planOf, now } = deed
    if (!isTakeable(shift, actor, now)) return problem('gone')
    const offer = offerOf(shift)
    const isOpen = (shift.user ?? null) === null
    if (!isOpen && offer?.uid !== call.offer) return problem('gone')
    const former = offer && !isOpen ? offer : { ...nothing, uid: call.uid, by: null, to: null, isSwap: false }
    const taken = { ...former, taker: actor, takenAs: call.uid, answer: '' }
    if (!former.isSwap)
      return isDouble(shift, planOf(actor)) ? problem('double') : settled(deed, { ...taken, state: 'taken' })
    if (returned?.user !== actor || !isAhead(returned, now)) return problem('noReturn')
    const isTwice = isDouble(shift, planOf(actor), returned.id) || isDouble(returned, planOf(shift.user ?? 0), shift.id)
    if (isTwice) return problem('double')
    return written({ ...taken, state: 'proposed', inReturn: returned.id }, [
      { to: shift.user ?? 'leaders', what: 'proposed' },
    ])
  },
  agree(deed) {
    const offer = offerOf(deed.shift)
    if (offer?.by !== deed.actor || offer.state !== 'proposed') return problem('notTaken')
    return isStill(deed, offer) ? settled(deed, { ...offer, state: 'taken' }) : problem('gone')
  },
  decline({ shift, actor }) {
    const offer = offerOf(shift)
    if (offer?.by !== actor || offer.state !== 'proposed') return problem('notTaken')
    return written(reopened(offer), tell([offer.taker], 'declined'))
  },
  withdraw({ shift, actor }) {
    const offer = offerOf(shift)
    if (offer?.by === actor) return written(null, tell([offer.taker], 'declined'))
    const isWaiting = offer?.state === 'proposed' || offer?.state === 'taken'
    if (!offer || !isWaiting || offer.taker !== actor) return problem('gone')
    return written(reopened(offer), tell([offer.by], 'declined'))
  },
  approve(deed) {
    const offer = offerOf(deed.shift)
    if (offer?.state !== 'taken') return problem('notTaken')
    return isStill(deed, offer) ? moved(offer) : problem('gone')
  },
  refuse({ shift, call }) {
    const offer = offerOf(shift)
    if (offer?.state !== 'taken') return problem('notTaken')
    const refused = { ...offer, state: 'refused', answer: call.answer ?? '' } as const
    return written(refused, tell([offer.by, offer.taker], 'refused'))
  },
}

/** Both want it: it is done, or whoever leads decides. */
function settled(deed: OfferDeed, offer: StoredOffer): OfferOutcome {
  if (deed.isAutomatic) return moved(offer)
  const waits = offer.by === deed.actor ? [] : tell([offer.by], 'waits')
  return written(offer, [...waits, { to: 'leaders', what: 'asked' }])
}

const moved = (offer: StoredOffer): OfferOutcome => ({
  offer: { ...offer, state: 'done' },
  isMoved: true,
  news: tell([offer.by, offer.taker], 'done'),
})

/** Who took it can have it still, and what was to be given in return is still theirs. */
const isStill = ({ returned, now, isTakerThere }: OfferDeed, { inReturn, taker }: StoredOffer): boolean =>
  isTakerThere &&
  ((inReturn ?? null) === null || (returned !== null && returned.user === taker && isAhead(returned, now)))

const nothing = { taker: null, takenAs: null, inReturn: null, answer: '' } as const

/** Offered as before to whom it was; that somebody took it is remembered, so that the same deed takes nothing twice. */
const reopened = (offer: StoredOffer): StoredOffer => ({ ...offer, state: 'offered', taker: null, inReturn: null })

const written = (offer: StoredOffer | null, news: readonly OfferMessage[]): OfferOutcome => ({
  offer,
  isMoved: false,
  news,
})

const tell = (persons: readonly (number | null | undefined)[], what: OfferNews): readonly OfferMessage[] =>
  persons.flatMap(to => (typeof to === 'number' ? [{ to, what }] : []))

type Why = keyof typeof offerTexts.problems
const codes = {
  over: 'shiftOver',
  offered: 'shiftOffered',
  gone: 'shiftGone',
  notTaken: 'shiftNotTaken',
  noReturn: 'shiftNoReturn',
  double: 'shiftDouble',
  stranger: 'shiftStranger',
} as const satisfies Record<Why, string>

/** Why something about a shift that changes hands cannot be. */
export const offerProblem = (why: Why): Problem => ({ code: codes[why], message: offerTexts.problems[why] })
const problem = (why: Why): OfferOutcome => ({ problem: offerProblem(why) })
