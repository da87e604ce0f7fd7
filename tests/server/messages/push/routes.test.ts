import { createECDH } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { json, openShop } from '../../../support/shop.ts'

test('A key for which nobody could encrypt is refused at once, and not tried for days', async () => {
  const shop = await openShop({ documents: [] })
  onTestFinished(() => shop.close())
  const cookie = await shop.login()
  const point = createECDH('prime256v1').generateKeys()
  const off = Buffer.from(point)
  off[40] = (off[40] ?? 0) ^ 1
  const status = async (p256dh: string) => {
    const keys = { p256dh, auth: 'A'.repeat(22) }
    const subscription = { endpoint: 'https://push.example.org/1', keys }
    return (await shop.request('/api/push/subscriptions', json('POST', { subscription }, { cookie }))).status
  }
  expect(await status('B'.repeat(87))).toBe(422)
  expect(await status(off.toString('base64url'))).toBe(422)
  expect(await status(point.toString('base64url'))).toBe(201)
})
