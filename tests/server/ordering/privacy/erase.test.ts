import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backUp } from '../../../../server/base/backup/backup.ts'
import { restoreBackup } from '../../../../server/base/backup/restore.ts'
import { writeUpload } from '../../../../server/base/media/uploadFiles.ts'
import { eraseAgain } from '../../../../server/ordering/privacy/eraseAgain.ts'
import { order } from '../../../support/boards.ts'
import { accounts, orderOnAccount } from '../../../support/externals.ts'
import { filesWith } from '../../../support/filesWith.ts'
import { quickFolder } from '../../../support/quickFolder.ts'
import { json, type Shop } from '../../../support/shop.ts'
import { openWalk } from '../../../support/walk.ts'

const origin = 'http://shop.test'
/** Everything by which Anna and Bernd could be told: nothing of it stands anywhere else in the business. */
const anna = {
  firstName: 'Annamirl',
  lastName: 'Zwetschkenbaum',
  phone: '+436641112223',
  email: 'annamirl@zwetschke.example',
  comment: 'Bitte beim Hinterhofglockerl läuten',
  isCompany: true,
  companyName: 'Zwetschkenbaum Obst GmbH',
  vatNumber: 'ATU99887766',
}
const bernd = {
  firstName: 'Berndhard',
  lastName: 'Marillenknödel',
  phone: '+436644445556',
  email: 'berndhard@marille.example',
  comment: 'Klingel defekt, bitte anrufen',
}
const tracesOf = ({ firstName, lastName, phone, email, comment }: typeof bernd) => [
  firstName,
  lastName,
  phone,
  phone.slice(1),
  email,
  comment,
]

async function office(shop: Shop) {
  const headers = { cookie: await shop.login(), origin }
  const ask = async (method: string, path: string, body: object) => {
    const answer = await shop.request(`/api${path}`, json(method, body, headers))
    const text = await answer.text()
    return { status: answer.status, body: JSON.parse(text) as { data: never; errors?: { code: string }[] } }
  }
  return {
    headers,
    ask,
    made: async (path: string, body: object) => {
      const { status, body: answer } = await ask('POST', path, body)
      expect(status, JSON.stringify(answer)).toBe(201)
      return answer.data as { id: number; rev: string }
    },
    search: async (question: object) =>
      ((await ask('POST', '/privacy/guests/search', question)).body.data as { guests: Guest[] }).guests,
    complete: async (id: number) => {
      for (const step of ['confirm', 'in-delivery', 'completed'])
        expect((await ask('POST', `/orders/${id}/status/${step}`, {})).status).toBe(200)
    },
  }
}

interface Guest {
  readonly names: string[]
  readonly keys: string[]
  readonly orders: number[]
  readonly customers: number[]
  readonly open: number
  readonly externals: number
}

const customer = {
  isCompany: false,
  vatNumber: '',
  street: '',
  zipCode: '',
  city: '',
  branch: 1,
}

/** A business in which both ordered, are customers with a history, and were written to. */
async function known() {
  const shop = await openWalk()
  const staff = await office(shop)
  const orders = { anna: [] as number[], bernd: [] as number[] }
  for (let count = 0; count < 3; count++) {
    orders.anna.push((await order(shop, anna)).id)
    orders.bernd.push((await order(shop, bernd)).id)
    shop.clock.advance(60_000)
  }
  for (const id of [...orders.anna, ...orders.bernd]) await staff.complete(id)
  const ids: Record<string, number> = {}
  for (const [key, person] of Object.entries({ anna, bernd })) {
    const made = await staff.made('/customers', {
      ...customer,
      name: person.lastName,
      firstName: person.firstName,
      phone: person.phone,
      email: person.email,
      note: person.comment,
    })
    const changed = { rev: made.rev, city: `Dorf von ${person.firstName}` }
    expect((await staff.ask('PUT', `/customers/${made.id}`, changed)).status).toBe(200)
    await staff.made('/notes', {
      on: `customers:${made.id}`,
      text: `${person.firstName} zahlt immer bar`,
      author: 'Leitung',
      writtenAt: '2026-06-16T10:00:00Z',
      isDone: false,
    })
    ids[key] = made.id
    await written(shop, orders[key === 'anna' ? 'anna' : 'bernd'][0] ?? 0, person)
  }
  // Somebody was taken for them once.
  const mistaken = (await order(shop, { firstName: 'Somebody', lastName: 'Else' })).id
  for (const id of [...Object.values(ids), null])
    expect((await staff.ask('POST', `/orders/${mistaken}/customer`, { customer: id })).status).toBe(200)
  await staff.complete(mistaken)
  return { shop, staff, orders, ids }
}

