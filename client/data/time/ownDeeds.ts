import { problemsIn } from '../engine/http.ts'
import { createSource, derived, type Live } from '../engine/live.ts'
import type { World } from '../engine/world.ts'
import type { Deed, DeedKind, DeedPerson } from '../outbox/deed.ts'
import { type Deeds, deedsOfKind } from '../outbox/deeds.ts'

/** What became of a deed of one's own, as its page shows it. */
export interface OwnDeedState {
  readonly state: 'waiting' | 'taken' | 'refused'
  /** Why it was refused, as the server says. */
  readonly reason: string
}

/** Deeds of one kind that a person does on this device, in whatever page of it. */
interface OwnDeeds<Body> extends Pick<Deeds<Body>, 'change' | 'forget'> {
  /** Oldest first; what was taken is among them until what the server tells shows it. */
  readonly shown: Live<readonly Deed<Body>[]>
  /** Resolves when it is safe on this device; it is sent after that. The same uid again changes nothing. */
  readonly post: (uid: string, body: Body) => Promise<void>
  readonly stop: () => void
}

/** So long (ms) what was taken is still counted: what the server tells follows within moments. */
const TOLD_MS = 5000

/** Follows a person's own deeds of a kind; `onTaken` hears of each that the server has taken. */
export async function followOwnDeeds<Body>(
  world: World,
  kind: DeedKind<Body>,
  person: DeedPerson,
  onTaken: () => void,
): Promise<OwnDeeds<Body>> {
  const deeds = deedsOfKind(world, kind)
  const source = createSource()
  const shown = new Map<string, Deed<Body>>()
  const show = (key: string, deed: Deed<Body> | null) => {
    const before = shown.get(key)?.state
    if (deed?.person?.id === person.id) shown.set(key, deed)
    else shown.delete(key)
    source.changed()
    if (deed?.state !== 'accepted' || before === 'accepted') return
    onTaken()
    world.after(TOLD_MS, () => void deeds.forget(key).catch(() => {}))
  }
  for (const deed of await deeds.all()) {
    show(deed.uid, deed)
    // The server asked for this person, and here they are.
    await deeds.change(deed.uid, now => (now.state === 'waiting' && isOf(now, person) ? { ...now, nextAt: 0 } : null))
  }
  const stop = await deeds.follow(changes => {
    for (const { key, value } of changes) show(key, value)
  })
  return {
    stop,
    shown: derived(source, () => [...shown.values()].toSorted((one, other) => one.createdAt - other.createdAt)),
    change: deeds.change,
    forget: deeds.forget,
    post(uid, body) {
      const createdAt = world.now()
      return deeds.post({ uid, kind: kind.name, body, createdAt, validUntil: createdAt, person })
    },
  }
}

const isOf = ({ person }: Deed<unknown>, { id }: DeedPerson): boolean => person?.id === id

export function ownStateOf({ state, answer }: Deed<unknown>): OwnDeedState {
  const isLost = state === 'refused' || state === 'expired' || state === 'withdrawn'
  const reason = isLost ? (problemsIn(answer?.body)[0]?.message ?? '') : ''
  return { state: isLost ? 'refused' : state === 'accepted' ? 'taken' : 'waiting', reason }
}
