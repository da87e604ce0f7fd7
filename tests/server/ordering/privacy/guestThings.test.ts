import { expect, test } from 'vitest'
import { createBackground } from '../../../../server/background.ts'
import { order } from '../../../support/boards.ts'
import { filesWith } from '../../../support/filesWith.ts'
import { json } from '../../../support/shop.ts'
import { openWalk } from '../../../support/walk.ts'

const anna = {
  firstName: 'Annamirl',
  lastName: 'Zwetschkenbaum',
  phone: '+436641112223',
  email: 'annamirl@zwetschke.example',
}
const bernd = {
  firstName: 'Berndhard',
  lastName: 'Marillenknödel',
  phone: '+436644445556',
  email: 'berndhard@marille.example',
}

test('What was written to somebody whose order is another’s by now is found, given out and erased as well', async () => {
  const shop = await openWalk()
  const headers = { cookie: await shop.login(), origin: 'http://shop.test' }
  const ask = async (method: string, path: string, body: object) => {
    const answer = await shop.request(`/api${path}`, json(method, body, headers))
    expect([path, answer.status]).toEqual([path, 200])
    return (await answer.json()).data
  }
  const background = createBackground(shop.deps)
  const { id } = await order(shop, anna)
  await background.tick()
  const { rev } = (await (await shop.request(`/api/orders/${id}`, { headers })).json()).data
  await ask('PUT', `/orders/${id}`, { rev, ...bernd })
  for (const step of ['confirm', 'in-delivery', 'completed']) await ask('POST', `/orders/${id}/status/${step}`, {})
  await background.tick()
  expect(filesWith(shop.dataDir, anna.lastName)).not.toEqual([])

  const his = await ask('POST', '/privacy/guests/export', { keys: [bernd.email], orders: [], customers: [] })
  expect(his.html).toContain(bernd.email)
  expect(his.html).not.toContain(anna.email)
  const { guests } = await ask('POST', '/privacy/guests/search', { email: anna.email })
  expect(guests).toMatchObject([{ orders: [], messages: 1 }])
  const selection = { keys: [anna.email], orders: [], customers: [] }
  expect((await ask('POST', '/privacy/guests/export', selection)).html).toContain('Weitere Nachrichten')
  expect(await ask('POST', '/privacy/guests/erase', selection)).toMatchObject({ orders: 0, messages: 1 })
  expect(filesWith(shop.dataDir, anna.lastName)).toEqual([])
  expect(filesWith(shop.dataDir, bernd.lastName)).not.toEqual([])
})
