import { expect, onTestFinished, test } from 'vitest'
import { json, openShop } from '../../../support/shop.ts'

test('A checkpoint is small, and of a thousand the oldest goes: nobody fills the disk with them', async () => {
  const shop = await openShop({ documents: [] })
  onTestFinished(() => shop.close())
  const cookie = await shop.login()
  const put = (name: string, note: string) =>
    shop.request(`/replication/office/_local/${name}`, json('PUT', { note }, { cookie }))
  expect((await put('gross', 'x'.repeat(33_000))).status).toBe(413)
  expect((await put('fuenfzig-schritte', 'x'.repeat(20_000))).status).toBe(201)
  for (let at = 0; at < 1000; at += 1) {
    shop.clock.advance(1)
    await put(`ziel-${at}`, '')
  }
  const status = async (name: string) =>
    (await shop.request(`/replication/office/_local/${name}`, { headers: { cookie } })).status
  expect([await status('fuenfzig-schritte'), await status('ziel-0'), await status('ziel-999')]).toEqual([404, 200, 200])
})
