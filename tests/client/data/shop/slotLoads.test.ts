import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCall, NetworkError } from '../../../../client/data/engine/http.ts'
import { fetchLoads } from '../../../../client/data/shop/slotLoads.ts'
import type { Branch } from '../../../../schema/business/branch.ts'
import { gridOf, isFull } from '../../../../schema/ordering/capacity.ts'
import { documentsWith, orderOf } from '../../../support/counter.ts'
import { json, NOON, openShop, type Shop } from '../../../support/shop.ts'

let shop: Shop
let branch: Branch
const asked: string[] = []
const send = createCall((url, init) => {
  asked.push(url)
  return shop.request(url, init)
})
beforeAll(async () => {
  shop = await openShop({ documents: documentsWith({ slotCapacity: 1, slotMinutes: 30 }) })
  branch = (await (await shop.request('/api/branches/1')).json()).data
  await shop.request('/api/orders', json('POST', orderOf({})))
})
afterAll(() => shop.close())

test('A picker learns which times are taken, as the rules read it', async () => {
  const loads = await fetchLoads(branch, '2026-06-16', 7, { send })
  expect([...loads]).toEqual([[NOON, 1]])
  expect(isFull(gridOf(branch), loads, NOON + 29 * 60_000)).toBe(true)
  expect(isFull(gridOf(branch), loads, NOON + 30 * 60_000)).toBe(false)
  expect([...(await fetchLoads(branch, '2026-06-17', 7, { send }))]).toEqual([])
})

test('A branch without a capacity is not asked for', async () => {
  asked.length = 0
  expect(await fetchLoads({ id: 2, slotCapacity: null }, '2026-06-16', 7, { send })).toEqual(new Map())
  expect(asked).toEqual([])
})

test('No answer and a refusal are no empty calendar', async () => {
  const offline = createCall(() => Promise.reject(new TypeError('offline')))
  await expect(fetchLoads(branch, '2026-06-16', 7, { send: offline })).rejects.toThrow(NetworkError)
  await expect(fetchLoads(branch, '2026-06-16', 63, { send })).rejects.toThrow(NetworkError)
})

test('Who has gone on waits no longer', async () => {
  const gone = AbortSignal.abort()
  const never = createCall((_url, init) =>
    init?.signal?.aborted ? Promise.reject(init.signal.reason as Error) : new Promise<Response>(() => {}),
  )
  await expect(fetchLoads(branch, '2026-06-16', 7, { signal: gone, send: never })).rejects.toThrow('aborted')
})
