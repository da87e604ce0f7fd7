import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sameValue } from '../../../../schema/base/sameValue.ts'
import { changedFields, mergeFields } from '../../../../client/data/office/merge.ts'
import { mergeFields as mergeOnServer } from '../../../../server/base/documents/merge.ts'

const value = fc.constantFrom(0, 1, 'x', null, true)
const body = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), value, { noNullPrototype: true })

test('Fields that only one side changed are taken from that side; the same change by both is none', () => {
  const base = { name: 'Semmel', price: 120, tags: [1] }
  const mine = { name: 'Semmel', price: 130, tags: [1, 2] }
  const theirs = { name: 'Kaisersemmel', price: 120, tags: [1, 2] }
  expect(mergeFields(base, mine, theirs)).toEqual({
    body: { name: 'Kaisersemmel', price: 130, tags: [1, 2] },
    conflicts: [],
  })
})

test('A field that both changed differently is a conflict', () => {
  const { conflicts } = mergeFields({ price: 120 }, { price: 130 }, { price: 140 })
  expect(conflicts).toEqual(['price'])
})

test('Merging with an untouched side gives the other side', () => {
  fc.assert(
    fc.property(body, body, (base, other) => {
      expect(sameValue(mergeFields(base, base, other).body, other)).toBe(true)
      expect(sameValue(mergeFields(base, other, base).body, other)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('A device finds the same conflicts as the server, and the same document where there is none', () => {
  fc.assert(
    fc.property(body, body, body, (base, mine, theirs) => {
      const here = mergeFields(base, mine, theirs)
      const there = mergeOnServer(base, mine, theirs)
      expect(here.conflicts.toSorted((one, other) => (one < other ? -1 : 1))).toEqual(
        there.conflicts.toSorted((one, other) => (one < other ? -1 : 1)),
      )
      if (here.conflicts.length === 0) expect(sameValue(here.body, there.body)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('The changed fields of two bodies are those whose values differ, whatever the order of keys', () => {
  expect(changedFields({ a: { x: 1, y: 2 }, b: 1 }, { b: 2, a: { y: 2, x: 1 }, c: 3 })).toEqual(['b', 'c'])
})
