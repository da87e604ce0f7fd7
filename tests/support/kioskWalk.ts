import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { orderOf, quoteOf, shownTime } from '../../client/counter/kiosk/kioskOrder.ts'
import { type PlacingPorts, placeAtKiosk } from '../../client/counter/kiosk/placeOrder.ts'
import { beat } from '../../client/data/boards/deviceLink.ts'
import { createKioskOrders } from '../../client/data/boards/kiosk.ts'
import { closeDeviceDatabase } from '../../client/data/engine/deviceDatabase.ts'
import { createCall } from '../../client/data/engine/http.ts'
import { createOutbox } from '../../client/data/outbox/outbox.ts'
import type { Branch } from '../../schema/business/branch.ts'
import type { OrderRow } from '../../server/base/storage/statements/ordering/orders.ts'
import { branchOf, catalogueOf, categoryOf, configOf, itemOf, menuOf, productOf } from './business.ts'
import { type Device, device } from './device.ts'
import { deviceDocument, pairDevice } from './pairedDevice.ts'
import type { Shop, ShopOptions } from './shop.ts'
import { openWalk } from './walk.ts'

const MINUTE = 60_000
const product = productOf()
const seed = (type: string, { id, rev: _rev, ...body }: { id: number; rev: string }) => ({ type, id, body })
const documentsOf = (branch: Partial<Branch>) => [
  seed('config', configOf()),
  seed('branches', branchOf(branch)),
  seed('branches', branchOf({ id: 2, identifier: 'graz' })),
  seed('categories', categoryOf()),
  seed('products', product),
  seed('menus', menuOf({ branches: [1, 2], catalog: [{ category: 1, products: [1] }] })),
  deviceDocument(1),
]

/** A shop with a kiosk at its first branch. */
export async function openKiosk({
  branch = {},
  ...options
}: Omit<ShopOptions, 'documents'> & { branch?: Partial<Branch> } = {}) {
  const shop = await openWalk({ ...options, documents: documentsOf(branch) })
  const admin = await shop.login()
  const { cookie } = await pairDevice(shop, 1, admin)
  const at = device(shop)
  at.signIn(cookie)
  return { shop, admin, at }
}

/** The page of a kiosk on this device, as often as it is opened again. */
export function openPage(at: Device) {
  const outbox = createOutbox(at.world)
  const orders = createKioskOrders(at.world)
  const stop = outbox.start()
  const measure = async () => ({
    version: 'walk',
    outbox: await orders.waiting(),
    persisted: true,
    quota: 1e9,
    skewMs: 0,
    heapMb: 40,
  })
  const close = async () => {
    stop()
    await closeDeviceDatabase(at.world)
  }
  onTestFinished(close)
  return {
    outbox,
    orders,
    close,
    beat: () => beat({ call: createCall(at.world.fetch), measure, orders, onRevoked: () => {}, onBeat: () => {} }),
    /** `told` (epoch ms): what the server said of when it would be there, when it was asked before. */
    async order(
      branch = 1,
      {
        branch: given = {},
        told = null,
        left = new AbortController().signal,
        gate = async () => [],
      }: { branch?: Partial<Branch>; told?: number | null; left?: AbortSignal; gate?: PlacingPorts['gate'] } = {},
    ) {
      const draft = { items: [itemOf(1, 2)], mode: 'takeaway', table: null, name: '', method: 'cash' } as const
      const catalogue = catalogueOf([product], { branch: branchOf({ id: branch, ...given }) })
      const now = at.world.now()
      const quote = quoteOf(draft, catalogue, now)
      const seal = {
        uid: randomUUID(),
        quote,
        shownAt: shownTime(quote, catalogue.branch, told),
        now,
        catalogueSeq: null,
        catalogueAt: now,
      }
      const { deed, slip } = orderOf(draft, catalogue, seal)
      const ways = {
        outbox,
        orders,
        isOnline: at.world.seemsOnline,
        standsAt: 1,
        gate,
        onUnknown: () => {},
        left,
      }
      return { uid: seal.uid, ...(await placeAtKiosk(ways, deed, slip)) }
    },
    /** Lets time pass until the server has everything. */
    async delivered() {
      for (let round = 0; round < 400; round += 1) {
        if ((await orders.waiting()).length === 0) return
        at.pass(MINUTE)
        await outbox.flush()
      }
      throw new Error('It is still not delivered.')
    },
  }
}
export type Page = ReturnType<typeof openPage>

/** Every order of the shop, oldest first. */
export async function ordersAt({ storage }: Shop): Promise<OrderRow[]> {
  const last = await storage.read.documents.counter('id:orders')
  const found = await Promise.all(Array.from({ length: last }, (_, index) => storage.read.orders.byId(index + 1)))
  return found.filter(order => order !== undefined)
}
