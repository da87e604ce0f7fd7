import type { DBCoreTable } from 'dexie'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { packing } from '../../../../client/data/engine/packedBodies.ts'

type Row = Readonly<Record<string, unknown>> & { readonly _id: string }

/** The browser's side of a table, and what lies in it. */
function storeOf(...present: readonly Row[]) {
  const rows = new Map<string, unknown>(present.map(row => [row._id, row]))
  const table = {
    mutate({ values }: { values: readonly Row[] }) {
      for (const value of values) rows.set(value._id, value)
      return Promise.resolve({ numFailures: 0, failures: {}, lastResult: undefined })
    },
    get: ({ key }: { key: string }) => Promise.resolve(rows.get(key)),
    getMany: ({ keys }: { keys: string[] }) => Promise.resolve(keys.map(key => rows.get(key))),
    query: ({ values }: { values: boolean }) =>
      Promise.resolve({ result: [...(values ? rows.values() : rows.keys())] }),
  } as unknown as DBCoreTable
  return { rows, table: packing(table) }
}

const trans = {} as never
const all = { trans, query: {} as never }

test('A body lies in the browser’s database as one text, and whoever reads it has it as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), async body => {
      const { rows, table } = storeOf()
      const row = { _id: 'products:1', title: 'Semmel', body: JSON.parse(JSON.stringify(body)) }
      await table.mutate({ type: 'put', trans, values: [row] })
      expect(rows.get('products:1')).toEqual({ ...row, body: JSON.stringify(row.body) })
      expect(await table.get({ trans, key: 'products:1' })).toEqual(row)
      expect(await table.getMany({ trans, keys: ['products:1', 'products:2'] })).toEqual([row, undefined])
      expect((await table.query({ ...all, values: true })).result).toEqual([row])
      expect((await table.query({ ...all, values: false })).result).toEqual(['products:1'])
    }),
  )
})

test('What was laid down as it is, and what has no body, is read as it lies there', async () => {
  const former = { _id: 'products:1', body: { name: 'Semmel' } }
  const { rows, table } = storeOf(former)
  const typed = { _id: 'edits:1', value: { body: { name: 'Brezel' } } }
  await table.mutate({ type: 'add', trans, values: [typed] })
  expect(rows.get('edits:1')).toEqual(typed)
  expect(await table.getMany({ trans, keys: ['products:1', 'edits:1'] })).toEqual([former, typed])
})
