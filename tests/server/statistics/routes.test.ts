import { expect, test } from 'vitest'
import { order } from '../../support/boards.ts'
import { handOf } from '../../support/hand.ts'
import { json, type Shop } from '../../support/shop.ts'
import { openWalk } from '../../support/walk.ts'

const TODAY = 'from=2026-06-16&to=2026-06-16'

async function asker(shop: Shop, cookie?: string) {
  const headers = { cookie: cookie ?? (await shop.login()), origin: 'http://shop.test' }
  return async (path: string) => {
    const answer = await shop.request(`/api/statistics/${path}`, { headers })
    return { status: answer.status, ...(await answer.json()) }
  }
}

test('A figure says its period, its zone and that today still grows, and compares with as many days before', async () => {
  const shop = await openWalk()
  shop.clock.advance(-86_400_000)
  await order(shop)
  shop.clock.advance(86_400_000)
  await order(shop)
  await order(shop)
  const ask = await asker(shop)
  const { data } = await ask(`orders?${TODAY}`)
  expect(data).toMatchObject({
    unit: 'hour',
    timezone: 'Europe/Vienna',
    from: '2026-06-16',
    to: '2026-06-16',
    total: 2,
    previousTotal: 1,
    provisional: true,
    split: { takeaway: 2, delivery: 0, dineIn: 0 },
  })
  expect(data.series).toHaveLength(24)
  expect(data.series[12]).toEqual({ t: '2026-06-16T12:00:00+02:00', value: 2, takeaway: 2, delivery: 0, dineIn: 0 })
  expect((await ask('orders?from=2026-06-01&to=2026-06-15')).data).toMatchObject({ total: 1, provisional: false })
})

test('A figure is of the branches that are asked for, and of nobody’s else who leads only theirs', async () => {
  const shop = await openWalk()
  await (await handOf(shop)).put('menus', 1, { branches: [1, 2] })
  await order(shop)
  await order(shop, { branch: 2 })
  const admin = await asker(shop)
  expect((await admin(`orders?${TODAY}`)).data.total).toBe(2)
  expect((await admin(`orders?${TODAY}&branch=2`)).data.total).toBe(1)
  expect((await admin(`orders?${TODAY}&branch=1,2`)).data.total).toBe(2)
  const leader = await asker(shop, await shop.loginAs('leitung'))
  expect((await leader(`orders?${TODAY}`)).data.total).toBe(1)
  expect((await leader(`orders?${TODAY}&branch=2`)).status).toBe(403)
  expect((await leader(`orders?${TODAY}&branch=1,2`)).status).toBe(403)
  expect((await shop.request(`/api/statistics/orders?${TODAY}`)).status).toBe(401)
})

test('Branches that are deleted stand beside the others as long as they have figures in the period, by the name they had', async () => {
  const shop = await openWalk()
  const hand = await handOf(shop)
  await hand.put('menus', 1, { branches: [1, 2] })
  await order(shop, { branch: 2 })
  const ask = await asker(shop)
  const former = async (query = TODAY) => (await ask(`former-branches?${query}`)).data
  expect(await former()).toEqual([])
  await hand.put('branches', 2, { name: 'Am Bahnhof' })
  hand.pass(1)
  await hand.remove('branches', 2)
  expect(await former()).toEqual([{ branch: 2, name: 'Am Bahnhof' }])
  expect((await ask(`revenue?${TODAY}&branch=2`)).data.orders).toBe(1)
  expect(await former('from=2026-06-01&to=2026-06-15')).toEqual([])
  const leader = await asker(shop, await shop.loginAs('leitung'))
  expect((await leader(`former-branches?${TODAY}`)).data).toEqual([])
  expect((await shop.request(`/api/statistics/former-branches?${TODAY}`)).status).toBe(401)
})

test('A crooked question is refused at its field in German', async () => {
  const ask = await asker(await openWalk())
  for (const [path, field] of crooked) {
    const answer = await ask(path)
    expect([path, answer.status, answer.errors[0].field]).toEqual([path, 400, field])
    expect(answer.errors[0].message).toMatch(/^[A-ZÄÖÜ].*\.$/)
  }
})

const crooked: readonly (readonly [path: string, field: string])[] = [
  ['orders', 'from'],
  ['orders?from=2026-06-16', 'to'],
  ['orders?from=heute&to=2026-06-16', 'from'],
  ['orders?from=2026-02-30&to=2026-06-16', 'from'],
  ['orders?from=2026-06-16&to=2026-06-15', 'to'],
  ['orders?from=2016-06-15&to=2026-06-16', 'to'],
  ['unique-visitors?from=0000-01-01&to=0000-01-02', 'from'],
  [`orders?${TODAY}&branch=alle`, 'branch'],
]

test('A name there is no figure of is not found', async () => {
  const answer = await (await asker(await openWalk()))(`umsaetze?${TODAY}`)
  expect([answer.status, answer.errors[0].code]).toEqual([404, 'notFound'])
})

test('An order that failed to be paid is none, one called off still was placed', async () => {
  const shop = await openWalk()
  const headers = { cookie: await shop.login(), origin: 'http://shop.test' }
  const { id } = await order(shop)
  await shop.request(`/api/orders/${id}/status/cancel`, json('POST', {}, headers))
  expect((await (await asker(shop))(`orders?${TODAY}`)).data.total).toBe(1)
})
