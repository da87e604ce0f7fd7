import { expect, test } from 'vitest'
import type { LogEntry, WholeLogEntry } from '../../../../schema/base/log.ts'
import { order } from '../../../support/boards.ts'
import { ADMIN, json, type Shop } from '../../../support/shop.ts'
import { openWalk } from '../../../support/walk.ts'

const origin = 'http://shop.test'

const cook = {
  username: 'koechin',
  firstName: 'Kati',
  lastName: 'Koch',
  phone: '',
  roles: ['ROLE_MANAGER'],
  branches: [1],
  isEnabled: true,
}

async function reader(shop: Shop, cookie: string) {
  const headers = { cookie, origin, 'x-device': 'kassa-1' }
  return {
    headers,
    read: async (query = '') => {
      const answer = await shop.request(`/api/logs${query}`, { headers })
      expect(answer.status).toBe(200)
      return (await answer.json()) as { data: LogEntry[]; more: boolean; cursor?: string }
    },
    one: async (id: number) =>
      ((await (await shop.request(`/api/logs/${id}`, { headers })).json()) as { data: WholeLogEntry }).data,
    send: (method: string, path: string, body: object) => shop.request(`/api${path}`, json(method, body, headers)),
  }
}

test('Who changed what, from which device, before and after', async () => {
  const shop = await openWalk()
  const admin = await reader(shop, await shop.login())
  const made = await admin.send('POST', '/tags', { name: 'vegan' })
  const { data: kept } = (await made.json()) as { data: { id: number; rev: string } }
  await admin.send('PUT', `/tags/${kept.id}`, { rev: kept.rev, name: 'Vegan' })
  const { data } = await admin.read(`?document=tags:${kept.id}`)
  expect(data.map(({ kind, device, facts, title }) => [kind, device, facts['deed'], title])).toEqual([
    ['document', 'kassa-1', 'changed', 'Vegan'],
    ['document', 'kassa-1', 'created', 'Vegan'],
  ])
  expect(data[0]?.actorName).not.toBeNull()
  expect(await admin.one(data[0]?.id ?? 0)).toMatchObject({ changes: [{ before: 'vegan', after: 'Vegan' }] })
})

test('An order and its payment read as one story, and a sign-in says from where', async () => {
  const shop = await openWalk()
  const admin = await reader(shop, await shop.signIn(ADMIN.email, ADMIN.password))
  const { id, ticketNumber } = await order(shop)
  await admin.send('POST', `/orders/${id}/status/confirm`, {})
  const { data } = await admin.read(`?document=orders:${id}`)
  expect(data.map(({ actor, facts, title }) => [actor, facts['deed'], title])).toEqual([
    [expect.stringMatching(/^users:/), 'confirm', ticketNumber],
    ['guest', 'place', ticketNumber],
  ])
  const signIns = await admin.read('?kind=signIn')
  expect(signIns.data[0]).toMatchObject({ personal: { address: 'local' }, facts: {} })
})

test('Who was not let in stands there, without the name that nobody has', async () => {
  const shop = await openWalk()
  for (const username of [ADMIN.email, 'mein-geheimes-passwort'])
    expect((await shop.request('/api/login', json('POST', { username, password: 'falsch-falsch' }))).status).toBe(401)
  const admin = await reader(shop, await shop.login())
  await admin.send('POST', '/users', cook)
  const kati = await reader(shop, await shop.loginAs('koechin'))
  expect((await kati.send('POST', '/privacy/guests/search', {})).status).toBe(403)
  // Nobody waits for what is noted there; whoever writes after it does.
  await admin.send('POST', '/tags', { name: 'danach' })
  const { data } = await admin.read('?kind=refused')
  const failed = data.filter(({ facts }) => facts['what'] === 'signIn')
  expect(failed.map(({ subject, facts }) => [subject.split(':')[0], facts['code']])).toEqual([
    ['', 'credentials'],
    ['users', 'credentials'],
  ])
  expect(data.find(({ actorName }) => actorName === 'Kati Koch')?.facts).toEqual({
    method: 'POST',
    path: '/api/privacy/guests/search',
    code: 'forbidden',
  })
  expect(JSON.stringify(data)).not.toContain('geheimes')
})

test('Whoever is no administrator reads what they did themselves, and pages go on where they ended', async () => {
  const shop = await openWalk()
  const admin = await reader(shop, await shop.login())
  await admin.send('POST', '/users', cook)
  const kati = await reader(shop, await shop.loginAs('koechin'))
  for (let number = 0; number < 5; number++) await kati.send('POST', '/tags', { name: `Tag ${number}` })
  const own = await kati.read()
  expect(own.data.map(({ kind }) => kind)).toEqual([...Array.from({ length: 5 }, () => 'document'), 'signIn'])
  expect(new Set(own.data.map(({ actorName }) => actorName))).toEqual(new Set(['Kati Koch']))
  const [first] = (await admin.read('?kind=signIn')).data.slice(-1)
  expect((await shop.request(`/api/logs/${first?.id}`, { headers: kati.headers })).status).toBe(404)
  for (const path of ['/api/logs.csv', '/api/logs/chain'])
    expect((await shop.request(path, { headers: kati.headers })).status).toBe(403)
  const page = await kati.read('?limit=2')
  const next = await kati.read(`?limit=10&cursor=${page.cursor}`)
  expect([...page.data, ...next.data].map(({ id }) => id)).toEqual(own.data.map(({ id }) => id))
})

test('The file has every entry asked for, and taking it is written down', async () => {
  const shop = await openWalk()
  const admin = await reader(shop, await shop.login())
  const answer = await shop.request('/api/logs.csv?kind=signIn', { headers: admin.headers })
  const lines = (await answer.text()).split('\r\n')
  expect(lines[0]).toContain('Nummer;Zeitpunkt;Art;Wer')
  expect(lines).toHaveLength(1 + (await admin.read('?kind=signIn')).data.length)
  expect((await admin.read('?kind=export')).data[0]?.facts).toMatchObject({ what: 'log' })
})

test('The file tells an order in the words of the screen, and no status raw', async () => {
  const shop = await openWalk()
  const admin = await reader(shop, await shop.login())
  const { id, ticketNumber } = await order(shop)
  for (const action of ['confirm', 'in-delivery']) await admin.send('POST', `/orders/${id}/status/${action}`, {})
  const file = await (await shop.request('/api/logs.csv?kind=order', { headers: admin.headers })).text()
  const told = file
    .split('\r\n')
    .slice(1)
    .filter(Boolean)
    .map(line => line.split(';').slice(6))
  expect(told).toEqual([
    ['Abholbereit', `Bestellung ${ticketNumber}`, `orders:${id}`, 'Stand: Bereit'],
    ['Angenommen', `Bestellung ${ticketNumber}`, `orders:${id}`, 'Stand: In Arbeit'],
    ['Bestellt', `Bestellung ${ticketNumber}`, `orders:${id}`, 'Stand: Neu'],
  ])
})
