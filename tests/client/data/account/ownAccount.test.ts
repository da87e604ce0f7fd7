import { expect, test } from 'vitest'

test('The server, which has nothing to keep an account in, draws the pages that know of one', async () => {
  expect('window' in globalThis).toBe(false)
  await expect(import('../../../../client/data/account/ownAccount.ts')).resolves.toHaveProperty('useKeptAccount')
})
