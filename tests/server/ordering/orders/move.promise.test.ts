import { expect, test } from 'vitest'
import { order } from '../../../support/boards.ts'
import { json, NOON } from '../../../support/shop.ts'
import { openWalk } from '../../../support/walk.ts'

async function desk(given: Record<string, unknown> = {}) {
  const shop = await openWalk()
  const placed = await order(shop, given)
  const headers = { cookie: await shop.login(), origin: 'http://shop.test' }
  const send = async (path: string, body: object) => {
    const answer = await shop.request(`/api/orders/${placed.id}/${path}`, json('POST', body, headers))
    return { status: answer.status, ...((await answer.json()) as { data: Guest; errors?: { code: string }[] }) }
  }
  const guest = async () => {
    const answer = await shop.request(`/api/orders/public/${placed.uid}/${placed.hash}`)
    return ((await answer.json()) as { data: Guest }).data
  }
  return { shop, send, guest, id: placed.id }
}

interface Guest {
  readonly status: string
  readonly promisedAt: string | null
  readonly appointmentDate: string | null
  readonly receipt: { readonly credits?: readonly { amount: number; reason: string; isOnline: boolean }[] }
}

const inMinutes = (minutes: number) => new Date(NOON + minutes * 60_000).toISOString()

test('An order accepted with minutes is promised to its guest for then, in one step', async () => {
  const { send, guest, shop, id } = await desk()
  expect((await send('status/confirm', { promisedAt: inMinutes(-1) })).status, 'over already').toBe(422)
  expect((await send('status/confirm', { promisedAt: inMinutes(10) })).status).toBe(200)
  expect(await guest()).toMatchObject({ status: 'confirmed', promisedAt: inMinutes(10) })
  expect((await shop.storage.read.orders.events(id)).map(({ action }) => action)).toEqual(['place', 'confirm'])
})

test('What was agreed on for a time keeps it, and no other step promises anything', async () => {
  const appointmentDate = inMinutes(120)
  const agreed = await desk({ appointmentDate })
  await agreed.send('status/confirm', { promisedAt: inMinutes(10) })
  expect(await agreed.guest()).toMatchObject({ status: 'confirmed', promisedAt: appointmentDate })
  const soon = await desk()
  const before = (await soon.guest()).promisedAt
  await soon.send('status/reject', { promisedAt: inMinutes(90) })
  expect(await soon.guest()).toMatchObject({ status: 'rejected', promisedAt: before })
})

test('A guest reads on the status page what was given back, why and which way', async () => {
  const { send, guest } = await desk()
  await send('status/confirm', {})
  await send('status/completed', {})
  expect((await guest()).receipt.credits).toBeUndefined()
  const call = { uid: crypto.randomUUID(), reason: 'Fehlt', lines: [{ position: 0, amount: 1 }] }
  expect((await send('refunds', call)).status).toBe(201)
  expect((await guest()).receipt.credits).toMatchObject([{ amount: 120, reason: 'Fehlt', isOnline: false }])
})
