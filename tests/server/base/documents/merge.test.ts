import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeFields, same } from '../../../../server/base/documents/merge.ts'

describe('merging field by field', () => {
  test.each([
    ['different fields', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }, []],
    ['the same field', { a: 1 }, { a: 2 }, { a: 3 }, { a: 2 }, ['a']],
    ['the same change', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }, []],
    ['a field that came and one that went', { a: 1 }, { a: 1, b: 2 }, {}, { b: 2 }, []],
    ['a list counts as one field', { a: [1, 2] }, { a: [1, 2, 3] }, { a: [2, 1] }, { a: [1, 2, 3] }, ['a']],
  ])('%s', (_name, base, mine, theirs, body, conflicts) => {
    expect(mergeFields(base, mine, theirs)).toEqual({ body, conflicts })
  })

  const bodies = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.jsonValue({ maxDepth: 2 }))
  test('who changed nothing takes everything of the other, and nobody is contradicted by the same change', () => {
    fc.assert(
      fc.property(bodies, bodies, (base, changed) => {
        expect(mergeFields(base, base, changed)).toEqual({ body: changed, conflicts: [] })
        expect(mergeFields(base, changed, base)).toEqual({ body: changed, conflicts: [] })
        expect(mergeFields(base, changed, changed)).toEqual({ body: changed, conflicts: [] })
      }),
      { numRuns: 1000 },
    )
  })
  test('without a conflict both orders give the same document', () => {
    fc.assert(
      fc.property(bodies, bodies, bodies, (base, mine, theirs) => {
        const [one, other] = [mergeFields(base, mine, theirs), mergeFields(base, theirs, mine)]
        expect(one.conflicts.toSorted()).toEqual(other.conflicts.toSorted())
        if (one.conflicts.length === 0) expect(one.body).toEqual(other.body)
      }),
      { numRuns: 1000 },
    )
  })
  test('equality is that of JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(same(a, JSON.parse(JSON.stringify(a)))).toBe(
          JSON.stringify(a) === JSON.stringify(JSON.parse(JSON.stringify(a))),
        )
        if (JSON.stringify(a) === JSON.stringify(b)) expect(same(a, b)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})
