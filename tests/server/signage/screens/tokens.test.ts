import { expect, onTestFinished, test } from 'vitest'
import { pairDevice } from '../../../support/pairedDevice.ts'
import { json, openShop } from '../../../support/shop.ts'

test('A TV is told by no call more than a stranger, but for what it says of itself and the letters it draws with', async () => {
  const shop = await openShop()
  onTestFinished(() => shop.close())
  const { bearer } = await pairDevice(shop, 1, await shop.login(), 'screen')
  const calls = new Set(shop.app.routes.flatMap(({ method, path }) => (method === 'ALL' ? [] : `${method} ${path}`)))
  expect(calls.size).toBeGreaterThan(300)
  const more: string[] = []
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ')
    const address = path.replaceAll(/:\w+(\{[^}]*\})?\??/g, '2').replaceAll('*', 'screen-2')
    const asked = method === 'GET' ? {} : json(method, {})
    const statusFor = async (headers: Record<string, string>) =>
      (await shop.request(address, { ...asked, method, headers: { 'content-type': 'application/json', ...headers } }))
        .status
    if ((await statusFor({})) !== (await statusFor(bearer))) more.push(call)
  }
  expect(more.toSorted()).toEqual([
    'GET /api/fonts/packs/:style',
    'POST /api/screens/beat',
    'POST /api/screens/commands/:uid/:step',
    'POST /api/screens/plays',
  ])
})
