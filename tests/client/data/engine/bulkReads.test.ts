import type { DBCoreTable } from 'dexie'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readingInBulk } from '../../../../client/data/engine/bulkReads.ts'

type Row = { id: string }

/** The browser's side of a table: an ordered store that counts how often it is asked. */
function storeOf(ids: readonly string[]) {
  const rows = new Map(ids.map(id => [id, { id }]))
  const asked = { keys: 0, ranges: 0 }
  const within = ({ lower, upper }: { lower: string; upper: string }) =>
    [...rows.values()].filter(({ id }) => id >= lower && id <= upper)
  const table = {
    schema: { primaryKey: { extractKey: ({ id }: Row) => id } },
    getMany({ keys }: { keys: string[] }) {
      asked.keys += keys.length
      return Promise.resolve(keys.map(key => rows.get(key)))
    },
    count({ query }: { query: { range: { lower: string; upper: string } } }) {
      asked.ranges++
      return Promise.resolve(within(query.range).length)
    },
    query({ query }: { query: { range: { lower: string; upper: string } } }) {
      asked.ranges++
      return Promise.resolve({ result: within(query.range) })
    },
  } as unknown as DBCoreTable
  return { table, asked, rows }
}

const numbered = (count: number, from = 0) => Array.from({ length: count }, (_, index) => `products:${from + index}`)
const getMany = (table: DBCoreTable, keys: readonly string[]) =>
  readingInBulk(table).getMany({ trans: {} as never, keys: [...keys] })

test('Where nothing lies a page of documents is one question', async () => {
  const { table, asked } = storeOf([])
  expect(await getMany(table, numbered(1000))).toEqual(Array(1000).fill(undefined))
  expect(asked).toEqual({ keys: 0, ranges: 1 })
})

test('Where most of them lie they come with one question more', async () => {
  const { table, asked } = storeOf(numbered(1000))
  expect(await getMany(table, numbered(1000, 10))).toHaveLength(1000)
  expect(asked).toEqual({ keys: 0, ranges: 2 })
})

test('A few of many are asked for one by one', async () => {
  const { table, asked } = storeOf(numbered(1000))
  await getMany(table, numbered(3))
  await getMany(
    table,
    numbered(100).map(id => `${id}9`),
  )
  expect(asked.keys).toBe(103)
})

test('The answer is always that of the table itself', async () => {
  const id = fc.string({ unit: fc.constantFrom('a', 'B', '0', '9', ':', 'ä', '\u{1f950}'), minLength: 1, maxLength: 4 })
  const ids = fc.array(id, { maxLength: 120 })
  await fc.assert(
    fc.asyncProperty(ids, fc.array(id, { minLength: 40, maxLength: 120 }), async (present, keys) => {
      const { table, rows } = storeOf(present)
      expect(await getMany(table, keys)).toEqual(keys.map(key => rows.get(key)))
    }),
    { numRuns: 1000 },
  )
})
