import { randomUUID } from 'node:crypto'
import { mollie } from '../../../server/ordering/payments/providers/mollie.ts'
import { seeded } from '../seeded.ts'
import { json, openShop } from '../shop.ts'
import type { Fraction } from './fraction.ts'
import { type Bill, billOf, type Line, type Terms } from './reckon.ts'
import { differences, saidOf } from './said.ts'
import { areas, documentsOf, listOf, type Measure, productFor, someWare, someWares, type Ware } from './wares.ts'

const START = Date.parse('2026-12-28T10:00:00Z')
const days = ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-04'] as const
const noonOf = (day: string): string => `${day}T11:00:00.000Z`

interface Outcome {
  readonly orders: number
  readonly bills: number
  readonly moved: number
  readonly edited: number
  readonly refunded: number
  /** Wares that became others, or were gone, while somebody had ordered them. */
  readonly remade: number
  readonly differences: readonly string[]
}

/**
 * So many random orders through the whole server: placed at a total and taxes that were reckoned here, moved over the turn of
 * the rates, changed there and back, left out, paid and given back in part and in full, while the shop makes other products of
 * those that were ordered, or deletes them. After every step everything that is
 * said of the order is compared with a bill of our own, to whose net amounts `plant` cents are added as a fault on purpose.
 */
