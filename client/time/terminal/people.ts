import { fold } from '../../../schema/base/fold.ts'
import type { TerminalPerson } from '../../../schema/time/calls.ts'
import { type Standing, standingWith } from '../../../schema/time/standing.ts'
import { type Clocked, eventOf } from '../../data/terminal/clockDeeds.ts'

/** Somebody of the branch as they stand now. */
export interface Present {
  readonly person: TerminalPerson
  readonly standing: Standing
}

/** What people are called here; the name they sign in with where no other is known. */
export const nameOf = ({ firstName, lastName, username }: TerminalPerson['user']): string =>
  `${firstName} ${lastName}`.trim() || username

/** Everybody by name, as they stand at `now` (epoch ms) with what waits on this device. */
export function presentPeople(
  people: readonly TerminalPerson[],
  deeds: readonly Clocked[],
  now: number,
): readonly Present[] {
  return people
    .map(person => ({ person, standing: standingWith(person, eventsThatWait(deeds, person.user.id), now) }))
    .toSorted((one, other) => nameOf(one.person.user).localeCompare(nameOf(other.person.user), 'de'))
}

/** What one person has clocked here and the server does not have. */
export const eventsThatWait = (deeds: readonly Clocked[], user: number) =>
  deeds.filter(deed => deed.user === user && deed.state === 'waiting').map(eventOf)

/** Those whose name has every word of what is looked for, or parts of words. */
export function found(people: readonly Present[], text: string): readonly Present[] {
  const words = fold(text).split(/\s+/)
  return people.filter(({ person: { user } }) => {
    const name = fold(`${nameOf(user)} ${user.username}`)
    return words.every(word => name.includes(word))
  })
}
