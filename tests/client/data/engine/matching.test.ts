import { getQueryMatcher, normalizeMangoQuery, type RxDocumentData, type RxJsonSchema } from 'rxdb'
import { describe, expect, it } from 'vitest'
import { compared, matching } from '../../../../client/data/engine/matching.ts'
import { seeded } from '../../../support/seeded.ts'

interface Thing {
  id: string
  count?: number
  _meta: { lwt: number }
}

const schema: RxJsonSchema<RxDocumentData<Thing>> = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    id: { type: 'string', maxLength: 10 },
    count: { type: 'number' },
    _deleted: { type: 'boolean' },
    _rev: { type: 'string' },
    _attachments: { type: 'object' },
    _meta: { type: 'object', properties: { lwt: { type: 'number' } } },
  },
}

const operators = ['$eq', '$ne', '$gt', '$gte', '$lt', '$lte'] as const

describe('What is put in the place of RxDB’s language of queries', () => {
  it('answers as that does, whatever 500 selectors ask of 20 documents', () => {
    const random = seeded(11)
    const pick = random.below
    const things = Array.from({ length: 20 }, (_, index) => ({
      id: `t${index}`,
      ...(index % 4 === 0 ? {} : { count: pick(5) }),
      _meta: { lwt: pick(5) },
      _deleted: index % 3 === 0,
      _rev: '1-a',
      _attachments: {},
    }))
    const one = () => ({
      [['count', '_meta.lwt'][pick(2)] ?? 'count']: { [operators[pick(6)] ?? '$eq']: pick(6) },
      ...(pick(3) === 0 && { id: `t${pick(20)}` }),
      ...(pick(3) === 0 && { _deleted: { $eq: false } }),
      ...(pick(6) === 0 && { id: { $in: ['t1', 't5', 't6'] } }),
    })
    for (let round = 0; round < 500; round++) {
      const selector = pick(3) === 0 ? { [pick(2) === 0 ? '$or' : '$and']: [one(), one()] } : one()
      const asked = normalizeMangoQuery<RxDocumentData<Thing>>(schema, { selector })
      const matches = getQueryMatcher(schema, asked)
      const ours = matching(asked.selector)
      const found = things.filter(thing => ours.test(thing))
      expect(found, JSON.stringify(selector)).toEqual(things.filter(thing => matches(thing)))
    }
  })

  it('finds nothing by a question it does not understand', () => {
    expect(() => matching({ $nor: [] })).toThrow('$nor')
    expect(() => matching({ name: { $regex: 'a' } })).toThrow('$regex')
  })

  it('has what is missing first, then by size or letters', () => {
    expect([3, 1, 2].toSorted(compared)).toEqual([1, 2, 3])
    expect(['b', 'a', null, 'c'].toSorted(compared)).toEqual([null, 'a', 'b', 'c'])
    expect(compared(undefined, null)).toBe(0)
    expect(compared('a', undefined)).toBe(1)
  })
})
