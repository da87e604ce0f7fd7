import { describe, expect, test } from 'vitest'
import { compensate } from '../../../schema/base/compensate.ts'
import { type MergeRules, merge } from '../../../schema/base/merge.ts'

const rules: MergeRules = { steps: { key: 'id', entry: { fields: { name: 'whole', price: 'whole' } } } }
const steps = (one: string, two: string) => ({
  steps: [
    { id: 'a', name: one },
    { id: 'b', name: two },
  ],
})

describe('A change is taken back', () => {
  test.each([
    [
      'where nobody changed anything since',
      { price: 1, name: 'A' },
      { price: 2, name: 'A' },
      { price: 2, name: 'A' },
      { price: 1 },
      [],
    ],
    [
      'beside what somebody else changed',
      { price: 1, name: 'A' },
      { price: 2, name: 'A' },
      { price: 2, name: 'B' },
      { price: 1 },
      [],
    ],
    ['not where somebody changed the same since', { price: 1 }, { price: 2 }, { price: 3 }, {}, [['price']]],
    [
      'in part where somebody changed part of it',
      { price: 1, name: 'A' },
      { price: 2, name: 'B' },
      { price: 3, name: 'B' },
      { name: 'A' },
      [['price']],
    ],
    [
      'to nothing where nothing was',
      { name: 'A' },
      { name: 'A', note: 'x' },
      { name: 'A', note: 'x' },
      { note: null },
      [],
    ],
    ['where it is taken back already', { price: 1 }, { price: 2 }, { price: 1 }, {}, []],
    ['in one entry of a list and in no other', steps('A', 'B'), steps('X', 'B'), steps('X', 'Y'), steps('A', 'Y'), []],
    [
      'not in an entry that others changed since',
      steps('A', 'B'),
      steps('X', 'B'),
      steps('Z', 'B'),
      {},
      [['steps', 'a', 'name']],
    ],
  ])('%s', (_where, before, after, now, changes, left) => {
    expect(compensate(before, after, now, rules)).toEqual({ changes, left })
  })

  test('never in what others made since: a thousand random changes', () => {
    let seed = 7
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
    const names = ['a', 'b', 'c', 'd']
    const body = () => Object.fromEntries(names.map(name => [name, random(3)]))
    for (let round = 0; round < 1000; round++) {
      const [before, after, now] = [body(), body(), body()]
      const { changes, left } = compensate(before, after, now)
      for (const name of names) {
        const isOurs = before[name] !== after[name] && now[name] === after[name]
        expect(name in changes).toBe(isOurs)
        if (isOurs) expect(changes[name]).toBe(before[name])
        const isTheirs = before[name] !== after[name] && now[name] !== after[name] && now[name] !== before[name]
        expect(left.some(([field]) => field === name)).toBe(isTheirs)
      }
      // The control: taken back where nothing happened since, it is all as before.
      expect(merge(after, { ...after, ...compensate(before, after, after).changes }, after).body).toEqual(before)
    }
  })
})
