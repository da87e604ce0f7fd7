import { branchDatabase, frontdeskDatabase } from '../../../schema/base/access.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import { BOARD_VERSION, type BoardOrder, CALLED_VERSION, type CalledOrder } from '../../../schema/ordering/liveOrder.ts'
import type { Connection } from '../engine/connection.ts'
import { dropCache } from '../engine/database.ts'
import { type EnvelopeRow, publicSchema } from '../engine/envelope.ts'
import { createSource, derived, type Live } from '../engine/live.ts'
import type { World } from '../engine/world.ts'
import { rowsIn } from '../sync/replay.ts'
import { openReplica, type Replica } from '../sync/replica.ts'

/** The live orders of a branch on this device, as far as its screen shows them. */
export interface Board<Order = BoardOrder> extends Pick<Replica, 'resync' | 'close' | 'wipe'> {
  /** Oldest first. */
  readonly orders: () => Live<readonly Order[]>
  readonly state: () => Live<Connection>
}

const storedAs = (database: string, version: number) => ({
  name: database,
  database: `${database}-${version}`,
  collections: { documents: database },
  schema: publicSchema,
})

interface Where {
  readonly world: World
}

/** The live orders of a branch, for whoever works there; wiped where nobody does any more, because guests' names are in it. */
export const openBranch = (branch: number, { world }: Where): Promise<Board> =>
  openOrders(world, branchDatabase(branch), BOARD_VERSION, isBoardOrder)

/** The numbers that are called at a branch, for the screen before its guests. */
export const openCalled = (branch: number, { world }: Where): Promise<Board<CalledOrder>> =>
  openOrders(world, frontdeskDatabase(branch), CALLED_VERSION, isCalledOrder)

/** A screen before the guests once had whole orders: they leave it. */
export const dropOrders = (branch: number, world: World): Promise<void> => dropCache(world, branchDatabase(branch))

/** What this device had when it was closed is there at once, also without a network, and follows the server from then on. */
async function openOrders<Order extends CalledOrder>(
  world: World,
  database: string,
  version: number,
  isOrder: (body: unknown) => body is Order,
): Promise<Board<Order>> {
  const replica = await openReplica(world, storedAs(database, version))
  const documents = replica.documents(database)
  const source = createSource()
  const shown = new Map<string, Order>()
  const place = ({ _id, _deleted, body }: EnvelopeRow) => {
    if (_deleted || !isOrder(body)) shown.delete(_id)
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
  const orders = derived<readonly Order[]>(source, () => [...shown.values()].toSorted(byAge))
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

const byAge = (one: CalledOrder, other: CalledOrder): number => one.createdAt - other.createdAt || one.id - other.id

/** Written by the server as this version has it: the database's name says so. */
const isBoardOrder = (body: unknown): body is BoardOrder => isCalledOrder(body)
const isCalledOrder = (body: unknown): body is CalledOrder => isObject(body) && typeof body['createdAt'] === 'number'
