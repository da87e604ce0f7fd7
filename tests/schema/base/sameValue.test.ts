import { expect, test } from 'vitest'
import { sameValue } from '../../../schema/base/sameValue.ts'

test.each([
  [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: 1, b: undefined }, { a: 1 }],
  [{ list: [{ a: [] }] }, { list: [{ a: [] }] }],
  [null, null],
])('%j says the same as %j, in either order', (one, other) => {
  expect(sameValue(one, other)).toBe(true)
  expect(sameValue(other, one)).toBe(true)
})

test.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { a: 1, b: null }],
  [{ a: undefined, b: 1 }, { c: 1 }],
  [
    [1, 2],
    [2, 1],
  ],
  [[1], [1, undefined]],
  [[], {}],
  [{}, null],
  ['1', 1],
])('%j says something else than %j, in either order', (one, other) => {
  expect(sameValue(one, other)).toBe(false)
  expect(sameValue(other, one)).toBe(false)
})
