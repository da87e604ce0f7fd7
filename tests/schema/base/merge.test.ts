import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fieldsOf, type MergeRules, merge, pieceAt } from '../../../schema/base/merge.ts'
import { sameValue } from '../../../schema/base/sameValue.ts'
import { runsOf } from '../../support/runs.ts'

const rules: MergeRules = {
  config: {
    fields: {
      parts: {
        key: 'step',
        entry: { fields: { options: { key: 'name', entry: { fields: {} } } } },
      },
    },
  },
  block: { tag: 'type', cases: { text: { fields: {} }, picture: { fields: {} } } },
  images: { key: 'id', entry: 'whole' },
}
const parts = (...all: object[]) => ({ config: { parts: all } })
const [sauce, bread, salad] = [
  { step: 'sauce', name: 'Soße' },
  { step: 'bread', name: 'Brot' },
  { step: 'salad', name: 'Salat' },
]

describe('merging field by field', () => {
  test.each([
    ['different fields', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }, []],
    ['the same field', { a: 1 }, { a: 2 }, { a: 3 }, { a: 2 }, [['a']]],
    ['the same change', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }, []],
    ['a field that came and one that went', { a: 1 }, { a: 1, b: 2 }, {}, { b: 2 }, []],
    ['a list without a rule counts as one', { a: [1, 2] }, { a: [1, 2, 3] }, { a: [2, 1] }, { a: [1, 2, 3] }, [['a']]],
    [
      'an object without a rule counts as one',
      { a: { x: 1, y: 1 } },
      { a: { x: 2, y: 1 } },
      { a: { x: 1, y: 2 } },
      { a: { x: 2, y: 1 } },
      [['a']],
    ],
  ])('%s', (_name, base, mine, theirs, body, conflicts) => {
    expect(merge(base, mine, theirs)).toEqual({ body, conflicts })
  })
})

describe('merging piece by piece', () => {
  test.each([
    [
      'different entries of a list',
      parts(sauce, bread),
      parts({ ...sauce, name: 'Dip' }, bread),
      parts(sauce, { ...bread, name: 'Gebäck' }),
      parts({ ...sauce, name: 'Dip' }, { ...bread, name: 'Gebäck' }),
      [],
    ],
    [
      'different fields of one entry',
      parts({ ...sauce, optional: false }),
      parts({ ...sauce, optional: true }),
      parts({ ...sauce, name: 'Dip', optional: false }),
      parts({ ...sauce, name: 'Dip', optional: true }),
      [],
    ],
    [
      'the same field of one entry',
      parts(sauce, bread),
      parts({ ...sauce, name: 'Dip' }, bread),
      parts({ ...sauce, name: 'Tunke' }, { ...bread, name: 'Gebäck' }),
      parts({ ...sauce, name: 'Dip' }, { ...bread, name: 'Gebäck' }),
      [['config', 'parts', 'sauce', 'name']],
    ],
    [
      'an entry added by each, behind what it follows',
      parts(sauce),
      parts(sauce, bread),
      parts(salad, sauce),
      parts(salad, sauce, bread),
      [],
    ],
    [
      'an entry that one took away',
      parts(sauce, bread),
      parts(bread),
      parts(sauce, bread, salad),
      parts(bread, salad),
      [],
    ],
    [
      'an entry that one took away and the other changed',
      parts(sauce, bread),
      parts(bread),
      parts({ ...sauce, name: 'Dip' }, bread),
      parts(bread),
      [['config', 'parts', 'sauce']],
    ],
    [
      'an order that one changed',
      parts(sauce, bread),
      parts(bread, sauce),
      parts(sauce, bread, salad),
      parts(bread, salad, sauce),
      [],
    ],
    [
      'two different orders',
      parts(sauce, bread, salad),
      parts(bread, sauce, salad),
      parts(salad, sauce, bread),
      parts(bread, sauce, salad),
      [['config', 'parts']],
    ],
    [
      'a key that is there twice: the list counts as one',
      parts(sauce),
      parts(sauce, sauce),
      parts(sauce, bread),
      parts(sauce, sauce),
      [['config', 'parts']],
    ],
    [
      'a union within one case',
      { block: { type: 'text', title: 'A', text: 'B' } },
      { block: { type: 'text', title: 'C', text: 'B' } },
      { block: { type: 'text', title: 'A', text: 'D' } },
      { block: { type: 'text', title: 'C', text: 'D' } },
      [],
    ],
    [
      'a union whose case changed',
      { block: { type: 'text', title: 'A' } },
      { block: { type: 'picture', title: 'A' } },
      { block: { type: 'text', title: 'B' } },
      { block: { type: 'picture', title: 'A' } },
      [['block']],
    ],
    [
      'entries that count as one',
      { images: [{ id: 1, version: 1 }] },
      { images: [] },
      {
        images: [
          { id: 1, version: 1 },
          { id: 2, version: 1 },
        ],
      },
      { images: [{ id: 2, version: 1 }] },
      [],
    ],
  ])('%s', (_name, base, mine, theirs, body, conflicts) => {
    expect(merge(base, mine, theirs, rules)).toEqual({ body, conflicts })
  })

  test('a decision is taken for each piece', () => {
    const base = parts(sauce, bread)
    const mine = parts({ ...sauce, name: 'Dip' }, { ...bread, name: 'Gebäck' })
    const theirs = parts({ ...sauce, name: 'Tunke' }, { ...bread, name: 'Weckerl' })
    const { body, conflicts } = merge(base, mine, theirs, rules, path => (path.includes('sauce') ? 'theirs' : 'mine'))
    expect(body).toEqual(parts({ ...sauce, name: 'Tunke' }, { ...bread, name: 'Gebäck' }))
    expect(fieldsOf(conflicts)).toEqual(['config'])
    expect(conflicts.map(path => pieceAt(theirs, path, rules))).toEqual(['Tunke', 'Weckerl'])
  })
})

