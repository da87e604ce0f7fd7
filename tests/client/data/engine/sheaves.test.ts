import type { DBCoreTable } from 'dexie'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { inSheaves } from '../../../../client/data/engine/sheaves.ts'

type Row = { readonly _id: string; readonly _deleted: '0' | '1'; readonly body: string }

/** The browser's side of a table: an ordered store of whatever it is handed. */
function browserTable() {
  const lying = new Map<string, { readonly _id: string }>()
  const ordered = () => [...lying].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const table = {
    schema: { primaryKey: { isPrimaryKey: true, extractKey: ({ _id }: Row) => _id } },
    getMany: ({ keys }: { keys: string[] }) => Promise.resolve(keys.map(key => structuredClone(lying.get(key)))),
    query({ values, query: { range } }: { values: boolean; query: { range: { lower: string; upper: string } } }) {
      const within = ordered().filter(([key]) => key >= range.lower && key < range.upper)
      return Promise.resolve({ result: structuredClone(within.map(([key, value]) => (values ? value : key))) })
    },
    mutate(request: { type: string; values: readonly Row[] }) {
      if (request.type === 'deleteRange') lying.clear()
      else for (const value of request.values) lying.set(value._id, structuredClone(value))
      return Promise.resolve({ numFailures: 0, failures: {}, lastResult: undefined })
    },
  } as unknown as DBCoreTable
  return { lying, table }
}

const trans = {} as never
const index = { isPrimaryKey: true, extractKey: ({ _id }: Row) => _id } as never

function questions(table: DBCoreTable) {
  const ranged = async (values: boolean, lower: string, upper: string) =>
    (await table.query({ trans, values, query: { index, range: { type: 2, lower, upper, upperOpen: true } } })).result
  return {
    put: (...values: readonly Row[]) => table.mutate({ type: 'put', trans, values }),
    clear: () => table.mutate({ type: 'deleteRange', trans, range: { type: 3, lower: undefined, upper: undefined } }),
    getMany: (...keys: readonly string[]) => table.getMany({ trans, keys: [...keys] }),
    rows: (lower = '', upper = '\uffff') => ranged(true, lower, upper),
    names: (lower = '', upper = '\uffff') => ranged(false, lower, upper),
  }
}

const row = (_id: string, body = _id, _deleted: Row['_deleted'] = '0'): Row => ({ _id, _deleted, body })
const products = (count: number, from = 1) => Array.from({ length: count }, (_, at) => row(`products:${from + at}`))

test('A thousand documents that come at once lie in twenty records and their contents; a few lie by themselves', async () => {
  const { lying, table } = browserTable()
  const { put, getMany } = questions(inSheaves(table))
  await put(...products(1000))
  expect(lying.size).toBe(21)
  await put(...products(49, 1001))
  expect(lying.size).toBe(70)
  expect(await getMany('products:7', 'products:1007', 'products:9999')).toEqual([
    row('products:7'),
    row('products:1007'),
    undefined,
  ])
})

test('Of what a document was before it was changed or deleted nothing is left', async () => {
  const { lying, table } = browserTable()
  const { put, getMany, names } = questions(inSheaves(table))
  await put(...Array.from({ length: 60 }, (_, id) => row(`customers:${id}`, `Frau Nr. ${id}.`)))
  const told = () => JSON.stringify([...lying.values()])
  expect(told()).toContain('Frau Nr. 7.')
  await put(row('customers:7', 'Herr Nr. 7.'), row('customers:8', '', '1'))
  expect(told()).not.toContain('Frau Nr. 7.')
  expect(told()).not.toContain('Frau Nr. 8.')
  expect(told()).toContain('Frau Nr. 9.')
  expect(await getMany('customers:7', 'customers:8')).toEqual([
    row('customers:7', 'Herr Nr. 7.'),
    row('customers:8', '', '1'),
  ])
  // In the index of what is deleted, as nothing in a sheaf is.
  expect(lying.get('customers:8')).toEqual(row('customers:8', '', '1'))
  expect(await names()).toHaveLength(60)
})

test('What another page of the device laid down, changed or emptied is read as it is', async () => {
  const { table } = browserTable()
  const [here, there] = [questions(inSheaves(table)), questions(inSheaves(table))]
  await there.put(...products(100))
  expect(await here.getMany('products:5')).toEqual([row('products:5')])
  await there.put(row('products:5', 'neu'), row('products:6', '', '1'))
  expect(await here.getMany('products:5', 'products:6')).toEqual([row('products:5', 'neu'), row('products:6', '', '1')])
  await here.put(row('products:6', 'wieder da'))
  expect(await there.getMany('products:6')).toEqual([row('products:6', 'wieder da')])
  await there.clear()
  expect(await here.getMany('products:5')).toEqual([undefined])
  expect(await here.rows()).toEqual([])
})

test('Whoever asks by keys or by ranges is answered as by a table in which each document lies by itself', async () => {
  const type = fc.constantFrom('sites', 'products', 'product-x', 'menus')
  const name = fc.tuple(type, fc.integer({ min: 1, max: 130 })).map(parts => parts.join(':'))
  const written = fc.oneof(
    { weight: 3, arbitrary: fc.array(fc.tuple(name, fc.string(), fc.boolean()), { maxLength: 5 }) },
    fc
      .tuple(type, fc.integer({ min: 1, max: 40 }), fc.string())
      .map(([word, from, text]) =>
        Array.from({ length: 90 }, (_, at) => [`${word}:${from + at}`, text, false] as const),
      ),
  )
  const bound = fc.oneof(
    name,
    type.map(word => `${word}:`),
    type.map(word => `${word};`),
    fc.constantFrom('', '\uffff'),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(written, { minLength: 1, maxLength: 6 }),
      fc.array(name, { maxLength: 8 }),
      bound,
      bound,
      async (writes, keys, one, other) => {
        const { put, getMany, rows, names } = questions(inSheaves(browserTable().table))
        const expected = new Map<string, Row>()
        for (const write of writes) {
          const values = write.map(([_id, body, isDeleted]) => row(_id, body, isDeleted ? '1' : '0'))
          for (const value of values) expected.set(value._id, value)
          await put(...values)
        }
        const [lower = '', upper = ''] = [one, other].toSorted((a, b) => (a < b ? -1 : 1))
        const within = [...expected.keys()]
          .filter(key => key >= lower && key < upper)
          .toSorted((a, b) => (a < b ? -1 : 1))
        expect(await getMany(...keys)).toEqual(keys.map(key => expected.get(key)))
        expect(await names(lower, upper)).toEqual(within)
        expect(await rows(lower, upper)).toEqual(within.map(key => expected.get(key)))
      },
    ),
    { numRuns: 300 },
  )
})
