import { sameValue } from '../../../schema/base/sameValue.ts'
import { deviceShelf } from '../engine/deviceDatabase.ts'
import type { Shelf } from '../engine/shelf.ts'
import type { World } from '../engine/world.ts'
import { type Deed, type DeedKind, isDeed, isOfKind, type NewDeed } from './deed.ts'

/** The deeds of one kind on this device. */
export interface Deeds<Body> extends Pick<Shelf<Deed<Body>>, 'change' | 'watch' | 'follow'> {
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
     * and one that was given another body meanwhile (a kiosk's own number) keeps it.
     */
    write: (deed: Deed<unknown>): Promise<boolean> =>
      shelf.change(deed.uid, stored => (sameValue(stored.body, deed.body) ? deed : null)),
  }
}

const inOrder = <Body>(deeds: Deed<Body>[]): Deed<Body>[] =>
  deeds.toSorted((one, other) => one.createdAt - other.createdAt)