const value = fc.constantFrom(0, 1, 'x', null, true)
const entry = fc.record({ name: fc.constantFrom('a', 'b', 'c', 'd'), one: value, two: value })
const list = fc.uniqueArray(entry, { selector: ({ name }) => name, maxLength: 4 })
const documents = fc.record(
  {
    plain: fc.jsonValue({ maxDepth: 1 }),
    list,
    piece: fc.record({ one: value, two: value }, { requiredKeys: [], noNullPrototype: true }),
    union: fc.record({ type: fc.constantFrom('text', 'picture'), one: value, two: value }),
  },
  { requiredKeys: [], noNullPrototype: true },
)
const both = { fields: { one: 'whole', two: 'whole' } } as const
const deep: MergeRules = {
  list: { key: 'name', entry: both },
  piece: both,
  union: { tag: 'type', cases: { text: both, picture: both } },
}
const runs = { numRuns: runsOf(1000) }
const key = (paths: readonly unknown[]) => paths.map(path => JSON.stringify(path)).toSorted((a, b) => (a < b ? -1 : 1))

describe('for all documents', () => {
  test('who changed nothing takes everything of the other, and nobody is contradicted by the same change', () => {
    fc.assert(
      fc.property(documents, documents, (base, changed) => {
        expect(merge(base, base, changed, deep)).toEqual({ body: changed, conflicts: [] })
        expect(merge(base, changed, base, deep)).toEqual({ body: changed, conflicts: [] })
        expect(merge(base, changed, changed, deep)).toEqual({ body: changed, conflicts: [] })
      }),
      runs,
    )
  })

  test('both orders find the same conflicts, and without one give the same document', () => {
    fc.assert(
      fc.property(documents, documents, documents, (base, mine, theirs) => {
        const [one, other] = [merge(base, mine, theirs, deep), merge(base, theirs, mine, deep)]
        expect(key(one.conflicts)).toEqual(key(other.conflicts))
        if (one.conflicts.length === 0) expect(one.body).toEqual(other.body)
      }),
      runs,
    )
  })

  test('no piece has a value that nobody gave it', () => {
    fc.assert(
      fc.property(documents, documents, documents, (base, mine, theirs) => {
        const { body } = merge(base, mine, theirs, deep)
        for (const path of leavesOf(body)) {
          const given = [mine, theirs].map(side => pieceAt(side, path, deep))
          expect(given.some(each => sameValue(each, pieceAt(body, path, deep)))).toBe(true)
        }
      }),
      runs,
    )
  })

  test('a conflict is a piece that all three hold differently, and the decision is what stands there', () => {
    fc.assert(
      fc.property(documents, documents, documents, (base, mine, theirs) => {
        const { body, conflicts } = merge(base, mine, theirs, deep, () => 'theirs')
        for (const path of conflicts) {
          const [was, wanted, found, stands] = [base, mine, theirs, body].map(side => pieceAt(side, path, deep))
          expect(sameValue(was, wanted) || sameValue(was, found) || sameValue(wanted, found)).toBe(false)
          if (path[0] !== 'list') expect(stands).toEqual(found)
        }
      }),
      runs,
    )
  })

  test('where rules leave no conflict, fields alone leave none that is not within the same field', () => {
    fc.assert(
      fc.property(documents, documents, documents, (base, mine, theirs) => {
        const coarse = fieldsOf(merge(base, mine, theirs).conflicts)
        for (const field of fieldsOf(merge(base, mine, theirs, deep).conflicts)) expect(coarse).toContain(field)
      }),
      runs,
    )
  })

  test('equality is that of JSON', () => {
    expect(sameValue({ a: { x: 1, y: 2 }, b: [1] }, { b: [1], a: { y: 2, x: 1 } })).toBe(true)
    expect(sameValue({ a: 1 }, { a: 1, b: undefined })).toBe(true)
    expect(sameValue([1, 2], [2, 1])).toBe(false)
    expect(sameValue({}, [])).toBe(false)
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(sameValue(a, JSON.parse(JSON.stringify(a)))).toBe(true)
        if (JSON.stringify(a) === JSON.stringify(b)) expect(sameValue(a, b)).toBe(true)
      }),
      runs,
    )
  })
})

