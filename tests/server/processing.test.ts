import { expect, test } from 'vitest'
import { entities } from '../../schema/index.ts'
import { documentProcessing } from '../../schema/processing.ts'
import { tables } from '../../server/base/storage/sqlite/tables.ts'
import { tableProcessing } from '../../server/base/storage/tables/processing.ts'
import { openShop } from '../support/shop.ts'

/** Names of fields and columns in which something about a person stands, whoever it is. */
const personal = /^(phone|email|firstName|lastName|contact|recipient|endpoint|comment|personal)$/

const namesIn = (columns: object): string[] => Object.keys(columns).filter(name => personal.test(name))

test('Every entity in whose fields a person can be told is in the register of processing', () => {
  const said = new Map(Object.entries(documentProcessing))
  expect([...said.keys()].toSorted()).toEqual(entities.map(({ type }) => type).toSorted())
  // Of the business itself, and of those who receive donations as companies do.
  const ofNobody = new Set(['config', 'branches', 'donatees'])
  const telling = entities.filter(({ type, shape }) => !ofNobody.has(type) && namesIn(shape.shape).length > 0)
  expect(telling.map(({ type }) => type)).toContain('customers')
  expect(telling.filter(({ type }) => !said.get(type)).map(({ type }) => type)).toEqual([])
})

test('Every table in whose columns a person can be told is in it, too', () => {
  const said = new Map(Object.entries(tableProcessing))
  expect([...said.keys()].toSorted()).toEqual(Object.keys(tables).toSorted())
  const telling = Object.entries(tables).filter(([, table]) => namesIn(table).length > 0)
  expect(telling.map(([name]) => name)).toContain('orders')
  expect(telling.filter(([name]) => !said.get(name)).map(([name]) => name)).toEqual([])
})

test('Administrators read it and take it with them; nobody else does', async () => {
  const shop = await openShop({ documents: [] })
  const headers = { cookie: await shop.login(), origin: 'http://shop.test' }
  const { data } = await (await shop.request('/api/privacy/processing', { headers })).json()
  expect(data.find(({ name }: { name: string }) => name === 'Bestellungen')).toMatchObject({
    of: 'Gäste und Kunden',
    kept: '90 Tage (Gast einer Bestellung)',
  })
  const file = await (await shop.request('/api/privacy/processing.csv', { headers })).text()
  expect(file.split('\r\n')).toHaveLength(data.length + 1)
  expect((await shop.request('/api/privacy/processing')).status).toBe(401)
  await shop.close()
})
