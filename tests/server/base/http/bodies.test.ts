import { afterEach, describe, expect, test, vi } from 'vitest'
import { allHoursBusiness } from '../../../support/allHours.ts'
import { many, orderOf } from '../../../support/counter.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'

let shop: Shop
afterEach(() => shop.close())
const open = async (rateLimits: boolean) => {
  shop = await openShop({ documents: allHoursBusiness(), rateLimits })
}

/** Sends all of a body but its last byte, and then that byte; says beforehand how long it is, or does not. */
function half(path: string, bytes: number, isLengthTold = true) {
  let rest = (): void => undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(`{"a":"${'x'.repeat(bytes - 9)}"`))
      rest = () => {
        controller.enqueue(new TextEncoder().encode('}'))
        controller.close()
      }
    },
  })
  const length = isLengthTold ? { 'Content-Length': String(bytes - 1) } : {}
  const headers = { 'Content-Type': 'application/json', ...length }
  return {
    answer: shop.request(path, { method: 'POST', headers, body, duplex: 'half' } as RequestInit),
    end: () => rest(),
  }
}

describe('Half bodies', () => {
  const KIB = 1024

  test('of one address get room for so many, and each that ends makes room again', async () => {
    await open(true)
    const sent = many(64).map(() => half('/replication/public/_bulk_get', 256 * KIB))
    const refused = await half('/replication/public/_bulk_get', 256 * KIB).answer
    expect([refused.status, (await refused.json()).error]).toEqual([429, 'too_many_requests'])
    expect([refused.headers.get('retry-after'), refused.headers.get('connection')]).toEqual(['5', 'close'])
    sent[0]?.end()
    expect((await sent[0]?.answer)?.status).toBe(400)
    const next = half('/replication/public/_bulk_get', 256 * KIB)
    for (const { end } of [...sent.slice(1), next]) end()
    expect((await next.answer).status).toBe(400)
  })

  test('of all addresses get room for so many, and orders have room beside them', async () => {
    await open(false)
    const sent = many(192).map(() => half('/replication/public/_bulk_get', 256 * KIB))
    const refused = await half('/replication/public/_bulk_get', 256 * KIB).answer
    expect([refused.status, (await refused.json()).error]).toEqual([503, 'unavailable'])
    const order = orderOf({})
    const headers = { 'Content-Length': String(JSON.stringify(order).length) }
    expect((await shop.request('/api/orders', json('POST', order, headers))).status).toBe(201)
    for (const { end } of sent) end()
    await Promise.all(sent.map(({ answer }) => answer))
  })

  test('whose length nobody told count as what has arrived of them, and no further', async () => {
    await open(true)
    const question = '/replication/public/_bulk_get'
    const small = many(300).map(() => half(question, KIB, false))
    const large = many(64).map(() => half(question, 256 * KIB, false))
    const refused = await half(question, 256 * KIB, false).answer
    expect([refused.status, (await refused.json()).error]).toEqual([429, 'too_many_requests'])
    // The small ones have room of their own beside them, and each that ends makes room again.
    const beside = half(question, KIB, false)
    for (const { end } of [beside, ...small, ...large]) end()
    for (const { answer } of [beside, ...small, ...large]) expect((await answer).status).toBe(400)
    const next = half(question, 256 * KIB, false)
    next.end()
    expect((await next.answer).status).toBe(400)
  })

  test('of guests do not hold up what staff send', async () => {
    await open(false)
    const cookie = await shop.login()
    const sent = many(192).map(() => half('/replication/public/_bulk_get', 256 * KIB))
    const docs = many(60).map(id => ({ _id: `tags:${id + 1}`, body: { name: `${id} ${'x'.repeat(900)}` } }))
    const pushed = await shop.request('/replication/office/_bulk_docs', json('POST', { docs }, { cookie }))
    expect(pushed.status).toBe(201)
    for (const { end } of sent) end()
    await Promise.all(sent.map(({ answer }) => answer))
  })

  test('that never end are given up', async () => {
    await open(false)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { answer, end } = half('/api/quote', 10 * KIB)
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    vi.advanceTimersByTime(31_000)
    const given = await answer
    expect([given.status, (await given.json()).errors[0].code]).toEqual([408, 'tooSlow'])
    vi.useRealTimers()
    end()
  })
})
