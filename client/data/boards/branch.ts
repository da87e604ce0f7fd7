import { branchDatabase } from '../../../schema/base/access.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import { BOARD_VERSION, type BoardOrder } from '../../../schema/ordering/liveOrder.ts'
import type { Connection } from '../engine/connection.ts'
import { type EnvelopeRow, publicSchema } from '../engine/envelope.ts'
import { createSource, derived, type Live } from '../engine/live.ts'
import type { World } from '../engine/world.ts'
import { rowsIn } from '../sync/replay.ts'
import { openReplica, type Replica } from '../sync/replica.ts'

/** The live orders of a branch on this device. */
export interface Board extends Pick<Replica, 'resync' | 'close' | 'wipe'> {
  /** Oldest first. */
  readonly orders: () => Live<readonly BoardOrder[]>
  readonly state: () => Live<Connection>
}

/** The live orders of a branch, for whoever works there; wiped where nobody does any more, because guests' names are in it. */
const ordersOf = (database: string) => ({
  name: database,
  database: `${database}-${BOARD_VERSION}`,
  collections: { documents: database },
  schema: publicSchema,
})

/** What this device had when it was closed is there at once, also without a network, and follows the server from then on. */
export async function openBranch(branch: number, { world }: { readonly world: World }): Promise<Board> {
  const database = branchDatabase(branch)
  const replica = await openReplica(world, ordersOf(database))
  const documents = replica.documents(database)
  const source = createSource()
  const shown = new Map<string, BoardOrder>()
  const place = ({ _id, _deleted, body }: EnvelopeRow) => {
    if (_deleted || !isBoardOrder(body)) shown.delete(_id)
    else shown.set(_id, body)
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
  const orders = derived<readonly BoardOrder[]>(source, () => [...shown.values()].toSorted(byAge))
  replica.follow({})
  return {
    orders: () => orders,
    state: () => replica.connection,
    resync: replica.resync,
    async close() {
      subscription.unsubscribe()
      await replica.close()
    },
    async wipe() {
      subscription.unsubscribe()
      await replica.wipe()
    },
  }
}

const byAge = (one: BoardOrder, other: BoardOrder): number => one.createdAt - other.createdAt || one.id - other.id

/** Written by the server as this version has it: the database's name says so. */
function isBoardOrder(body: unknown): body is BoardOrder {
  return isObject(body) && typeof body['createdAt'] === 'number'
}
