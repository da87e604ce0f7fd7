import { expect, onTestFinished, test } from 'vitest'
import { createErasures } from '../../client/data/office/erasures.ts'
import type { Me } from '../../schema/base/calls.ts'
import { order } from '../support/boards.ts'
import { device, until } from '../support/device.ts'
import { json } from '../support/shop.ts'
import { openDesk, openWalk, present, settled } from '../support/walk.ts'

const origin = 'http://shop.test'
const phone = '+436641112223'

test('An office that was away and holds a customer loses them once they were erased, with what was typed about them, and keeps everybody else', async () => {
  const shop = await openWalk()
  const headers = { cookie: await shop.login(), origin }
  const post = async (path: string, body: object) => {
    const answer = await shop.request(`/api${path}`, json('POST', body, headers))
    return { status: answer.status, data: (await answer.json()).data }
  }
  const customer = { isCompany: false, vatNumber: '', street: '', zipCode: '', city: '', branch: 1, note: '' }
  const made = async (name: string, number: string) => {
    const { status, data } = await post('/customers', {
      ...customer,
      name,
      firstName: 'Anna',
      phone: number,
      email: `${name.length}@example.com`,
    })
    expect(status, JSON.stringify(data)).toBe(201)
    return data.id as number
  }
  const gone = await made('Zwetschkenbaum', phone)
  const stays = await made('Marillenknödel', '+436644445556')
  const desk = await openDesk(shop)
  await settled(desk)
  expect((await desk.row('customers', gone)).body).toMatchObject({ name: 'Zwetschkenbaum' })
  const { drafts } = desk.office
  const typed = [`customers:${gone}`, `notes:new:customers:${gone}`, `customers:${stays}`]
  for (const name of typed) await drafts.keep(name, { typed: { name: 'Zwetschkenbaum-Huber' } })

  desk.device.network(false)
  const { status, data: sums } = await post('/privacy/guests/erase', { keys: [phone], orders: [], customers: [gone] })
  expect({ status, customers: sums.customers }).toEqual({ status: 200, customers: 1 })
  expect((await desk.row('customers', gone)).body).toMatchObject({ name: 'Zwetschkenbaum' })

  desk.device.network(true)
  const held = desk.office.get('customers', gone)
  await until(held.subscribe, () => held.get() === null)
  await present(desk.office.get('customers', stays), ({ body }) => body['name'] === 'Marillenknödel')
  const kept = await Promise.all(typed.map(drafts.read))
  expect(kept.map(draft => draft !== null)).toEqual([false, false, true])
})

test('What an office keeps for when the network is gone, and what was typed about their orders, names nobody any more once they were erased', async () => {
  const shop = await openWalk()
  const headers = { cookie: await shop.login(), origin }
  const { id } = await order(shop, { lastName: 'Zwetschkenbaum', phone })
  for (const step of ['confirm', 'completed'])
    await shop.request(`/api/orders/${id}/status/${step}`, json('POST', {}, headers))
  const desk = await openDesk(shop)
  const { answers, drafts, erasures } = desk.office
  const { data: me } = (await (await desk.device.world.fetch('/api/users/me')).json()) as { data: Me }
  // It does not lead: it has no stream of its own.
  const page = createErasures(device(shop, desk.device.world.prefix.slice(0, -1)).world, me.user.id, async () => {})
  onTestFinished(page.close)
  await settled(desk)
  const path = `/orders/${id}`
  const told = await (await shop.request(`/api${path}`, { headers })).text()
  expect(told).toContain('Zwetschkenbaum')
  await answers.keep(path, JSON.parse(told))
  const other = await order(shop)
  const typed = [`notes:new:orders:${id}`, `notes:new:orders:${other.id}`]
  for (const name of typed) await drafts.keep(name, { text: 'Frau Zwetschkenbaum rief an' })

  desk.device.network(false)
  const erased = await shop.request(
    '/api/privacy/guests/erase',
    json('POST', { keys: [phone], orders: [id], customers: [] }, headers),
  )
  expect(erased.status).toBe(200)
  expect(JSON.stringify(await answers.read(path))).toContain('Zwetschkenbaum')

  const heard = [erasures, page].map(({ follow }) => new Promise<void>(resolve => follow(resolve)))
  desk.device.network(true)
  await Promise.all(heard)
  expect(await answers.read(path)).toBeNull()
  const kept = await Promise.all(typed.map(drafts.read))
  expect(kept.map(draft => draft !== null)).toEqual([false, true])
})
