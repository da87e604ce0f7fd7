import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Storage } from '../../../../server/base/storage/storage.ts'
import type { Faults } from '../../../../server/ordering/payments/standin/faults.ts'
import { outcomes, type PaymentOutcome } from '../../../../server/ordering/payments/standin/ledger.ts'
import { runsOf } from '../../../support/runs.ts'
import { openPaymentWorld, type PaymentWorld, type PlacedOrder } from './world.ts'

/** 1,000 in every run, the same each time, and any 5,000 in a whole one; 100,000 with PAYMENT_SCHEDULES=100000. */
const SCHEDULES = Number(process.env['PAYMENT_SCHEDULES'] ?? runsOf(5_000))
/** Not all that can happen to a payment is among so few by chance. */
const seed = SCHEDULES < 5_000 ? { seed: 20_261_128 } : {}
/** What a person has to press a button for ends no schedule by itself (`credit.test.ts`). */
const alone = outcomes.filter(outcome => outcome !== 'oneWay')
/** So many orders are played one after the other before the time goes by in which everything is heard. */
const TOGETHER = 10
const LONG_MS = 3_600_000

type Step =
  | { readonly kind: 'page' }
  | { readonly kind: 'press'; readonly which: number; readonly outcome: PaymentOutcome }
  | { readonly kind: 'back' }
  | { readonly kind: 'together'; readonly times: number }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'staff'; readonly action: 'reject' | 'cancel' | 'confirm' | 'update-payment-status' }
  | { readonly kind: 'credit'; readonly percent: number; readonly times: number }
  | { readonly kind: 'crash'; readonly writes: number }
  | { readonly kind: 'recover' }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ kind: 'page' } as const) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('press' as const),
      which: fc.nat(2),
      outcome: fc.oneof({ weight: 2, arbitrary: fc.constant('paid' as const) }, fc.constantFrom(...alone)),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ kind: 'back' } as const) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('together' as const), times: fc.integer({ min: 2, max: 4 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.constantFrom(1_000, 6_000, 61_000, 900_000, 1_860_000, 7_200_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('staff' as const),
      action: fc.constantFrom('reject', 'cancel', 'confirm', 'update-payment-status'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('credit' as const),
      percent: fc.constantFrom(10, 50, 100, 150),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('crash' as const), writes: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'recover' } as const) },
)

/** Chance seldom finds the way to two payments of one order by itself. */
const beginnings: readonly (readonly Step[])[] = [
  [],
  [],
  [{ kind: 'page' }, { kind: 'press', which: 0, outcome: 'paid' }],
  [
    { kind: 'page' },
    { kind: 'press', which: 0, outcome: 'canceled' },
    { kind: 'back' },
    { kind: 'page' },
    { kind: 'press', which: 1, outcome: 'paid' },
    { kind: 'press', which: 0, outcome: 'paid' },
  ],
]

const answerFault = fc.constantFrom('dropped' as const, 429 as const, 500 as const, 503 as const)
const faults: fc.Arbitrary<Faults> = fc.record(
  {
    create: answerFault,
    read: fc.array(fc.oneof(answerFault, fc.constantFrom('stale' as const, 'ok' as const)), { maxLength: 3 }),
    refundAnswer: answerFault,
    webhook: fc.record(
      {
        times: fc.nat(3),
        delayMs: fc.constantFrom(0, 5_000, 600_000),
        early: fc.boolean(),
        reversed: fc.boolean(),
        signature: fc.constantFrom('bad' as const, 'missing' as const),
      },
      { requiredKeys: [] },
    ),
    reports: fc.oneof(
      { weight: 9, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: fc.constantFrom({ amount: 1 }, { currency: 'CHF' }) },
    ),
  },
  { requiredKeys: [] },
)

const schedule = fc.record({
  provider: fc.constantFrom('mollie' as const, 'datatrans' as const),
  faults: fc.array(faults, { maxLength: 2 }),
  steps: fc
    .tuple(fc.constantFrom(...beginnings), fc.array(step, { minLength: 1, maxLength: 9 }))
    .map(([beginning, more]) => [...beginning, ...more]),
})
type Schedule = typeof schedule extends fc.Arbitrary<infer S> ? S : never

