import { expect, test } from 'vitest'
import { fromJson } from '../../../../server/base/storage/json.ts'
import { openTill } from '../../../support/till.ts'

const area = { price: 390, tax: 'food', free: false } as const
const deliveryAreas = [
  { ...area, area: 'Zentrum', postcodes: ['4020', '4021'] },
  { ...area, area: 'Umland', postcodes: ['4040'], price: 690 },
]
const delivery = { isDelivery: true, deliveryArea: 'Zentrum', items: [{ product: 1, amount: 4 }] }
type Till = Awaited<ReturnType<typeof openTill>>

/** What the boards of the branch have of an order. */
async function onBoard({ shop }: Till, id: number) {
  const entry = await shop.storage.read.documents.entry('branch-1', 'orders', id)
  return JSON.parse(entry?.body ?? '{}')
}

test('A name and an address are corrected in place, and boards, lists and history have them at once', async () => {
  const till = await openTill({ branch: { deliveryAreas } })
  const order = await till.placed(delivery)
  const { pricing } = await till.read(`/api/orders/${order.id}`)
  const call = { rev: order.rev, firstName: 'Mario', street: ' Lindengasse 4 ', door: '9', zipCode: '4021' }
  const { status, body } = await till.staff('PUT', `/api/orders/${order.id}`, call)
  expect([status, body.data.contact]).toMatchObject([200, { firstName: 'Mario', street: 'Lindengasse 4', door: '9' }])
  expect(body.data.pricing).toEqual(pricing)
  expect(body.data.events.at(-1).label).toContain('Name, Adresse')
  expect(await onBoard(till, order.id)).toMatchObject({
    guestName: 'Mario G.',
    address: ['Lindengasse 4 / Tür 9', '4021 Linz'],
  })
  expect(await till.read('/api/orders/current')).toMatchObject([{ name: 'Mario Gruber' }])
  const again = await till.staff('PUT', `/api/orders/${order.id}`, { ...call, rev: order.rev + 1 })
  expect(again.body.data.rev).toBe(order.rev + 1)
})

test('An address that the order goes to elsewhere is the one that is corrected, and so is who is named there', async () => {
  const till = await openTill({ branch: { deliveryAreas } })
  const deliveryAddress = {
    firstName: 'Eva',
    lastName: 'Huber',
    street: 'Domgasse 1',
    zipCode: '4020',
    city: 'Linz',
    country: 'AT',
  }
  const order = await till.placed({ ...delivery, isDeliveryAddressDifferent: true, deliveryAddress })
  await till.staff('PUT', `/api/orders/${order.id}`, { rev: order.rev, street: 'Domgasse 11' })
  const row = await till.shop.storage.read.orders.byId(order.id)
  expect(row && fromJson(row.contact)).toMatchObject({
    street: 'Hauptplatz 2',
    deliveryAddress: { ...deliveryAddress, street: 'Domgasse 11' },
  })
  expect((await onBoard(till, order.id)).address).toEqual(['Domgasse 11', '4020 Linz'])

  const named = { rev: order.rev + 1, recipientLastName: 'Hofer', lastName: 'Muster' }
  const { body } = await till.staff('PUT', `/api/orders/${order.id}`, named)
  expect(body.data.contact).toMatchObject({
    lastName: 'Muster',
    deliveryAddress: { firstName: 'Eva', lastName: 'Hofer', street: 'Domgasse 11' },
  })
  const nobody = { rev: order.rev + 2, recipientLastName: ' ' }
  expect(await till.staff('PUT', `/api/orders/${order.id}`, nobody)).toMatchObject({
    status: 422,
    body: { errors: [{ code: 'blank', field: 'recipientLastName' }] },
  })
})

test('A postcode of another area, or of none, is refused at its field, and so is what may not be empty', async () => {
  const till = await openTill({ branch: { deliveryAreas } })
  const order = await till.placed(delivery)
  const refused = async (changes: object) => {
    const { status, body } = await till.staff('PUT', `/api/orders/${order.id}`, { rev: order.rev, ...changes })
    return [status, body.errors]
  }
  expect(await refused({ zipCode: '4040' })).toMatchObject([
    422,
    [{ code: 'otherArea', field: 'zipCode', message: expect.stringMatching(/„Umland“.*„Zentrum“/) }],
  ])
  expect(await refused({ zipCode: '8010' })).toMatchObject([422, [{ code: 'notDelivered', field: 'zipCode' }]])
  expect(await refused({ street: ' ', lastName: null })).toMatchObject([
    422,
    [
      { code: 'blank', field: 'lastName' },
      { code: 'blank', field: 'street' },
    ],
  ])
  expect((await onBoard(till, order.id)).address).toEqual(['Hauptplatz 2', '4020 Linz'])
  // Whoever comes for it needs no address.
  const fetched = await till.placed({ items: delivery.items })
  const bare = await till.staff('PUT', `/api/orders/${fetched.id}`, { rev: fetched.rev, street: null, zipCode: '8010' })
  expect([bare.status, bare.body.data.contact.street]).toEqual([200, null])
})
