import { describe, expect, test } from 'vitest'
import { branchDatabase } from '../../../../schema/base/access.ts'
import type { Branch } from '../../../../schema/business/branch.ts'
import { SELF_PAUSE_MS, SELF_PAUSE_REASON } from '../../../../schema/counter/escalation.ts'
import type { Storage, Transaction } from '../../../../server/base/storage/storage.ts'
import { createEscalation } from '../../../../server/counter/boards/escalation.ts'
import { order, pair } from '../../../support/boards.ts'
import { handOf } from '../../../support/hand.ts'
import { json, type Shop, type ShopOptions } from '../../../support/shop.ts'
import { openWalk } from '../../../support/walk.ts'

const SECOND = 1000

/** A branch that wants to be woken after a minute. */
async function vigilant(given: Partial<Branch> = {}, options: ShopOptions = {}) {
  const shop = await openWalk(options)
  const hand = await handOf(shop)
  const escalating = { isEscalationEnabled: true, escalateAfterSeconds: 60, shiftLeadPhone: '+436761234567', ...given }
  await hand.put('branches', 1, escalating)
  const escalation = createEscalation(shop.deps)
  return {
    shop,
    hand,
    tick: () => escalation.tick(),
    after: (ms: number) => {
      shop.clock.advance(ms)
      return escalation.tick()
    },
  }
}

const levelOn = async ({ storage }: Shop, id: number): Promise<number> => {
  const entry = await storage.read.documents.entry(branchDatabase(1), 'orders', id)
  return JSON.parse(entry?.body ?? '{}').escalation
}
const actionsOf = async ({ storage }: Shop, id: number): Promise<string[]> =>
  (await storage.read.orders.events(id)).map(({ action }) => action)
const pauses = async ({ storage }: Shop) =>
  (await storage.read.documents.everyOfType('public', 'switches')).map(({ body }) => JSON.parse(body))
const post = (shop: Shop, path: string, headers: Record<string, string>, body: object = {}) =>
  shop.request(`/api${path}`, json('POST', body, headers))

