import { expect, test } from 'vitest'
import { tables } from '../../../../schema/business/table.ts'
import { tableTitleOf } from '../../../../schema/business/tableTitle.ts'
import { order } from '../../../support/boards.ts'
import { handOf } from '../../../support/hand.ts'
import { json } from '../../../support/shop.ts'
import { openWalk } from '../../../support/walk.ts'

test('An order keeps what its table is called: the guest, staff and boards read its name and not its code', async () => {
  const shop = await openWalk()
  const hand = await handOf(shop)
  for (const [identifier, name] of [
    ['stammhaus-hof-1', 'Hof 1'],
    ['stammhaus-hof-2', 'Hof 2'],
  ])
    await hand.post('tables', { ...tables.blank, identifier, name, branch: 1 })
  const { id, uid, hash } = await order(shop, { isDineIn: true, table: 'stammhaus-hof-1' })
  const headers = { cookie: await shop.login(), origin: 'http://shop.test' }
  const dataOf = async (answer: Response) =>
    ((await answer.json()) as { data: Parameters<typeof tableTitleOf>[0] }).data
  const guests = async () => dataOf(await shop.request(`/api/orders/public/${uid}/${hash}`))
  expect(tableTitleOf(await guests())).toBe('Tisch Hof 1')
  expect((await shop.storage.read.documents.entry('branch-1', 'orders', id))?.body).toContain('"tableName":"Hof 1"')
  const moved = json('PUT', { rev: 1, tableIdentifier: 'stammhaus-hof-2' }, headers)
  expect(tableTitleOf(await dataOf(await shop.request(`/api/orders/${id}`, moved)))).toBe('Tisch Hof 2')
  expect(tableTitleOf(await guests())).toBe('Tisch Hof 2')
})

test('Who sits at a table is asked for nothing: no name, no contact, nothing ticked', async () => {
  const shop = await openWalk()
  const hand = await handOf(shop)
  await hand.post('tables', { ...tables.blank, identifier: 'stammhaus-hof-1', name: 'Hof 1', branch: 1 })
  const nothing = { firstName: '', lastName: '', phone: '', email: '', legalInstructions: false, privacyPolicy: false }
  const placed = await order(shop, { isDineIn: true, table: 'stammhaus-hof-1', ...nothing })
  expect(placed.ticketNumber).toBe('1')
  await expect(order(shop, { isDineIn: true, ...nothing })).rejects.toThrow('firstName')
  await hand.put('branches', 1, { requiredForDineIn: { email: false, phone: true, address: false } })
  await expect(order(shop, { isDineIn: true, table: 'stammhaus-hof-1', ...nothing })).rejects.toThrow('phone')
})
