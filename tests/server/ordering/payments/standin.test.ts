import { describe, expect, test } from 'vitest'
import type { OnlineProvider } from '../../../../server/ordering/payments/online.ts'
import { datatrans, isSigned } from '../../../../server/ordering/payments/providers/datatrans.ts'
import { mollie } from '../../../../server/ordering/payments/providers/mollie.ts'
import { createStandin } from '../../../../server/ordering/payments/standin/app.ts'
import type { Faults } from '../../../../server/ordering/payments/standin/faults.ts'

const SIGN_KEY = 'a1b2c3d4e5f6'
const request = {
  idemKey: 'order:1:1',
  reference: 'pay-1',
  description: 'Morgenkrume · Bestellung 1',
  amount: 1205,
  currency: 'EUR',
  returnUrl: 'http://shop.test/back',
  webhookUrl: 'http://shop.test/hook',
  ways: [],
}

/** Stand-in and client in one process, on a clock that is moved by hand; webhooks are collected. */
function openStandin() {
  const time = { now: Date.parse('2026-06-16T10:00:00Z') }
  const timers: { at: number; callback: () => void }[] = []
  const hooks: Request[] = []
  const standin = createStandin({
    now: () => time.now,
    schedule: (callback, ms) => void timers.push({ at: time.now + ms, callback }),
    fetch: async (input, init) => {
      hooks.push(new Request(input, init))
      return new Response(null, { status: 200 })
    },
    signKey: SIGN_KEY,
    pace: 1,
    origin: () => 'http://pay.test',
  })
  const send: typeof fetch = (input, init) => Promise.resolve(standin.app.fetch(new Request(input, init)))
  const advance = async (ms: number): Promise<void> => {
    time.now += ms
    for (const timer of timers.splice(0)) {
      if (timer.at <= time.now) timer.callback()
      else timers.push(timer)
    }
    await new Promise(resolve => setImmediate(resolve))
  }
  const clients: Record<string, OnlineProvider> = {
    mollie: mollie({ apiKey: 'test_abc', apiUrl: 'http://pay.test', fetch: send }),
    datatrans: datatrans({
      merchantId: '1',
      password: 'p',
      signKey: SIGN_KEY,
      apiUrl: 'http://pay.test',
      ways: ['VIS', 'TWI'],
      fetch: send,
    }),
  }
  const pay = (id: string, outcome: string) =>
    standin.app.request(`http://pay.test/pay/${id}/${outcome}`, { method: 'POST' })
  return { standin, clients, hooks, advance, pay, send }
}

describe.each(['mollie', 'datatrans'] as const)('%s and its stand-in', method => {
  const open = (faults?: Faults) => {
    const world = openStandin()
    if (faults) world.standin.script(faults)
    const client = world.clients[method]
    if (!client) throw new Error(method)
    return { ...world, client }
  }

  test('a payment is made, paid on the hosted page, and read with its amount', async () => {
    const { client, pay, hooks, advance } = open()
    const { providerId, checkoutUrl } = await client.create(request)
    expect(checkoutUrl).toBe(`http://pay.test/pay/${providerId}`)
    expect((await client.read(providerId)).state).toBe('open')
    const back = await pay(providerId, 'paid')
    expect(back.headers.get('location')).toMatch(/^http:\/\/shop\.test\/back/)
    expect(await client.read(providerId)).toEqual({
      providerId,
      state: 'paid',
      amount: 1205,
      currency: 'EUR',
      reference: 'pay-1',
    })
    await advance(0)
    expect(hooks).toHaveLength(1)
  })

  test('the same key again is the same payment, another body under it is refused', async () => {
    const { client, standin } = open()
    const first = await client.create(request)
    expect(await client.create(request)).toEqual(first)
    await expect(client.create({ ...request, amount: 1 })).rejects.toMatchObject({ isFinal: true })
    expect(standin.ledger.all()).toHaveLength(1)
  })

  test('a lost answer is no answer, and asking again finds the payment', async () => {
    const { client, standin } = open({ create: 'dropped' })
    await expect(client.create(request)).rejects.toMatchObject({ isFinal: false, status: null })
    await client.create(request)
    expect(standin.ledger.all()).toHaveLength(1)
  })

  test('a refund is given once per key and never more than was paid', async () => {
    const { client, pay } = open()
    const { providerId } = await client.create(request)
    const refund = { providerId, idemKey: 'refund:1', amount: 1205, currency: 'EUR' }
    await expect(client.refund(refund)).rejects.toThrow()
    await pay(providerId, 'paid')
    await client.refund(refund)
    await client.refund(refund)
    const [given, ...more] = await client.refunds(providerId)
    expect(given).toMatchObject({ amount: 1205, currency: 'EUR', reference: 'refund:1', state: 'refunded' })
    expect(more).toEqual([])
    await expect(client.refund({ ...refund, idemKey: 'refund:2', amount: 1 })).rejects.toThrow()
  })

  test('a card to which nothing goes back fails the first refund and takes the second', async () => {
    const { client, pay } = open()
    const { providerId } = await client.create(request)
    await pay(providerId, 'oneWay')
    expect((await client.read(providerId)).state).toBe('paid')
    const refund = { providerId, amount: 1205, currency: 'EUR' }
    const given = async () => (await client.refunds(providerId)).filter(({ state }) => state === 'refunded')
    // One takes it on and fails, the other refuses it at once.
    await client.refund({ ...refund, idemKey: 'refund:1' }).catch(() => null)
    expect(await given()).toEqual([])
    await client.refund({ ...refund, idemKey: 'refund:1:again:1' })
    expect(await given()).toHaveLength(1)
  })

  test('lost, doubled and late webhooks arrive as scripted', async () => {
    for (const [webhook, soon, later] of [
      [{ times: 0 }, 0, 0],
      [{ times: 3 }, 3, 3],
      [{ delayMs: 5_000 }, 0, 1],
    ] as const) {
      const { client, pay, hooks, advance } = open({ webhook })
      const { providerId } = await client.create(request)
      await pay(providerId, 'paid')
      await advance(0)
      expect(hooks).toHaveLength(soon)
      await advance(5_000)
      expect(hooks).toHaveLength(later)
    }
  })

  test('a payment that nobody pays expires, and money that comes late is money', async () => {
    const { client, pay, advance } = open()
    const { providerId } = await client.create(request)
    await advance(31 * 60_000)
    expect((await client.read(providerId)).state).toBe(method === 'mollie' ? 'expired' : 'canceled')
    await pay(providerId, 'paid')
    expect((await client.read(providerId)).state).toBe('paid')
    await pay(providerId, 'canceled')
    expect((await client.read(providerId)).state).toBe('paid')
  })
})

