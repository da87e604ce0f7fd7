import { nameOfPerson } from '../../business/personName.ts'
import type { User } from '../../business/user.ts'
import { type ToldShift, toldOf } from '../plan/rosterNews.ts'
import type { offerStates, Shift } from '../shift.ts'
import { isAhead, isTakeable, offerOf } from './offered.ts'

/** What a person's own database calls it: one document, under their own number. */
export const SHIFT_MARKET = 'shift-market'

/** Somebody by name: whose shift it is is told to those who work beside them, and nothing else of them. */
export interface NamedPerson {
  readonly id: number
  readonly name: string
}

/** A shift that changes hands, or can, as one of those concerned sees it. */
export interface MarketShift extends ToldShift {
  /** `open`: nobody has it, and nobody has asked for it. */
  readonly state: 'open' | keyof typeof offerStates
  /** What it was offered as; null for an open one. */
  readonly offer: string | null
  /** Whose it is; null for an open one. */
  readonly by: NamedPerson | null
  readonly isForMe: boolean
  readonly isSwap: boolean
  readonly taker: NamedPerson | null
  /** What is given for it. */
  readonly returned: ToldShift | null
  /** What whoever leads said to it. */
  readonly answer: string
}

export interface ShiftMarket {
  /** With whom somebody can change shifts, and where. */
  readonly colleagues: readonly (NamedPerson & { readonly branches: readonly number[] })[]
  /** By their beginning. */
  readonly shifts: readonly MarketShift[]
}

export const noMarket: ShiftMarket = { colleagues: [], shifts: [] }

type Person = Pick<User, 'id' | 'username' | 'firstName' | 'lastName' | 'roles' | 'branches' | 'isEnabled'>

/** Whether somebody works at a branch, so that a shift there can be theirs. */
export const worksAt = ({ isEnabled, roles, branches }: Omit<Person, 'id'>, branch: number): boolean =>
  isEnabled && branches.includes(branch) && roles.some(role => role === 'ROLE_EMPLOYEE' || role === 'ROLE_MANAGER')

/** What a person sees at a time (epoch ms) of `shifts` that change hands, where they work: their own, what they want, and what they can take. */
export function marketFor(
  person: Person,
  { shifts, people }: { readonly shifts: readonly Shift[]; readonly people: readonly Person[] },
  now: number,
): ShiftMarket {
  const names = new Map(people.map(each => [each.id, nameOfPerson(each)]))
  const named = (id: number | null | undefined): NamedPerson | null =>
    typeof id === 'number' ? { id, name: names.get(id) ?? '' } : null
  const byId = new Map(shifts.map(shift => [shift.id, shift]))
  const seen = shifts
    .filter(shift => isSeen(shift, person, now))
    .map(shift => seenOf(shift, person.id, { named, byId }))
  const colleagues = people
    .filter(each => each.id !== person.id && person.branches.some(branch => worksAt(each, branch)))
    .map(each => ({
      id: each.id,
      name: nameOfPerson(each),
      branches: each.branches.filter(branch => person.branches.includes(branch)),
    }))
  return {
    colleagues: colleagues.toSorted((one, other) => one.name.localeCompare(other.name, 'de')),
    shifts: seen.toSorted((one, other) => one.from.localeCompare(other.from) || one.id - other.id),
  }
}

function isSeen(shift: Shift, person: Person, now: number): boolean {
  const offer = offerOf(shift)
  if (!isAhead(shift, now)) return false
  if (offer && (offer.by === person.id || offer.taker === person.id)) return true
  return worksAt(person, shift.branch) && isTakeable(shift, person.id, now)
}

interface Known {
  readonly named: (id: number | null | undefined) => NamedPerson | null
  readonly byId: ReadonlyMap<number, Shift>
}

function seenOf(shift: Shift, person: number, { named, byId }: Known): MarketShift {
  const offer = offerOf(shift)
  const isOpen = (shift.user ?? null) === null && offer?.taker !== person
  const mine = offer?.by === person || offer?.taker === person
  const returned = mine && offer?.inReturn ? byId.get(offer.inReturn) : undefined
  return {
    ...toldOf(shift),
    state: isOpen ? 'open' : (offer?.state ?? 'open'),
    offer: isOpen ? null : (offer?.uid ?? null),
    by: named(shift.user),
    isForMe: offer?.to === person,
    isSwap: offer?.isSwap ?? false,
    taker: mine ? named(offer?.taker) : null,
    returned: returned ? toldOf(returned) : null,
    answer: mine ? (offer?.answer ?? '') : '',
  }
}