/** A mail that was sent, one that waits, a browser that is told, a file and its bytes. */
async function written(shop: Shop, id: number, { firstName, email, comment }: typeof bernd): Promise<void> {
  const at = shop.clock.now()
  const file = { publicHash: `${firstName}-0123456789abcdef`, extension: 'txt' }
  await writeUpload(shop.deps.settings, file, Buffer.from(`Torte für ${firstName}: ${comment}`))
  await shop.storage.write(async ({ messages, jobs, pushes, uploads, questionnaires, log }) => {
    const message = {
      channel: 'mail',
      recipient: email,
      subject: `Danke, ${firstName}`,
      text: comment,
      html: '',
    } as const
    await messages.put({ ...message, id: id + 9000, order: id, createdAt: at })
    await messages.put({ ...message, id: id + 9500, order: null, createdAt: at })
    await jobs.add({ kind: 'sms', dedupeKey: `test:${firstName}`, payload: { to: email, comment }, order: id }, at)
    const push = { endpoint: `https://push.example/${firstName}`, p256dh: 'x', auth: 'y', createdAt: at }
    await pushes.put({ ...push, owner: `orders:${id}` })
    const bytes = { version: 1, mimeType: 'text/plain', name: `${firstName}.txt`, bytes: 10, createdAt: at }
    await uploads.insert({ ...file, ...bytes, id: id + 9000, order: id })
    const rating = { rating: 5, foodRating: 5, serviceRating: 5, processRating: 5, createdAt: at }
    await questionnaires.insert({ ...rating, order: id, comment: `Grüße, ${firstName}` })
    await log.append({ at, kind: 'order', actor: 'guest', subject: `orders:${id}`, personal: { name: firstName } })
  })
}

test('Nobody finds in any file who was erased, and everybody finds who was not', async () => {
  const { shop, staff, orders, ids } = await known()
  const [found] = await staff.search({ phone: '0664 111 22 23' })
  expect(found).toMatchObject({ orders: orders.anna, customers: [ids['anna']], open: 0 })
  expect(found?.names).toContain('Annamirl Zwetschkenbaum')
  const { status, body } = await staff.ask('POST', '/privacy/guests/erase', {
    keys: found?.keys,
    orders: found?.orders,
    customers: found?.customers,
  })
  expect([status, body]).toMatchObject([200, { data: { orders: 3, customers: 1, notes: 1, messages: 2, files: 1 } }])
  const traces = [...tracesOf(anna), anna.companyName, anna.vatNumber]
  expect(traces.flatMap(trace => filesWith(shop.dataDir, trace))).toEqual([])
  expect(shop.logged.filter(line => traces.some(trace => line.includes(trace)))).toEqual([])
  // The same search finds the other one, so it does search.
  for (const trace of tracesOf(bernd)) expect(filesWith(shop.dataDir, trace), trace).not.toEqual([])
  expect(await staff.search({ name: 'zwetschkenbaum' })).toEqual([])
  expect(await staff.search({ name: 'marillenknödel' })).toHaveLength(1)
})

