import { sameValue } from '../../../schema/base/sameValue.ts'
import { deviceShelf } from '../engine/deviceDatabase.ts'
import type { Shelf } from '../engine/shelf.ts'
import type { World } from '../engine/world.ts'
import { type Deed, type DeedKind, isDeed, isOfKind, type NewDeed } from './deed.ts'

/** The deeds of one kind on this device. */
export interface Deeds<Body> extends Pick<Shelf<Deed<Body>>, 'get' | 'change' | 'watch' | 'follow'> {
  /** Resolves when the deed is safe on this device; it is sent after that. The same uid again changes nothing. */
  readonly post: (deed: NewDeed<Body>) => Promise<void>
  /** Oldest first. */
  readonly all: () => Promise<Deed<Body>[]>
  /** Takes a deed off this device. */
  readonly forget: (uid: string) => Promise<void>
}

export function deedsOfKind<Body>(world: World, kind: DeedKind<Body>): Deeds<Body> {
  const shelf = deviceShelf(world, 'deeds', (value): value is Deed<Body> => isOfKind(value, kind))
  return {
    get: shelf.get,
    change: shelf.change,
    watch: shelf.watch,
    follow: shelf.follow,
    post: deed => shelf.add(deed.uid, deed.createdAt, { ...deed, state: 'waiting', answer: null, tries: 0, nextAt: 0 }),
    all: async () => inOrder(await shelf.all()),
    forget: shelf.remove,
  }
}

/** The deeds of all kinds, for whoever sends them. */
export function allDeeds(world: World) {
  const shelf = deviceShelf(world, 'deeds', isDeed)
  return {
    all: async () => inOrder(await shelf.all()),
    remove: shelf.remove,
    /**
     * Writes how a deed stands and says whether that is so. A deed that somebody took off the device meanwhile stays away,
     * one that was given another body meanwhile (a kiosk's own number) keeps it, and one that its author takes back is not
     * sent any more.
     */
    write: (deed: Deed<unknown>): Promise<boolean> =>
      shelf.change(deed.uid, stored => (sameValue(stored.body, deed.body) ? withWord(stored, deed) : null)),
  }
}

/** How a deed stands after `next`, where its author may have taken it back meanwhile; null leaves it as it is stored. */
function withWord(stored: Deed<unknown>, next: Deed<unknown>): Deed<unknown> | null {
  if (stored.state === 'withdrawn') return null
  if (!stored.withdrawing || next.withdrawing) return next
  const asked = { ...next, withdrawing: true, nextAt: 0 }
  switch (next.state) {
    // On its way with the word of before: it must not go out.
    case 'sending':
      return null
    // It was an order when it was taken back: whether it can still be is for the server to say.
    case 'accepted':
      return { ...asked, state: 'waiting', answer: null }
    case 'refused':
    case 'expired':
      return { ...asked, state: 'withdrawn' }
    default:
      return asked
  }
}

const inOrder = <Body>(deeds: Deed<Body>[]): Deed<Body>[] =>
  deeds.toSorted((one, other) => one.createdAt - other.createdAt)
