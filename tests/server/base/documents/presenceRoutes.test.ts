import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PresentPerson } from '../../../../schema/base/presence.ts'
import { eventSourceOver } from '../../../support/eventSource.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'

let shop: Shop
let admin = ''
let manager = ''
beforeAll(async () => {
  shop = await openShop()
  admin = await shop.login()
  manager = await shop.loginAs('j.wieser')
})
afterAll(() => shop.close())

async function say(cookie: string, page: string, on: string | null, field: string | null = null) {
  const headers = { ...(cookie && { cookie }), origin: 'http://shop.test' }
  const answer = await shop.request('/api/presence', json('POST', { page, on, field }, headers))
  const { data = [], errors = [] } = (await answer.json()) as { data?: PresentPerson[]; errors?: { code: string }[] }
  return { status: answer.status, data, codes: errors.map(({ code }) => code) }
}

/** What the stream of this person tells of presence from now on: 'products:1: 2'. */
async function listen(cookie: string) {
  const told: string[] = []
  const source = eventSourceOver(path => shop.request(path, { headers: { cookie } }))(
    '/replication/_db_updates?feed=eventsource',
  )
  await new Promise<void>(resolve => source.addEventListener('message', () => resolve()))
  source.addEventListener('presence', ({ data }) => {
    const { on, people } = JSON.parse(String(data)) as { on: string; people: unknown[] }
    told.push(`${on}: ${people.length}`)
  })
  return { told, close: () => source.close() }
}

test('Two who have one product open are told of each other, on the stream too, and nothing of it is stored', async () => {
  const before = await shop.storage.read.documents.living('office')
  const ofManager = await listen(manager)
  expect((await say(admin, 'page-admin', 'products:1')).codes).toEqual(['format'])
  expect(await say(admin, 'pageadmin', 'products:1', 'price')).toMatchObject({ status: 200, data: [] })
  const { data } = await say(manager, 'pagemanager', 'products:1')
  expect(data).toMatchObject([{ field: 'price' }])
  expect(data[0]?.name).not.toBe('')
  await say(admin, 'pageadmin', null)
  expect((await say(manager, 'pagemanager', 'products:1')).data).toEqual([])
  await expect.poll(() => ofManager.told).toEqual(['products:1: 1', 'products:1: 2', 'products:1: 1'])
  ofManager.close()
  expect(await shop.storage.read.documents.living('office')).toBe(before)
})

test('Where somebody is who works with people is told to nobody who may not read people, and guests say nothing', async () => {
  const [ofAdmin, ofManager] = [await listen(admin), await listen(manager)]
  expect(await say('', 'pageguest', 'products:1')).toMatchObject({ status: 401 })
  expect(await say(manager, 'pagemanager', 'users:1')).toMatchObject({ status: 200, data: [] })
  expect(await say(await shop.loginAs('e.lang'), 'pageeditor', 'users:1')).toMatchObject({ status: 403 })
  expect(await say(manager, 'pagemanager', 'products:987654')).toMatchObject({ status: 404 })
  expect(await say(manager, 'pagemanager', 'nothing:1')).toMatchObject({ status: 404 })
  const employee = await shop.storage.read.documents.holder('users', 'username', 'd.petrovic')
  expect(await say(admin, 'pageadmin', `users:${employee}`)).toMatchObject({ status: 200 })
  await say(admin, 'pageadmin', 'branches:1')
  // The control: what both may read both hear, and it comes after what only one of them hears.
  await expect.poll(() => ofManager.told).toContain('branches:1: 1')
  expect(ofManager.told.filter(line => line.startsWith('users'))).toEqual([])
  expect(ofAdmin.told).toContain(`users:${employee}: 1`)
  ofAdmin.close()
  ofManager.close()
})