test('What was sold stays to the cent, in the history and in the closing of its day', async () => {
  const { shop, staff, orders } = await known()
  const told = async () => {
    const rows = await Promise.all(orders.anna.map(id => shop.storage.read.orders.byId(id)))
    const answer = await shop.request('/api/statistics/revenue?from=2026-06-16&to=2026-06-16', {
      headers: staff.headers,
    })
    return {
      orders: rows.map(
        row => row && [row.id, row.status, row.totalGross, row.pricing, row.createdAt, row.ticketNumber],
      ),
      revenue: (await answer.json()).data,
    }
  }
  const before = await told()
  await staff.ask('POST', '/privacy/guests/erase', { keys: [anna.phone], orders: [], customers: [] })
  expect(await told()).toEqual(before)
  const whole = await shop.request(`/api/orders/${orders.anna[0]}`, { headers: staff.headers })
  expect((await whole.json()).data).toMatchObject({ contact: {}, lines: [{ gross: 240 }] })
})

test('Somebody is not erased while an order of theirs is open, and nobody but administrators asks for it', async () => {
  const { shop, staff, orders } = await known()
  const open = await order(shop, anna)
  const selection = { keys: [anna.phone], orders: [], customers: [] }
  const refused = await staff.ask('POST', '/privacy/guests/erase', selection)
  expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([409, 'guestHasOpenOrders'])
  expect(filesWith(shop.dataDir, anna.email)).not.toEqual([])
  await staff.complete(open.id)
  expect((await shop.request('/api/privacy/guests/erase', json('POST', selection))).status).toBe(401)
  await staff.made('/users', {
    username: 'geschaeftsleitung',
    firstName: '',
    lastName: 'Leitung',
    phone: '',
    roles: ['ROLE_MANAGER'],
    branches: [1],
    isEnabled: true,
  })
  const cookie = await shop.loginAs('geschaeftsleitung')
  for (const deed of ['search', 'erase'])
    expect(
      (await shop.request(`/api/privacy/guests/${deed}`, json('POST', selection, { cookie, origin }))).status,
    ).toBe(403)
  expect((await shop.storage.read.orders.byId(orders.anna[0] ?? 0))?.contact).toContain(anna.email)
})

test('What is given out is everything there is, to be read and for programs, and says nothing of anybody else', async () => {
  const { staff, orders, ids } = await known()
  const selection = { keys: [anna.phone], orders: [], customers: [ids['anna'] ?? 0] }
  const { status, body } = await staff.ask('POST', '/privacy/guests/export', selection)
  expect(status).toBe(200)
  const { name, html } = body.data as { name: string; html: string }
  expect(name).toBe('Auskunft-2026-06-16.html')
  const data = JSON.parse(/id="daten">(.*)<\/script>/s.exec(html)?.[1] ?? '')
  expect(data.orders.map(({ id }: { id: number }) => id)).toEqual(orders.anna)
  expect(data.customers[0]).toMatchObject({ name: anna.lastName, history: [{}, {}] })
  expect(Buffer.from(data.orders[0].files[0].content, 'base64').toString()).toContain('Torte für Annamirl')
  for (const trace of [...tracesOf(anna), anna.vatNumber]) expect(html).toContain(trace)
  expect(tracesOf(bernd).filter(trace => html.includes(trace))).toEqual([])
})