describe('payments: webhook ×0–3, return, poll, expiry, second tab, refund and crash in any order', () => {
  let world: PaymentWorld
  beforeAll(async () => {
    world = await openPaymentWorld()
  })
  afterAll(() => world.shop.close())

  test(
    `${SCHEDULES} schedules: sum paid is the provider's sum, no side effect twice, no paid order lost`,
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(schedule, { minLength: TOGETHER, maxLength: TOGETHER }), async plans => {
          expect(await run(world, plans)).toEqual([])
        }),
        { numRuns: SCHEDULES / TOGETHER, endOnFailure: false, ...seed },
      )
      // Schedules in which nothing happens prove nothing: every way a payment can end must have been among them.
      const ends = await endsSeen(world)
      expect(ends).toEqual(
        expect.arrayContaining(['Kulanz', 'double', 'failed', 'late', 'mismatch', 'paid', 'rejected']),
      )
    },
    LONG_MS,
  )
})

describe('without the lock', () => {
  test('the same schedules pay an order twice', async () => {
    const world = await openPaymentWorld(withoutLock)
    const paidTogether: Schedule = {
      provider: 'mollie',
      faults: [{ webhook: { times: 0 } }],
      steps: [{ kind: 'page' }, { kind: 'press', which: 0, outcome: 'paid' }, { kind: 'together', times: 3 }],
    }
    expect(await run(world, [paidTogether])).toContain('paid 3 times')
    await world.shop.close()
  })
})

async function endsSeen({ shop, standin }: PaymentWorld): Promise<string[]> {
  const uids = new Set(standin.ledger.all().map(({ reference }) => reference.slice(0, 36)))
  const ends = new Set<string>()
  for (const uid of uids) {
    const order = await shop.storage.read.orders.byUid(uid)
    if (!order) continue
    if (order.paymentState === 'paid') ends.add('paid')
    if (order.status === 'failed') ends.add('failed')
    for (const { reason } of await shop.storage.read.payments.refundsOf(order.id)) ends.add(reason)
    for (const { state } of await shop.storage.read.payments.ofOrder(order.id))
      if (state === 'mismatch') ends.add(state)
  }
  return [...ends].toSorted()
}

/** Plays schedules, each with an order of its own, to their common end and says what is wrong then. */
async function run(world: PaymentWorld, plans: readonly Schedule[]): Promise<string[]> {
  const orders: PlacedOrder[] = []
  for (const { provider, faults: scripts, steps } of plans) {
    world.recover()
    const order = await world.place(provider)
    orders.push(order)
    for (const script of scripts) world.script(script)
    const pages: string[] = []
    for (const each of steps) await play(world, order, pages, each)
  }
  world.recover()
  // Longer than any retry, expiry or pause of these schedules: then everything has been heard.
  for (const ms of [20_000, 60_000, 300_000, 2_400_000, 4_000_000, 4_000_000, 8_000_000, 90_000_000, 90_000_000])
    await world.advance(ms)
  // What came to light in the last of these moments may need another try, and one more; what never ends is a fault.
  for (let tries = 0; tries < 5 && (await areRefundsOnTheirWay(world, orders)); tries++) await world.advance(4_000_000)
  // A provider that could not be asked in any of them is asked a day later.
  for (let tries = 0; tries < 3 && (await arePaymentsOpen(world, orders)); tries++) await world.advance(90_000_000)
  return (await Promise.all(orders.map(order => faultsOf(world, order)))).flat()
}

async function areRefundsOnTheirWay({ shop }: PaymentWorld, orders: readonly PlacedOrder[]): Promise<boolean> {
  const refunds = await Promise.all(orders.map(({ id }) => shop.storage.read.payments.refundsOf(id)))
  return refunds.flat().some(({ state }) => state !== 'refunded')
}

async function arePaymentsOpen({ shop }: PaymentWorld, orders: readonly PlacedOrder[]): Promise<boolean> {
  const attempts = await Promise.all(orders.map(({ id }) => shop.storage.read.payments.ofOrder(id)))
  return attempts.flat().some(({ state }) => state === 'open')
}