export async function shopping(count: number, seed: number, plant?: Fraction): Promise<Outcome> {
  const random = seeded(seed)
  const wares = someWares(random, 30)
  const noNetwork = () => Promise.reject(new Error('No bank is asked here.'))
  const providers = [mollie({ apiKey: 'test', apiUrl: 'http://pay.test', fetch: noNetwork })]
  const shop = await openShop({ documents: documentsOf(wares), start: START, providers })
  const cookie = await shop.login()
  const call = async (method: string, path: string, body: object) => {
    const answer = await shop.request(path, json(method, body, { cookie }))
    return { status: answer.status, body: await answer.json() }
  }
  const found: string[] = []
  const counted = { orders: 0, bills: 0, moved: 0, edited: 0, refunded: 0, remade: 0 }

  const someLine = (): Line => {
    const ware = random.pick(wares)
    const measure = measureOf(ware)
    const chosen = ware.choices.filter(() => random.chance(0.4)).map(({ name }) => name)
    return { ware, measure, chosen, amount: someAmount(measure) }
  }
  const someAmount = (measure: Measure): number =>
    measure === 'amount' || measure === 'package' ? 1 + random.below(12) : (1 + random.below(3000)) / 2
  const measureOf = ({ own, pack }: Ware): Measure => (pack && random.chance(0.4) ? pack.measure : own)
  const itemOf = ({ ware, amount, measure, chosen }: Line) => ({
    product: ware.id,
    amount,
    unit: measure,
    parts: chosen.length > 0 ? { wahl: chosen } : {},
  })

  const written = async (method: string, path: string, body: object = {}) => {
    const before = method === 'POST' ? null : await shop.request(path, { headers: { cookie } })
    const rev: string | undefined = before ? (await before.json()).data.rev : undefined
    const answer = await call(method, method === 'DELETE' ? `${path}?rev=${rev}` : path, rev ? { ...body, rev } : body)
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body.errors)}`)
    return answer.body.data
  }

  /** Something else is sold under its number, or it is deleted and something new listed: what was ordered of it is what it was. */
  async function remake({ id }: Ware): Promise<void> {
    const at = wares.findIndex(ware => ware.id === id)
    // Deleted while it was ordered already.
    if (at < 0) return
    counted.remade += 1
    const ware = someWare(random, id)
    const { id: _id, rev: _rev, ...body } = productFor(ware)
    if (random.chance(0.7)) {
      wares[at] = ware
      await written('PUT', `/api/products/${id}`, body)
      return
    }
    await written('DELETE', `/api/products/${id}`)
    wares[at] = { ...ware, id: (await written('POST', '/api/products', body)).id }
    await written('PUT', '/api/menus/1', { catalog: listOf(wares) })
  }

  async function compare(id: number, what: string, bill: Bill): Promise<void> {
    counted.bills += 1
    for (const said of await saidOf(shop, id))
      for (const difference of differences(said, bill)) found.push(`order ${id}, ${what}: ${difference}`)
  }

  async function oneOrder(): Promise<void> {
    let lines = Array.from({ length: 1 + random.below(4) }, someLine)
    const mode = random.pick(['delivery', 'takeaway', 'dineIn'] as const)
    const area = mode === 'delivery' ? random.pick(areas) : null
    let terms: Terms = { mode, area, day: random.pick(days) }
    const bill = () => billOf(lines, terms, plant)
    const placed = billOf(lines, terms)
    const isOnline = random.chance(0.3)
    const answer = await call('POST', '/api/orders', {
      uid: randomUUID(),
      branch: 1,
      isDelivery: mode === 'delivery',
      isDineIn: mode === 'dineIn',
      deliveryArea: area?.name ?? null,
      items: lines.map(itemOf),
      appointmentDate: noonOf(terms.day),
      expectedTotal: placed.total,
      expectedTaxes: placed.taxes.map(({ rate, tax }) => ({ rate, tax })),
      ...guest,
      paymentMethod: isOnline ? 'mollie' : 'cash',
    })
    counted.orders += 1
    if (answer.status !== 201) {
      found.push(`placed ${JSON.stringify(lines.map(itemOf))}: ${JSON.stringify(answer.body.errors)}`)
      return
    }
    const { id = 0 } = (await shop.storage.read.orders.byUid(answer.body.data.uid)) ?? {}
    if (isOnline) await pay(id, placed.total)
    await compareIfTold('placed')
    terms = { ...terms, wayAtMost: placed.way }
    // Cents given back so far.
    let back = 0

    for (let step = random.below(4); step > 0; step -= 1) {
      const rev = (await shop.storage.read.orders.byId(id))?.rev ?? 0
      if (random.chance(0.25)) await remake(random.pick(lines).ware)
      if (random.chance(0.4)) {
        const day = random.pick(days.filter(each => each !== terms.day))
        const moved = await call('PUT', `/api/orders/${id}`, { rev, appointmentDate: noonOf(day) })
        if (moved.status !== 200) found.push(`order ${id} moved: ${JSON.stringify(moved.body.errors)}`)
        counted.moved += 1
        terms = { ...terms, day }
        await compareIfTold(`moved to ${day}`)
        continue
      }
      const at = random.below(lines.length)
      const former = lines
      const others = lines.some(({ amount }, index) => index !== at && amount > 0)
      const line = lines[at]
      if (!line) continue
      const measure = random.chance(0.5) ? line.measure : measureOf(line.ware)
      const amount = others && random.chance(0.2) ? 0 : random.chance(0.1) ? 0.001 : someAmount(measure)
      lines = lines.map((each, index) => (index === at ? { ...each, amount, measure } : each))
      await change(at, rev)
      // There and back.
      if (random.chance(0.4) && line.amount > 0) {
        lines = former
        await change(at, rev + (line.amount === amount && line.measure === measure ? 0 : 1))
      }
    }
    if (!isOnline || !random.chance(0.3)) return
    await call('POST', `/api/orders/${id}/status/cancel`, {})
    await compareMoney(placed.total, 'canceled')

    async function change(at: number, rev: number): Promise<void> {
      const { amount, measure: unit } = lines[at] ?? {}
      const changed = await call('PUT', `/api/orders/${id}/items/${at}`, { rev, amount, unit })
      if (changed.status !== 200) found.push(`order ${id} changed: ${JSON.stringify(changed.body.errors)}`)
      counted.edited += 1
      if (isOnline) back = Math.max(back, placed.total - bill().total)
      await compareIfTold(`line ${at} ${amount}`)
    }

    async function compareIfTold(what: string): Promise<void> {
      await compare(id, what, bill())
      if (isOnline && what !== 'placed') await compareMoney(back, what)
    }

    async function compareMoney(expected: number, what: string): Promise<void> {
      const refunds = await shop.storage.read.payments.refundsOf(id)
      const given = refunds.reduce((sum, { amount }) => sum + amount, 0)
      if (given !== expected) found.push(`order ${id}, ${what}: ${given} given back, not ${expected}`)
      if (expected > 0) counted.refunded += 1
    }
  }

  /** As the bank's word does it: the attempt is paid, and somebody has to make the order. */
  async function pay(id: number, amount: number): Promise<void> {
    await shop.storage.write(async transaction => {
      const order = await transaction.orders.byId(id)
      if (!order) throw new Error('It was just placed.')
      const row = { id, order: id, provider: 'mollie', providerId: `tr_${id}`, idemKey: `pay:${id}`, currency: 'EUR' }
      await transaction.payments.insert({
        ...row,
        state: 'paid',
        amount,
        checkoutUrl: null,
        createdAt: START,
        nextCheckAt: null,
        checks: 0,
      })
      await transaction.payments.changeOrder({ ...order, paymentState: 'paid', holdUntil: null })
      for (const follower of shop.deps.followers) {
        const paid = { ...order, paymentState: 'paid' as const, holdUntil: null, rev: order.rev + 1 }
        await follower(transaction, { name: 'paid', order: paid, at: START })
      }
    })
  }

  try {
    for (let order = 0; order < count; order += 1) await oneOrder()
  } finally {
    await shop.close()
  }
  return { ...counted, differences: found }
}

const guest = {
  firstName: 'Anna',
  lastName: 'Huber',
  street: 'Hauptplatz 1',
  zipCode: '4020',
  city: 'Linz',
  phone: '+436641234567',
  legalInstructions: true,
  privacyPolicy: true,
}