test('Who signs in for a customer is erased with their keys, and what they ordered is owed and donated as before', async () => {
  const shop = await openWalk()
  const staff = await office(shop)
  const house = await accounts(shop)
  const tafel = { identifier: 'tafel', name: 'Tafel', description: '', isPublic: true }
  const { id: donatee } = await staff.made('/donatees', tafel)
  await house.change('/api/config/1', { donationAmount: 50 })
  const customer = await house.customer({ phone: '+436641234567' })
  const eva = { firstName: 'Evamirl', name: 'Zirbenschnaps', email: 'evamirl@zirbe.example' }
  const cookie = await house.enter(await house.person({ ...eva, customer }))
  const boss = await house.enter(await house.person({ customer, donatee, email: 'b@example.com', seesAll: true }))
  const ordered = { firstName: eva.firstName, lastName: eva.name, email: eva.email, donatee }
  expect((await orderOnAccount(shop, cookie, ordered)).status).toBe(201)
  const told = async (path: string, headers: Record<string, string>) =>
    (await (await shop.request(`/api${path}`, { headers })).json()).data
  const [{ id }] = await told('/account/orders', { cookie: boss })
  await staff.complete(id)
  const kept = async () => {
    const { invoice, orders } = await told(`/customers/${customer}/account`, staff.headers)
    const owed = orders.map((each: { id: number; totalGross: number }) => [each.id, each.totalGross])
    return { invoice, owed, donated: await told('/account/donations', { cookie: boss }) }
  }
  const before = await kept()
  expect(before).toMatchObject({ invoice: { used: 240 }, owed: [[id, 240]], donated: { amount: 50 } })
  // The number on the order is the customer's: who is found by it is somebody else.
  const [found] = await staff.search({ name: 'zirbenschnaps' })
  expect(found).toMatchObject({ keys: [eva.email], orders: [id], customers: [], externals: 1 })
  const selection = { keys: [eva.email], orders: [id], customers: [] }
  const file = await staff.ask('POST', '/privacy/guests/export', selection)
  expect((file.body.data as { html: string }).html).toContain('Zugang zum Firmenkonto')
  const { body } = await staff.ask('POST', '/privacy/guests/erase', selection)
  expect(body).toMatchObject({ data: { orders: 1, customers: 0, externals: 1 } })
  expect(Object.values(eva).flatMap(trace => filesWith(shop.dataDir, trace))).toEqual([])
  expect((await shop.request('/api/account', { headers: { cookie } })).status).toBe(401)
  expect(await shop.storage.read.externalKeys.every()).toHaveLength(1)
  expect(await kept()).toEqual(before)
  // With the customer nobody owes any more: the order keeps its sums and nothing else.
  await staff.ask('POST', '/privacy/guests/erase', { keys: [], orders: [], customers: [customer] })
  expect(filesWith(shop.dataDir, 'Gasthof Adler')).toEqual([])
  expect(await shop.storage.read.orders.byId(id)).toMatchObject({ contact: '{}', totalGross: 240 })
})

test.each([
  ['and the former database is there', false],
  ['and the disk with the former database is lost', true],
])('A backup that is put back brings nobody back who was erased since, %s', async (_, isLost) => {
  const { shop, staff, orders, ids } = await known()
  const backups = mkdtempSync(join(quickFolder(), 'backups-'))
  const { path } = await backUp(shop.dataDir, backups, shop.clock.now())
  for (const trace of tracesOf(anna)) expect(filesWith(path, trace), trace).not.toEqual([])
  shop.clock.advance(60_000)
  const selection = { keys: [anna.phone], orders: [], customers: [ids['anna'] ?? 0] }
  expect((await staff.ask('POST', '/privacy/guests/erase', selection)).status).toBe(200)
  // The list goes along with every later backup.
  if (isLost) await backUp(shop.dataDir, backups, shop.clock.now())
  await shop.leave()
  if (isLost) for (const name of readdirSync(shop.dataDir)) rmSync(join(shop.dataDir, name), { recursive: true })
  const restored = await restoreBackup(shop.dataDir, path, shop.clock.now(), eraseAgain(shop.clock.now()))
  expect(restored).toMatchObject({ erased: 5, isCarriedOver: !isLost })
  await shop.reopen()
  for (const trace of tracesOf(anna)) expect(filesWith(shop.dataDir, trace), trace).toEqual([])
  for (const trace of tracesOf(bernd)) expect(filesWith(shop.dataDir, trace), trace).not.toEqual([])
  expect((await shop.storage.read.orders.byId(orders.anna[0] ?? 0))?.totalGross).toBe(240)
  rmSync(backups, { recursive: true })
})