describe('what the providers send', () => {
  test('Mollie tries again after 1, 2 and 4 minutes until it is answered 200', async () => {
    const answers = [503, 503, 200]
    const time = { now: 0 }
    const timers: { at: number; callback: () => void }[] = []
    const sent: number[] = []
    const standin = createStandin({
      now: () => time.now,
      schedule: (callback, ms) => void timers.push({ at: time.now + ms, callback }),
      fetch: async () => {
        sent.push(time.now)
        return new Response(null, { status: answers.shift() ?? 500 })
      },
      signKey: SIGN_KEY,
      pace: 1,
      origin: () => 'http://pay.test',
    })
    const send: typeof fetch = (input, init) => Promise.resolve(standin.app.fetch(new Request(input, init)))
    const client = mollie({ apiKey: 'test_abc', apiUrl: 'http://pay.test', fetch: send })
    const { providerId } = await client.create(request)
    await standin.app.request(`http://pay.test/pay/${providerId}/paid`, { method: 'POST' })
    for (let minute = 0; minute < 20; minute++) {
      for (const timer of timers.splice(0)) {
        if (timer.at <= time.now) timer.callback()
        else timers.push(timer)
      }
      await new Promise(resolve => setImmediate(resolve))
      time.now += 60_000
    }
    expect(sent).toEqual([0, 60_000, 120_000])
  })

  test("Datatrans' signature holds for its bytes and time, and for nothing else", async () => {
    const { clients, hooks, advance, pay, standin } = openStandin()
    standin.script({ webhook: { signature: 'bad' } })
    const forged = await clients['datatrans']?.create({ ...request, idemKey: 'forged' })
    const { providerId } = (await clients['datatrans']?.create(request)) ?? { providerId: '' }
    await pay(providerId, 'paid')
    await pay(forged?.providerId ?? '', 'paid')
    await advance(0)
    const [right, wrong] = hooks
    const bytes = new Uint8Array((await right?.arrayBuffer()) ?? new ArrayBuffer(0))
    const header = right?.headers.get('datatrans-signature') ?? undefined
    expect(isSigned(header, bytes, SIGN_KEY)).toBe(true)
    expect(isSigned(header, bytes.slice(1), SIGN_KEY)).toBe(false)
    expect(isSigned(header?.replace(/t=\d/, 't=9'), bytes, SIGN_KEY)).toBe(false)
    expect(isSigned(undefined, bytes, SIGN_KEY)).toBe(false)
    const body = new Uint8Array((await wrong?.arrayBuffer()) ?? new ArrayBuffer(0))
    expect(isSigned(wrong?.headers.get('datatrans-signature') ?? undefined, body, SIGN_KEY)).toBe(false)
  })

  test('the stand-in takes no live key', async () => {
    const { send } = openStandin()
    const live = mollie({ apiKey: 'live_abc', apiUrl: 'http://pay.test', fetch: send })
    await expect(live.create(request)).rejects.toMatchObject({ status: 401, isFinal: true })
  })
})
