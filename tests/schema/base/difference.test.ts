import { describe, expect, test } from 'vitest'
import { differences } from '../../../schema/base/difference.ts'
import { type MergeRules, merge } from '../../../schema/base/merge.ts'

const rules: MergeRules = {
  address: { fields: { street: 'whole', city: 'whole' } },
  steps: { key: 'id', entry: { fields: { name: 'whole' } } },
  content: { tag: 'kind', cases: { text: { fields: { words: 'whole' } }, image: { fields: { width: 'whole' } } } },
}

describe('Two versions of a document differ', () => {
  test.each([
    ['nowhere where they say the same', { a: 1, b: null }, { a: 1 }, []],
    ['in a field', { a: 1, b: 2 }, { a: 1, b: 3 }, [['b']]],
    [
      'in a field of an object',
      { address: { street: 'A', city: 'B' } },
      { address: { street: 'A', city: 'C' } },
      [['address', 'city']],
    ],
    [
      'in one entry of a list',
      {
        steps: [
          { id: 's', name: 'Soße' },
          { id: 'b', name: 'Brot' },
        ],
      },
      {
        steps: [
          { id: 's', name: 'Dip' },
          { id: 'b', name: 'Brot' },
        ],
      },
      [['steps', 's', 'name']],
    ],
    ['in an entry that is new', { steps: [] }, { steps: [{ id: 's', name: 'Soße' }] }, [['steps', 's']]],
    [
      'in the order of a list',
      {
        steps: [
          { id: 's', name: 'Soße' },
          { id: 'b', name: 'Brot' },
        ],
      },
      {
        steps: [
          { id: 'b', name: 'Brot' },
          { id: 's', name: 'Soße' },
        ],
      },
      [['steps']],
    ],
    [
      'within one kind',
      { content: { kind: 'text', words: 'a' } },
      { content: { kind: 'text', words: 'b' } },
      [['content', 'words']],
    ],
    [
      'as a whole where the kind is another one',
      { content: { kind: 'text', words: 'a' } },
      { content: { kind: 'image', width: 1 } },
      [['content']],
    ],
    ['as a whole where a list has no keys', { steps: [{ name: 'a' }] }, { steps: [{ name: 'b' }] }, [['steps']]],
  ])('%s', (_where, before, after, wanted) => {
    expect(differences(before, after, rules)).toEqual(wanted)
    // Pieces are those that a merge decides about: without any of them both are the same.
    const merged = merge(after, before, after, rules).body
    expect(differences(before, merged, rules)).toEqual([])
  })
})
