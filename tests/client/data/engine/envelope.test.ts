import { createRxDatabase, type RxCollection } from 'rxdb'
import { addRxPlugin } from 'rxdb/plugins/core'
import { disableWarnings, RxDBDevModePlugin } from 'rxdb/plugins/dev-mode'
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory'
import { wrappedValidateAjvStorage } from 'rxdb/plugins/validate-ajv'
import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  changeOf,
  type EnvelopeRow,
  envelopeSchema,
  epochOf,
  generationOf,
  rowOf,
  rowOfChange,
  SHAPES,
  tombstoneOf,
} from '../../../../client/data/engine/envelope.ts'
import { hash } from '../../../../client/data/engine/hash.ts'
import { rowSchema } from '../../../../client/data/engine/shelf.ts'
import { entities } from '../../../../schema/index.ts'

const wire = {
  _id: 'products:42',
  _rev: '3-abc',
  type: 'products',
  title: 'Semmel',
  parent: '',
  order: 0,
  body: { id: 42, name: 'Semmel' },
}

test('The schemas on the device are legal, and every row that is written fits them', async () => {
  disableWarnings()
  addRxPlugin(RxDBDevModePlugin)
  const database = await createRxDatabase<Record<'documents' | 'device', RxCollection>>({
    name: 'legal',
    storage: wrappedValidateAjvStorage({ storage: getRxStorageMemory() }),
    multiInstance: false,
    hashFunction: input => Promise.resolve(hash(String(input))),
  })
  await database.addCollections({
    documents: { schema: envelopeSchema },
    device: { schema: rowSchema },
  })
  const row: Partial<EnvelopeRow> = { ...rowOf({ ...wire, title: 'x'.repeat(4000), order: -1.5 }) }
  Reflect.deleteProperty(row, '_deleted')
  await database.documents.insert(row)
  await database.device.insert({ key: 'products:42@1', at: Date.now(), value: { edit: {} } })
  await expect(database.documents.insert({ ...row, _id: 'x'.repeat(65) })).rejects.toThrow()
  await database.close()
})

test('A document of the wire becomes a row and a change, a tombstone takes it away', () => {
  const row = rowOf(wire)
  expect(row).toMatchObject({ _id: 'products:42', rev: '3-abc', _deleted: false, title: 'Semmel' })
  expect(changeOf(row)).toEqual({ type: 'products', id: 42, rev: '3-abc', body: wire.body })
  expect(changeOf(rowOf({ ...wire, _deleted: true }))).toMatchObject({ id: 42, body: null })
  expect(changeOf(tombstoneOf('products:42'))).toMatchObject({ type: 'products', id: 42, body: null })
})

test('A snapshot’s document becomes the row that the feed would bring', () => {
  const row = rowOfChange({ type: 'products', id: 42, rev: '3-abc', body: { rev: '3-abc', ...wire.body } })
  expect(changeOf(row)).toEqual(changeOf(rowOf(wire)))
})

test('Epoch and generation are read off positions and revisions', () => {
  expect(epochOf('184.e3x')).toBe('e3x')
  expect(generationOf('12-9f')).toBe(12)
  expect(generationOf('')).toBe(0)
})

test('A device drops documents of another shape: SHAPES names the shapes the shop was written for', () => {
  const shapes = entities
    .filter(({ audiences }) => 'public' in audiences)
    .map(({ type, shape }) => [type, z.toJSONSchema(shape, { unrepresentable: 'any' })])
  expect(SHAPES, 'Write this into client/data/engine/envelope.ts').toBe(hash(JSON.stringify(shapes)).slice(0, 8))
})