function leavesOf(body: Readonly<Record<string, unknown>>): string[][] {
  return Object.keys(body).flatMap(field => {
    const held = body[field]
    if (field === 'list' && Array.isArray(held))
      return held.flatMap(each => Object.keys(each).map(inner => [field, String(each.name), inner]))
    return field === 'piece' || field === 'union' ? Object.keys(held as object).map(inner => [field, inner]) : [[field]]
  })
}

describe('merging a field that is null while it says what another one says', () => {
  const page: MergeRules = {
    content: { fields: {} },
    draft: { like: 'content', rule: { fields: {} } },
  }
  const content = { a: 1, b: 1 }
  test.each([
    ['two who begin a draft', null, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }, []],
    ['the same piece in both drafts', null, { a: 2, b: 1 }, { a: 3, b: 1 }, { a: 2, b: 1 }, [['draft', 'a']]],
    ['one who takes the draft back', { a: 2, b: 1 }, null, { a: 2, b: 2 }, { a: 1, b: 2 }, []],
    ['both take it back', { a: 2, b: 1 }, null, null, null, []],
  ])('%s', (_name, base, mine, theirs, draft, conflicts) => {
    const of = (each: object | null) => ({ content, draft: each })
    expect(merge(of(base), of(mine), of(theirs), page)).toEqual({ body: of(draft), conflicts })
  })

  test('what one publishes and the other goes on with stays the draft of both', () => {
    const base = { content, draft: { a: 2, b: 1 } }
    const published = { content: { a: 2, b: 1 }, draft: null }
    const written = { content, draft: { a: 2, b: 3 } }
    const both = { content: { a: 2, b: 1 }, draft: { a: 2, b: 3 } }
    expect(merge(base, published, written, page)).toEqual({ body: both, conflicts: [] })
    expect(merge(base, written, published, page)).toEqual({ body: both, conflicts: [] })
  })

  test('a piece of it is found in what it repeats', () => {
    expect(pieceAt({ content, draft: null }, ['draft', 'b'], page)).toBe(1)
  })
})
