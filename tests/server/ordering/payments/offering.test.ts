import { expect, test } from 'vitest'
import { openShop } from '../../../support/shop.ts'

test('a way to pay that is not set up is not offered to guests, while staff see what the branch allows', async () => {
  const shop = await openShop()
  const branch = async (cookie?: string) =>
    (await (await shop.request('/api/branches/1', cookie ? { headers: { cookie } } : {})).json()).data
  expect(await branch(await shop.login())).toMatchObject({ isCashEnabled: true, isMollieEnabled: true })
  expect(await branch()).toMatchObject({ isCashEnabled: true, isMollieEnabled: false })
  await shop.close()
})
