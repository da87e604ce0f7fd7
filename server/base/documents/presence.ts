import type { Audience } from '../../../schema/base/access.ts'
import { PRESENT_MS, type PresenceTold, type PresentPerson } from '../../../schema/base/presence.ts'

/** A page of somebody's, and where it is. */
interface Seat {
  readonly person: PresentPerson
  readonly on: string
  /** The databases that have the document: only whoever reads one of them is told. */
  readonly databases: readonly Audience[]
  /** Epoch ms of when it was said. */
  readonly at: number
}

type Listener = (told: PresenceTold, databases: readonly Audience[]) => void

/** Who is at which document now. Lies in memory alone, and nothing of it is kept longer than it holds. */
export interface Presence {
  /** Says where a page of a person is; null for nowhere any more. */
  readonly put: (page: string, person: number, seat: Omit<Seat, 'at'> | null) => void
  /** Each person once. */
  readonly at: (on: string) => readonly PresentPerson[]
  /** Hears of every document where somebody came, went or turned to another field. */
  readonly subscribe: (listener: Listener) => () => void
}

/** Nobody has more pages open than this: the ones said first are forgotten. */
const MOST_PAGES = 20

/** `now` is epoch ms. */
export function createPresence(now: () => number): Presence {
  /** By person and page, the one said longest ago first. */
  const seats = new Map<string, Seat>()
  const listeners = new Set<Listener>()
  const at = (on: string): readonly PresentPerson[] => {
    const people = new Map<number, PresentPerson>()
    for (const { on: there, person, at: said } of seats.values())
      if (there === on && said + PRESENT_MS > now())
        people.set(person.id, { ...person, field: person.field ?? people.get(person.id)?.field ?? null })
    return [...people.values()]
  }
  const told = new Map<string, string>()
  const tell = ({ on, databases }: Omit<Seat, 'at'>) => {
    const people = at(on)
    const text = JSON.stringify(people)
    if (text === (told.get(on) ?? '[]')) return
    if (people.length > 0) told.set(on, text)
    else told.delete(on)
    for (const listener of listeners) listener({ on, people }, databases)
  }
  /** Takes away the seats and returns them: who sat there may have to be told of. */
  const leave = (isLeft: (key: string, seat: Seat) => boolean): Seat[] => {
    const left = [...seats].filter(([key, seat]) => isLeft(key, seat))
    for (const [key] of left) seats.delete(key)
    return left.map(([, seat]) => seat)
  }
  return {
    at,
    put(page, person, seat) {
      const own = `${person} `
      const crowd = [...seats.keys()].filter(key => key.startsWith(own)).slice(0, -MOST_PAGES)
      const left = leave((key, { at: said }) => key === own + page || said + PRESENT_MS <= now() || crowd.includes(key))
      if (seat) seats.set(own + page, { ...seat, at: now() })
      for (const each of seat ? [...left, seat] : left) tell(each)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
