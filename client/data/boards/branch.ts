import type { RxCollection } from 'rxdb'
import { branchDatabase } from '../../../schema/base/access.ts'
import { sameValue } from '../../../schema/base/sameValue.ts'
import { BOARD_VERSION, type BoardOrder } from '../../../schema/ordering/liveOrder.ts'
import { dropDatabase, openDatabase } from '../engine/database.ts'
import { type Envelope, type EnvelopeRow, publicSchema } from '../engine/envelope.ts'
import { createSource, derived, type Live } from '../engine/live.ts'
import { browserWorld, type World } from '../engine/world.ts'
import { type Pull, startPull } from '../sync/pull.ts'
import { rowsIn } from '../sync/replay.ts'
import { openStream } from '../sync/stream.ts'

export interface BoardState {
  readonly online: boolean
  /** Epoch ms at which this device last held everything the server had; null where it never did. */
  readonly asOf: number | null
  /** The server does not let this person or device see the branch (any more). It goes on asking. */
  readonly signedOut: boolean
}

/** The live orders of a branch on this device. */
export interface Board {
  /** Oldest first. */
  readonly orders: () => Live<readonly BoardOrder[]>
  readonly state: () => Live<BoardState>
  /** Asks for news at once: after a deed of one's own, after a sign-in. */
  readonly resync: () => void
  readonly close: () => Promise<void>
  /** Closes it and takes the orders off the device: names of guests are not kept where nobody works any more. */
  readonly wipe: () => Promise<void>
}

/**
 * Opens the replica of `branch-{id}`: what this device had when it was closed is there at once, also without a network, and
 * follows the server from then on. One page of the device replicates and all of them show it.
 */
export async function openBranch(branch: number, { world = browserWorld }: { world?: World } = {}): Promise<Board> {
  const name = branchDatabase(branch)
  const cacheName = `${name}-${BOARD_VERSION}`
  const database = await openDatabase<{ documents: RxCollection<Envelope> }>(world, {
    name: cacheName,
    collections: { documents: { schema: publicSchema } },
    cache: name,
  })
  const { documents } = database
  const source = createSource()
  const shelf = new Map<string, BoardOrder>()
  const place = (row: EnvelopeRow) => {
    if (row._deleted) shelf.delete(row._id)
    else shelf.set(row._id, row.body as unknown as BoardOrder)
  }
  /** What another page brought while the device was being read: newer than what was read. */
  const arrived = new Set<string>()
  const subscription = documents.eventBulks$.subscribe(({ events }) => {
    for (const { documentData } of events) {
      arrived.add(documentData._id)
      place(documentData)
    }
    source.changed()
  })
  for (const row of await rowsIn(documents)) if (!arrived.has(row._id)) place(row)
  const orders = derived<readonly BoardOrder[]>(source, () => [...shelf.values()].toSorted(byAge))

  const status = createBoardStatus(world, name)
  let pull: Pull | null = null
  let ending: Promise<unknown> = Promise.resolve()
  const stopLeading = world.lead(`${world.prefix}${name}`, () => {
    const stream = openStream(world)
    const running = startPull({
      world,
      collection: documents,
      database: name,
      stream,
      onCurrent: status.current,
      onSignedOut: () => status.set({ signedOut: true }),
      // The stream was opened by somebody unknown and tells nothing of this branch.
      onSignedIn: stream.reopen,
    })
    pull = running
    return () => {
      pull = null
      stream.close()
      ending = running.stop()
    }
  })
  const stop = async () => {
    stopLeading()
    await ending
    status.stop()
    subscription.unsubscribe()
  }

  return {
    orders: () => orders,
    state: () => status.live,
    resync: () => pull?.resync(),
    async close() {
      await stop()
      await database.close()
    },
    async wipe() {
      await stop()
      await database.close()
      await dropDatabase(world, cacheName)
      world.memo.set(asOfKey(name), null)
    },
  }
}

const byAge = (one: BoardOrder, other: BoardOrder): number => one.createdAt - other.createdAt || one.id - other.id

const asOfKey = (database: string): string => `${database}:asOf`

/** How the board stands to the server, for the line that says how old it is. */
function createBoardStatus(world: World, database: string) {
  const source = createSource()
  let state: BoardState = {
    online: world.seemsOnline(),
    asOf: Number(world.memo.get(asOfKey(database))) || null,
    signedOut: false,
  }
  const set = (change: Partial<BoardState>) => {
    const next = { ...state, ...change }
    if (sameValue(state, next)) return
    state = next
    source.changed()
  }
  const stops = [
    world.onContact(online => set({ online })),
    world.memo.watch(asOfKey(database), value => set({ asOf: Number(value) || state.asOf, online: true })),
  ]
  return {
    live: derived<BoardState>(source, () => state),
    set,
    current(at: number) {
      world.memo.set(asOfKey(database), String(at))
      set({ asOf: at, online: true, signedOut: false })
    },
    stop() {
      for (const stop of stops) stop()
    },
  }
}
