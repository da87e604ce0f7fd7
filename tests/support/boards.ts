import { onTestFinished } from 'vitest'
import { type Board, openBranch, openCalled } from '../../client/data/boards/branch.ts'
import type { DeviceKind } from '../../schema/base/access.ts'
import type { BoardOrder, CalledOrder } from '../../schema/ordering/liveOrder.ts'
import { createDeviceTokens } from '../../server/counter/devices/tokens.ts'
import { type Device, device } from './device.ts'
import { json, type Shop } from './shop.ts'
import { present } from './walk.ts'

let count = 0

/** A device that was let in, with its token and the cookie its browser would send. */
export async function pair(shop: Shop, kind: DeviceKind, branch: number) {
  const cookie = await shop.login()
  const name = `geraet-${++count}`
  const body = { identifier: name, name, kind, branch, isEnabled: true }
  const answer = await shop.request('/api/devices', json('POST', body, { cookie, origin: 'http://shop.test' }))
  const { data } = (await answer.json()) as { data: { id: number } }
  const token = await shop.storage.write(transaction =>
    createDeviceTokens(shop.deps).issue(transaction, data.id, shop.clock.now()),
  )
  return { id: data.id, token, cookie: `device=${token}`, headers: { authorization: `Bearer ${token}` } }
}

interface PlacedAt {
  readonly id: number
  readonly uid: string
  readonly hash: string
  readonly ticketNumber: string
}

/** A guest orders two rolls of the bakery (240 cents), or whatever `changes` say. */
export async function order(shop: Shop, changes: Record<string, unknown> = {}): Promise<PlacedAt> {
  const body = {
    uid: crypto.randomUUID(),
    branch: 1,
    items: [{ product: 1, amount: 2 }],
    expectedTotal: 240,
    firstName: 'Anna',
    lastName: 'Öllinger',
    phone: '+436641234567',
    email: 'anna@example.com',
    paymentMethod: 'cash',
    legalInstructions: true,
    privacyPolicy: true,
    ...changes,
  }
  const answer = await shop.request('/api/orders', json('POST', body))
  if (answer.status !== 201) throw new Error(await answer.text())
  const { data } = (await answer.json()) as { data: Omit<PlacedAt, 'id'> }
  return { ...data, id: (await shop.storage.read.orders.byUid(data.uid))?.id ?? 0 }
}

interface OpenBoard<Order> {
  readonly device: Device
  readonly board: Board<Order>
  /** Resolves with the orders as soon as they pass the test. */
  shows(passes: (orders: readonly Order[]) => boolean): Promise<readonly Order[]>
  close(): Promise<void>
}

/** A board that stands at a branch, signed in by its cookie. */
export function openBoard(
  shop: Pick<Shop, 'request' | 'clock'>,
  cookie: string,
  branch = 1,
  at: Device = device(shop),
): Promise<OpenBoard<BoardOrder>> {
  at.signIn(cookie)
  return opened(at, openBranch(branch, { world: at.world }))
}

/** The television before the guests of a branch, signed in by its cookie. */
export function openDesk(shop: Pick<Shop, 'request' | 'clock'>, cookie: string): Promise<OpenBoard<CalledOrder>> {
  const at = device(shop)
  at.signIn(cookie)
  return opened(at, openCalled(1, { world: at.world }))
}

async function opened<Order>(at: Device, opening: Promise<Board<Order>>): Promise<OpenBoard<Order>> {
  const board = await opening
  let closing: Promise<void> | null = null
  const close = () => (closing ??= board.close())
  onTestFinished(close)
  return { device: at, board, shows: passes => present(board.orders(), passes), close }
}
