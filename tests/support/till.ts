import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import type { Branch } from '../../schema/business/branch.ts'
import type { Config } from '../../schema/business/config.ts'
import type { Product } from '../../schema/catalogue/product.ts'
import { branchOf, categoryOf, configOf, menuOf, productOf } from './business.ts'
import { open } from './schedules.ts'
import { json, openShop, type ShopOptions } from './shop.ts'

interface Till extends Omit<ShopOptions, 'documents'> {
  readonly config?: Partial<Config>
  readonly branch?: Partial<Branch>
  /** Their ids are their places, from 1 on. */
  readonly products?: readonly Partial<Product>[]
}

/** What a call of the shop is answered with, as far as tests of money read it. */
interface Answer {
  readonly status: number
  readonly body: Awaited<ReturnType<Response['json']>>
}

/** A shop that is open around the clock and asks for nothing but what is ordered, with its calls; it is closed after the test. */
export async function openTill({ config, branch, products = [{}], ...options }: Till = {}) {
  const listed = products.map((product, index) => productOf({ ...product, id: index + 1 }))
  const documents = [
    configOf(config),
    branchOf({ openingHours: [open('daily', '00:00–24:00')], requiredForTakeaway: none, ...branch }),
    categoryOf(),
    ...listed,
    menuOf({ catalog: [{ category: 1, products: listed.map(({ id }) => id) }] }),
  ].map(({ id, rev: _rev, ...body }, index) => ({ type: typeAt(index, listed.length), id, body }))
  const shop = await openShop({ ...options, documents })
  onTestFinished(() => shop.close())
  const cookie = await shop.login()

  const ask = async (path: string, init?: RequestInit): Promise<Answer> => {
    const response = await shop.request(path, init)
    return { status: response.status, body: await response.json() }
  }
  const staff = (method: string, path: string, body: unknown) => ask(path, json(method, body, { cookie }))

  return {
    shop,
    ask,
    staff,
    read: async (path: string) => (await ask(path, { headers: { cookie } })).body.data,
    /** Changes fields of a document as it is now. */
    async put(path: string, changes: object): Promise<Answer> {
      const { rev } = (await ask(path, { headers: { cookie } })).body.data
      return staff('PUT', path, { rev, ...changes })
    },
    async quote(wanted: object) {
      return (await ask('/api/quote', json('POST', { branch: 1, ...wanted }))).body.data
    },
    /** Orders at the price of the moment, in cash. */
    async place(wanted: object): Promise<Answer> {
      const { pricing } = await this.quote(wanted)
      return ask('/api/orders', json('POST', { ...form(pricing.totalGross), ...wanted }))
    },
    /** The order as staff have it, after it was placed. */
    async placed(wanted: object): Promise<{ id: number; rev: number; uid: string; hash: string }> {
      const { status, body } = await this.place(wanted)
      if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body.errors)}`)
      const { uid, hash } = body.data
      const row = await shop.storage.read.orders.byUid(uid)
      return { id: row?.id ?? 0, rev: row?.rev ?? 0, uid, hash }
    },
  }
}

const none = { email: false, phone: false, address: false }

const form = (expectedTotal: number) => ({
  uid: randomUUID(),
  expectedTotal,
  branch: 1,
  firstName: 'Maria',
  lastName: 'Gruber',
  street: 'Hauptplatz 2',
  zipCode: '4020',
  city: 'Linz',
  phone: '+436641234567',
  paymentMethod: 'cash',
  legalInstructions: true,
  privacyPolicy: true,
})

function typeAt(index: number, products: number): string {
  if (index < 3) return ['config', 'branches', 'categories'][index] ?? ''
  return index < 3 + products ? 'products' : 'menus'
}
