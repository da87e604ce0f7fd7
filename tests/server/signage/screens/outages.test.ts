import { afterEach, beforeEach, expect, test } from 'vitest'
import { createBackground } from '../../../../server/background.ts'
import { askOf } from '../../../support/counter.ts'
import { pairDevice } from '../../../support/pairedDevice.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'

const MINUTE = 60_000
let shop: Shop
let admin: string
beforeEach(async () => {
  shop = await openShop()
  admin = await shop.login()
})
afterEach(() => shop.close())

const ask = (path: string, init?: RequestInit) => askOf(shop, path, init)
const beat = { version: '1', manifest: '', playing: null, faults: [], skewMs: 0, freeBytes: null, decoder: null }

/** A TV that is let in: what it says of itself. */
async function letIn() {
  const { bearer } = await pairDevice(shop, 1, admin, 'screen')
  return () => ask('/api/screens/beat', json('POST', beat, bearer))
}

test('A TV that falls silent is told of once, until it is heard again', async () => {
  const say = await letIn()
  const background = createBackground(shop.deps)
  const letters = async () => (await shop.storage.read.screens.beats()).map(({ toldAt }) => toldAt)
  await say()
  shop.clock.advance(9 * MINUTE)
  await background.tick()
  expect(await letters()).toEqual([null])
  shop.clock.advance(2 * MINUTE)
  await background.tick()
  const [told] = await letters()
  expect(told).toBe(shop.clock.now())
  shop.clock.advance(5 * MINUTE)
  await background.tick()
  expect(await letters()).toEqual([told])
  await say()
  expect(await letters()).toEqual([null])
})

test('A TV that falls silent is told to those who lead its branch, in words', async () => {
  const say = await letIn()
  await say()
  const background = createBackground(shop.deps)
  shop.clock.advance(11 * MINUTE)
  await background.tick()
  const { messages } = (await ask('/api/messages', { headers: { cookie: admin } })).body.data
  expect(messages).toHaveLength(1)
  const [{ id, recipient, subject }] = messages
  expect([recipient, subject.split(' · ')[0]]).toEqual([
    'j.wieser@morgenkrume.example',
    'TV „TV über der Theke“ meldet sich nicht',
  ])
  const { text } = (await ask(`/api/messages/${id}`, { headers: { cookie: admin } })).body.data
  expect(text).toContain('Der TV „TV über der Theke“ in Stammhaus')
  expect(text).toContain('hat sich seit mehr als 10 Minuten nicht gemeldet.')
  expect(text).toContain('Was er zuletzt hatte, zeigt er auch ohne Netz weiter.')
  expect(text).toContain('/backend#/digital-signage-devices/1')
})

test('A TV that falls silent is told to who leads the business where nobody leads its branch', async () => {
  const say = await letIn()
  await say()
  const background = createBackground(shop.deps)
  const everybody = (await ask('/api/users', { headers: { cookie: admin } })).body.data
  for (const { id, rev, roles } of everybody)
    if (roles.includes('ROLE_MANAGER')) {
      const off = json('PUT', { rev, isEnabled: false }, { cookie: admin })
      expect((await ask(`/api/users/${id}`, off)).status).toBe(200)
    }
  shop.clock.advance(11 * MINUTE)
  await background.tick()
  const { messages } = (await ask('/api/messages', { headers: { cookie: admin } })).body.data
  const told = messages.map(({ recipient }: { recipient: string }) => recipient)
  expect(told.toSorted()).toEqual(['admin@example.com', 't.krumbach@morgenkrume.example'])
})

test('A TV that staff took out of the house is missed by nobody', async () => {
  const say = await letIn()
  await say()
  const background = createBackground(shop.deps)
  await ask('/api/digital-signage-devices/1/tokens', { method: 'DELETE', headers: { cookie: admin } })
  shop.clock.advance(11 * MINUTE)
  await background.tick()
  expect((await ask('/api/messages', { headers: { cookie: admin } })).body.data.messages).toEqual([])
})