describe('An order nobody has acknowledged', () => {
  test('becomes louder, is told to the shift lead, then the branch pauses itself and guests read why', async () => {
    const { shop, tick, after } = await vigilant()
    const placed = await order(shop)
    expect(await tick()).toBe(0)
    expect(await after(60 * SECOND)).toBe(1)
    expect(await levelOn(shop, placed.id)).toBe(1)
    expect((await shop.storage.read.jobs.ofOrder(placed.id)).filter(({ kind }) => kind === 'sms')).toEqual([])

    expect(await after(60 * SECOND)).toBe(1)
    const told = (await shop.storage.read.jobs.ofOrder(placed.id)).filter(({ kind }) => kind === 'sms')
    expect(told.map(({ payload }) => JSON.parse(payload))).toEqual([
      { order: placed.id, sms: 'unseen', to: '+436761234567' },
    ])
    expect(await pauses(shop)).toEqual([])

    expect(await after(60 * SECOND)).toBe(1)
    const endsAt = new Date(shop.clock.now() + SELF_PAUSE_MS).toISOString()
    expect(await pauses(shop)).toMatchObject([{ kind: 'paused', branch: 1, reason: SELF_PAUSE_REASON, endsAt }])
    const quote = await shop.request('/api/quote', json('POST', { branch: 1, items: [{ product: 1, amount: 2 }] }))
    expect(JSON.stringify(await quote.json())).toContain('Derzeit nimmt niemand Bestellungen entgegen')
    expect(await after(60 * SECOND)).toBe(0)
    expect(await actionsOf(shop, placed.id)).toEqual(['place', 'escalate-1', 'escalate-2', 'escalate-3'])
  })

  test('is told to the shift lead once in a quarter of an hour, however many wait', async () => {
    const { shop, after } = await vigilant()
    for (let at = 0; at < 8; at += 1) await order(shop)
    await after(120 * SECOND)
    const told = async () => {
      const jobs = await Promise.all([...Array(9).keys()].map(id => shop.storage.read.jobs.ofOrder(id + 1)))
      return jobs.flat().filter(({ kind }) => kind === 'sms').length
    }
    expect(await told()).toBe(1)
    await order(shop)
    await after(15 * 60 * SECOND)
    expect(await told()).toBe(2)
  })

  test('goes through every level where the server slept meanwhile', async () => {
    const { shop, after } = await vigilant()
    const placed = await order(shop)
    expect(await after(10 * 60 * SECOND)).toBe(3)
    expect(await actionsOf(shop, placed.id)).toEqual(['place', 'escalate-1', 'escalate-2', 'escalate-3'])
  })

  test('escalates no further once a device has shown it, and the pause ends at once', async () => {
    const { shop, after } = await vigilant()
    const placed = await order(shop)
    const other = await order(shop)
    await after(180 * SECOND)
    // Two orders, one pause.
    expect(await pauses(shop)).toHaveLength(1)
    const { headers } = await pair(shop, 'kitchen', 1)
    await post(shop, `/orders/${other.id}/acknowledge`, headers, { device: 'k' })
    expect(await pauses(shop)).toEqual([])
    await post(shop, `/orders/${placed.id}/acknowledge`, headers, { device: 'k' })
    expect(await after(600 * SECOND)).toBe(0)
    expect(await pauses(shop)).toEqual([])
  })

  test('ends the pause too when somebody takes it in the office, but not when its guest gives up', async () => {
    const { shop, after, tick } = await vigilant()
    const cookie = await shop.login()
    const placed = await order(shop)
    await after(180 * SECOND)
    await shop.storage.write(async ({ orders }) => {
      const row = await orders.byId(placed.id)
      if (row) await orders.move({ ...row, from: 'new', status: 'canceled' })
    })
    await tick()
    expect(await pauses(shop)).toHaveLength(1)
    shop.clock.advance(SELF_PAUSE_MS)
    const next = await order(shop)
    await after(180 * SECOND)
    expect((await post(shop, `/orders/${next.id}/status/confirm`, { cookie, origin: 'http://shop.test' })).status).toBe(
      200,
    )
    await tick()
    expect(await pauses(shop)).toEqual([])
  })

  test('leaves a pause alone that a person has made', async () => {
    const { shop, hand, after } = await vigilant()
    const placed = await order(shop)
    await hand.post('switches', {
      kind: 'paused',
      branch: 1,
      modes: [],
      reason: 'Inventur',
      endsAt: '2026-06-17T10:00:00Z',
    })
    await after(180 * SECOND)
    expect(await pauses(shop)).toHaveLength(2)
    const { headers } = await pair(shop, 'kitchen', 1)
    await post(shop, `/orders/${placed.id}/acknowledge`, headers, { device: 'k' })
    expect(await pauses(shop)).toMatchObject([{ reason: 'Inventur' }])
  })

  test('is let alone where the branch has no boards, and outside of opening hours', async () => {
    const quiet = await vigilant({ isEscalationEnabled: false })
    await order(quiet.shop)
    expect(await quiet.after(600 * SECOND)).toBe(0)
    const closing = await vigilant({ escalateAfterSeconds: 3600 })
    closing.shop.clock.set(Date.parse('2026-06-16T17:30:00+02:00'))
    await order(closing.shop)
    expect(await closing.after(3 * 3600 * SECOND)).toBe(0)
  })

  test('waits for its money first: what is to be paid online is nobody’s to see', async () => {
    const { shop, after } = await vigilant()
    const placed = await order(shop)
    await shop.storage.write(async ({ orders }) => {
      const row = await orders.byId(placed.id)
      if (row) await orders.insert({ ...row, id: 99, uid: 'x', ticketNumber: '99', holdUntil: shop.clock.now() + 1e9 })
    })
    await after(60 * SECOND)
    expect((await shop.storage.read.orders.byId(99))?.escalation).toBe(0)
  })
})

describe('Each level', () => {
  test('happens once, however many servers look at the same moment', async () => {
    const { shop } = await vigilant()
    const placed = await order(shop)
    shop.clock.advance(180 * SECOND)
    const raised = await Promise.all([1, 2, 3].map(() => createEscalation(shop.deps).tick()))
    expect(raised.reduce((sum, count) => sum + count)).toBe(3)
    expect(await actionsOf(shop, placed.id)).toEqual(['place', 'escalate-1', 'escalate-2', 'escalate-3'])
  })

  test('would happen several times without the condition on the level: the test above can fail', async () => {
    const { shop } = await vigilant({}, { around: unconditional })
    const placed = await order(shop)
    shop.clock.advance(180 * SECOND)
    await Promise.all([1, 2, 3].map(() => createEscalation(shop.deps).tick()))
    expect((await actionsOf(shop, placed.id)).filter(action => action === 'escalate-1').length).toBeGreaterThan(1)
  })
})

/** A storage that raises a level whatever it was, as an update without its condition would. */
function unconditional(storage: Storage): Storage {
  const escalate = (transaction: Transaction) => async (id: number, _from: number, level: number) => {
    const row = await transaction.orders.byId(id)
    if (!row) return false
    await transaction.acknowledgements.escalate(id, row.escalation, level)
    return true
  }
  return {
    ...storage,
    write: work =>
      storage.write(transaction =>
        work({
          ...transaction,
          acknowledgements: { ...transaction.acknowledgements, escalate: escalate(transaction) },
        }),
      ),
  }
}
