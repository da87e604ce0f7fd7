import { expect, test } from 'vitest'
import { until } from '../support/device.ts'
import { json } from '../support/shop.ts'
import { openDesk, openWalk, present, settled } from '../support/walk.ts'

const origin = 'http://shop.test'
const phone = '+436641112223'

test('An office that was away and holds a customer loses them once they were erased, and keeps everybody else', async () => {
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

  desk.device.network(false)
  const { status, data: sums } = await post('/privacy/guests/erase', { keys: [phone], orders: [], customers: [gone] })
  expect({ status, customers: sums.customers }).toEqual({ status: 200, customers: 1 })
  expect((await desk.row('customers', gone)).body).toMatchObject({ name: 'Zwetschkenbaum' })

  desk.device.network(true)
  const held = desk.office.get('customers', gone)
  await until(held.subscribe, () => held.get() === null)
  await present(desk.office.get('customers', stays), ({ body }) => body['name'] === 'Marillenknödel')
})
