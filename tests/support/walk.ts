import { onTestFinished } from 'vitest'
import type { Live } from '../../client/data/engine/live.ts'
import { type Office, openOffice, type Row } from '../../client/data/office/office.ts'
import { type Catalogue, createCatalogue } from '../../client/data/shop/catalogue.ts'
import { startPublicReplica } from '../../client/data/shop/publicReplica.ts'
import { fetchSnapshot } from '../../client/data/sync/fetchSnapshot.ts'
import type { Me } from '../../schema/base/calls.ts'
import type { Entity } from '../../schema/base/entity.ts'
import { branchOf, categoryOf, configOf, menuOf, productOf } from './business.ts'
import { closeDevicesOf, type Device, device, until } from './device.ts'
import { openShop, type Shop, type ShopOptions } from './shop.ts'

/** A bakery with two branches, three products and a manager of the first branch. */
const bakery: NonNullable<ShopOptions['documents']> = [
  document('config', configOf()),
  document('branches', branchOf({ id: 1 })),
  document('branches', branchOf({ id: 2, identifier: 'bahnhof', name: 'Bahnhof' })),
  document('categories', categoryOf({ id: 1 })),
  document('products', productOf({ id: 1, name: 'Semmel', price: 120 })),
  document('products', productOf({ id: 2, name: 'Brezel', price: 190 })),
  document('products', productOf({ id: 3, name: 'Äpfelstrudel', price: 450 })),
  document('menus', menuOf({ id: 1, branches: [1], catalog: [{ category: 1, products: [1, 2, 3] }] })),
  {
    type: 'users',
    id: 7,
    body: {
      username: 'leitung',
      firstName: 'Eva',
      lastName: 'Berger',
      phone: '',
      roles: ['ROLE_MANAGER'],
      branches: [1],
      isEnabled: true,
    },
  },
]

/** A business with its server, open for one test. */
export async function openWalk(options: ShopOptions = {}): Promise<Shop> {
  const shop = await openShop({ documents: bakery, ...options })
  onTestFinished(async () => {
    await closeDevicesOf(shop)
    await shop.close()
  })
  return shop
}

export interface Phone {
  readonly device: Device
  readonly catalogue: Catalogue
  /** Resolves when what it shows is kept on the device. */
  kept(): Promise<void>
  close(): Promise<void>
}

/** A guest's open page: as the server rendered it, or (`kept`) as the worker kept it, painted from the device. */
export async function openPhone(shop: Shop, at: Device = device(shop), kept = false): Promise<Phone> {
  const snapshot = kept ? null : await fetchSnapshot(at.world.fetch)
  const catalogue = createCatalogue(snapshot)
  const replica = await startPublicReplica(at.world, catalogue)
  return { device: at, catalogue, kept: replica.kept, close: closeOnce(() => replica.stop()) }
}

interface Desk {
  readonly device: Device
  readonly office: Office
  /** The row as it is now. */
  row(type: string, id: number): Promise<Row>
  /** Changes fields of a document as it is now. */
  edit(type: string, id: number, changes: Record<string, unknown>): Promise<Row>
  close(): Promise<void>
}

/** A colleague's open office, signed in; `entities` if the business has others than the register. */
export async function openDesk(
  shop: Shop,
  { at = device(shop), cookie = null as string | null, entities = undefined as readonly Entity[] | undefined } = {},
): Promise<Desk> {
  at.signIn(cookie ?? (await shop.login()))
  const { data: me } = (await (await at.world.fetch('/api/users/me')).json()) as { data: Me }
  return deskOf(me, at, entities)
}

/** The office of a person already known to the device, without asking the server. */
export async function deskOf(me: Me, at: Device, entities?: readonly Entity[]): Promise<Desk> {
  const office = await openOffice(me, { world: at.world, ...(entities ? { entities } : {}) })
  const row = (type: string, id: number) => present(office.get(type, id))
  return {
    device: at,
    office,
    row,
    edit: async (type, id, changes) => office.save(type, id, changes, await row(type, id)),
    close: closeOnce(() => office.close()),
  }
}

/** The value of something live once it is there (and passes the test). */
export async function present<T>(
  live: Live<T | null>,
  passes: (value: T) => boolean = () => true,
): Promise<NonNullable<T>> {
  const value = () => live.get()
  await until(live.subscribe, () => {
    const now = value()
    return now !== undefined && now !== null && passes(now)
  })
  return value() as NonNullable<T>
}

/** Resolves when the server has every edit of this desk and the desk shows everything the server has. */
export async function settled({ office }: Desk): Promise<void> {
  await present(office.state(), ({ pending, replicating }) => pending === 0 && !replicating)
}

function document(type: string, { id, rev: _rev, ...body }: { id: number; rev: string }) {
  return { type, id, body }
}

function closeOnce(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | null = null
  const once = () => (closing ??= close())
  onTestFinished(once)
  return once
}
