import { expect, onTestFinished, test } from 'vitest'
import { type BoardSteps, openBoardSteps } from '../../client/data/boards/boardSteps.ts'
import { PERSON_HEADER } from '../../schema/base/call.ts'
import { order } from '../support/boards.ts'
import { type Device, device, until } from '../support/device.ts'
import type { Shop } from '../support/shop.ts'
import { openWalk } from '../support/walk.ts'

const EVA = { id: 7, name: 'Eva Berger' }

/** The steps of a person at this device; of nobody in particular without one. */
async function stepsOf(at: Device, person?: { id: number; name: string }): Promise<BoardSteps> {
  const steps = await openBoardSteps('office', { world: at.world, ...(person && { person }) })
  let closing: Promise<void> | null = null
  const close = () => (closing ??= steps.close())
  onTestFinished(close)
  return { ...steps, close }
}

/** A device on which Eva confirmed an order after her session had ended, and another person signs in then. */
async function openHandover(person?: typeof EVA) {
  const shop = await openWalk()
  const at = device(shop)
  const ofEva = await shop.loginAs('leitung')
  const placed = await order(shop)
  const before = await stepsOf(at, person)
  await before.post({ order: placed.id, action: 'confirm' })
  await until(before.steps.subscribe, () => at.asked.some(path => path.includes('/status/')))
  await before.close()
  const other = await shop.login()
  const { data: me } = (await (await shop.request('/api/users/me', { headers: { cookie: other } })).json()) as {
    data: { user: { id: number } }
  }
  at.signIn(other)
  return { shop, at, placed, ofEva, other: { id: me.user.id, name: 'Anna Auer' } }
}
const authorsOf = async (shop: Shop, id: number) =>
  (await shop.storage.read.orders.events(id)).map(({ action, actor }) => [action, actor])

test('What somebody did after their session ended is not sent in the name of the next person: it is told of and waits for them', async () => {
  const { shop, at, placed, ofEva, other } = await openHandover(EVA)
  const next = await stepsOf(at, other)
  at.pass(120_000)
  await next.post({ order: placed.id, action: 'acknowledge' })
  await until(next.steps.subscribe, () => next.steps.get()?.every(({ state }) => state === 'done') === true)
  expect(next.steps.get()?.map(({ action }) => action)).toEqual(['acknowledge'])
  expect(next.ofOthers.get()).toEqual([{ name: 'Eva Berger', count: 1 }])
  expect(await authorsOf(shop, placed.id)).not.toContainEqual(['confirm', `users:${other.id}`])
  await next.close()

  at.signIn(ofEva)
  const back = await stepsOf(at, EVA)
  await until(back.steps.subscribe, () => back.steps.get()?.[0]?.state === 'done')
  expect(await authorsOf(shop, placed.id)).toContainEqual(['confirm', 'users:7'])
  expect(back.ofOthers.get()).toEqual([])
})

test('A step that names nobody would be sent by whoever comes next: the name is what holds it back', async () => {
  const { shop, at, placed, other } = await openHandover()
  const next = await stepsOf(at)
  at.pass(120_000)
  await until(next.steps.subscribe, () => next.steps.get()?.every(({ state }) => state === 'done') === true)
  expect(await authorsOf(shop, placed.id)).toContainEqual(['confirm', `users:${other.id}`])
})

test('The server takes what is said in the name of a person from nobody else', async () => {
  const shop = await openWalk()
  const ofEva = await shop.loginAs('leitung')
  const asEva = { headers: { cookie: ofEva, [PERSON_HEADER]: '7' } }
  expect((await shop.request('/api/users/me', asEva)).status).toBe(200)
  const asOther = await shop.request('/api/users/me', { headers: { cookie: ofEva, [PERSON_HEADER]: '1' } })
  expect(asOther.status).toBe(401)
  expect(await asOther.json()).toMatchObject({ errors: [{ code: 'otherPerson' }] })
  const asNobody = await shop.request('/api/users/me', { headers: { [PERSON_HEADER]: '7' } })
  expect(await asNobody.json()).toMatchObject({ errors: [{ code: 'unauthorized' }] })
})