async function play(world: PaymentWorld, order: PlacedOrder, pages: string[], each: Step) {
  if (each.kind === 'page') {
    const page = await world.openPage(order)
    if (page && !pages.includes(page)) pages.push(page)
  } else if (each.kind === 'press') {
    const page = pages[each.which % Math.max(1, pages.length)]
    if (page) await world.press(page, each.outcome)
    await world.settle()
  } else if (each.kind === 'back') await world.comeBack(order)
  else if (each.kind === 'together') await Promise.all(Array.from({ length: each.times }, () => world.comeBack(order)))
  else if (each.kind === 'wait') await world.advance(each.ms)
  else if (each.kind === 'staff') {
    const path = each.action === 'update-payment-status' ? each.action : `status/${each.action}`
    await world.asStaff(`/api/orders/${order.id}/${path}`)
  } else if (each.kind === 'credit') {
    const body = { uid: crypto.randomUUID(), reason: 'Kulanz', amount: Math.ceil((order.total * each.percent) / 100) }
    const ask = () => world.asStaff(`/api/orders/${order.id}/refunds`, body)
    await Promise.all(Array.from({ length: each.times }, ask))
  } else if (each.kind === 'crash') world.crashAfter(each.writes)
  else world.recover()
}

/** What must hold once everything has been heard; each breach in words. */
async function faultsOf(world: PaymentWorld, { id, uid, total }: PlacedOrder): Promise<string[]> {
  const { read } = world.shop.storage
  const [order, attempts, refunds, events, notes] = await Promise.all([
    read.orders.byId(id),
    read.payments.ofOrder(id),
    read.payments.refundsOf(id),
    read.orders.events(id),
    read.creditNotes.ofOrder(id),
  ])
  const theirs = world.standin.ledger.all().filter(({ reference }) => reference.startsWith(uid))
  const honest = theirs.filter(({ faults: { reports } }) => !reports?.amount && !reports?.currency)
  const theirPaid = sum(honest.filter(({ state }) => state === 'paid'))
  const ourPaid = sum(attempts.filter(({ state }) => state === 'paid'))
  const theirRefunds = sum(theirs.flatMap(payment => payment.refunds))
  const ourRefunds = sum(refunds.filter(({ state }) => state === 'refunded'))
  const kept = ourPaid - ourRefunds
  const credited = sum(notes)
  const isOver = ['rejected', 'canceled', 'failed'].includes(order?.status ?? '')
  const paidEvents = events.filter(({ action }) => action === 'paid').length
  return [
    ourPaid !== theirPaid && `we say ${ourPaid}, the provider ${theirPaid}`,
    ourRefunds !== theirRefunds && `given back ${ourRefunds}, the provider says ${theirRefunds}`,
    paidEvents > 1 && `paid ${paidEvents} times`,
    events.filter(({ action }) => action === 'refunded').length > 1 && 'refunded twice',
    isOver && kept !== 0 && `over, and ${kept} kept`,
    !isOver && theirPaid > 0 && order?.paymentState !== 'paid' && 'a paid order is lost',
    !isOver && order?.paymentState === 'paid' && kept !== total - credited && `paid, and ${kept} of ${total} kept`,
    credited > total && `${credited} of ${total} credited`,
    !isOver && order?.paymentState === 'open' && 'neither paid nor given up',
  ].filter(breach => breach !== false)
}

const sum = (rows: readonly { readonly amount: number }[]): number => rows.reduce((all, { amount }) => all + amount, 0)

/** What was read before is taken for what is: an attempt and its order as they were when the question was asked. */
function withoutLock(storage: Storage): Storage {
  return {
    ...storage,
    write: work =>
      storage.write(transaction => {
        const { payments, orders } = transaction
        return work({
          ...transaction,
          payments: {
            ...payments,
            byId: async id => {
              const attempt = await payments.byId(id)
              return attempt && { ...attempt, state: attempt.state === 'paid' ? 'open' : attempt.state }
            },
            change: async row => {
              const present = await payments.byId(row.id)
              return payments.change(row, present?.state ?? '')
            },
            changeOrder: async row => {
              const present = await orders.byId(row.id)
              return payments.changeOrder({ ...row, rev: present?.rev ?? row.rev })
            },
          },
          orders: {
            ...orders,
            byId: async id => {
              const order = await orders.byId(id)
              return order && { ...order, paymentState: order.paymentState === 'paid' ? 'open' : order.paymentState }
            },
          },
        })
      }),
  }
}
