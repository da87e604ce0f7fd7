import { join } from 'node:path'
import Driver from 'better-sqlite3'
import { expect, test } from 'vitest'
import { checkChain } from '../../../../server/base/logs/checkChain.ts'
import { json, openShop } from '../../../support/shop.ts'

/** A business with a log of a thousand entries and more. */
async function logged() {
  const shop = await openShop({ documents: [] })
  await shop.storage.write(async ({ log }) => {
    for (let number = 0; number < 1200; number++)
      await log.append({
        at: shop.clock.now() + number,
        kind: 'document',
        actor: 'users:1',
        subject: `tags:${number % 7}`,
        facts: { deed: 'changed', number },
        personal: { text: `Nachricht ${number}` },
      })
  })
  /** As somebody would who has the file and not the program. */
  const tamper = (statement: string): void => {
    const database = new Driver(join(shop.dataDir, 'business.sqlite'))
    database.prepare(statement).run()
    database.close()
  }
  return { shop, tamper, check: () => checkChain(shop.deps) }
}

test('The chain holds, also after whom its entries name is forgotten', async () => {
  const { shop, check } = await logged()
  const { newest } = await check()
  expect(newest).toBe(1200)
  expect(await check()).toMatchObject({ checkedTo: newest, brokenAt: null, checkedAt: shop.clock.now() })
  await shop.storage.write(async ({ log }) => {
    await log.forgetPersons(0, newest)
    await log.forgetPersonsOf('tags:3')
  })
  expect(await check()).toMatchObject({ checkedTo: newest, brokenAt: null })
  expect((await shop.storage.read.log.byId(newest))?.personal).toBeNull()
  await shop.close()
})

test.each([
  ['an entry that says something else', `UPDATE log_entries SET facts = '{}' WHERE id = 700`, 700],
  ['another person than was written down', `UPDATE log_entries SET actor = 'users:9' WHERE id = 700`, 700],
  ['somebody else among those it names', `UPDATE log_entries SET personal = '{"text":"anders"}' WHERE id = 700`, 700],
  ['an entry that is missing', 'DELETE FROM log_entries WHERE id = 700', 700],
])('The check finds %s', async (_, statement, at) => {
  const { shop, tamper, check } = await logged()
  expect(await check()).toMatchObject({ brokenAt: null })
  tamper(statement)
  expect(await check()).toMatchObject({ brokenAt: at, checkedTo: at - 1 })
  expect(shop.logged.some(line => line.includes('the log was changed'))).toBe(true)
  await shop.close()
})

test('The check finds that the end is missing, once it was followed so far', async () => {
  const { shop, tamper, check } = await logged()
  const { newest } = await check()
  tamper(`DELETE FROM log_entries WHERE id > ${newest - 3}`)
  expect(await check()).toMatchObject({ brokenAt: newest - 2 })
  await shop.close()
})

test('The check finds it also after more was written in its place, and goes on saying so', async () => {
  const { shop, tamper, check } = await logged()
  const { newest } = await check()
  tamper(`DELETE FROM log_entries WHERE id > ${newest - 3}`)
  for (let more = 0; more < 5; more += 1) await shop.login()
  expect(await check()).toMatchObject({ newest: newest + 2, brokenAt: newest })
  await shop.login()
  expect(await check()).toMatchObject({ brokenAt: newest })
  await shop.close()
})

test('Administrators see it, and have it followed now', async () => {
  const { shop } = await logged()
  const headers = { cookie: await shop.login(), origin: 'http://shop.test' }
  const before = (await (await shop.request('/api/logs/chain', { headers })).json()) as { data: object }
  expect(before.data).toMatchObject({ checkedTo: 0, checkedAt: null })
  const after = (await (await shop.request('/api/logs/chain', json('POST', {}, headers))).json()) as { data: object }
  expect(after.data).toMatchObject({ brokenAt: null, checkedAt: shop.clock.now() })
  await shop.close()
})
