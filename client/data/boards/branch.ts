import { branchDatabase, frontdeskDatabase } from '../../../schema/base/access.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import { BOARD_VERSION, type BoardOrder, CALLED_VERSION, type CalledOrder } from '../../../schema/ordering/liveOrder.ts'
import type { Connection } from '../engine/connection.ts'
import { dropCache } from '../engine/database.ts'
import { derived, type Live } from '../engine/live.ts'
import type { World } from '../engine/world.ts'
import type { Replica } from '../sync/replica.ts'
import { openShown } from './shownDocuments.ts'

/** The live orders of a branch on this device, as far as its screen shows them. */
export interface Board<Order = BoardOrder> extends Pick<Replica, 'resync' | 'close' | 'wipe'> {
  /** Oldest first. */
  readonly orders: () => Live<readonly Order[]>
  readonly state: () => Live<Connection>
}

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

async function openOrders<Order extends CalledOrder>(
  world: World,
  database: string,
  version: number,
  isOrder: (body: unknown) => body is Order,
): Promise<Board<Order>> {
  const { values, source, connection, ...shown } = await openShown(world, { database, version }, ({ body }) =>
    isOrder(body) ? body : null,
  )
  const orders = derived<readonly Order[]>(source, () => [...values.values()].toSorted(byAge))
  return { ...shown, orders: () => orders, state: () => connection }
}

const byAge = (one: CalledOrder, other: CalledOrder): number => one.createdAt - other.createdAt || one.id - other.id

/** Written by the server as this version has it: the database's name says so. */
const isBoardOrder = (body: unknown): body is BoardOrder => isCalledOrder(body)
const isCalledOrder = (body: unknown): body is CalledOrder => isObject(body) && typeof body['createdAt'] === 'number'
