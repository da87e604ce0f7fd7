import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  changed,
  depthOf,
  inserted,
  linesOf,
  relocated,
  removed,
  type Step,
  stepsOf,
} from '../../../../../client/office/website/navigation/tree.ts'

interface Item {
  readonly key: string
  readonly children: readonly Item[]
}
const item = (key: string, ...children: Item[]): Item => ({ key, children })
const tree = [item('a', item('a1'), item('a2', item('a2x'))), item('b'), item('c', item('c1'))]
const told = (items: readonly Item[]): string =>
  items.map(({ key, children }) => (children.length > 0 ? `${key}(${told(children)})` : key)).join(' ')

describe('One step of an entry in a tree', () => {
  test.each<[string, Step, string | undefined]>([
    ['b', 'up', 'b a(a1 a2(a2x)) c(c1)'],
    ['b', 'down', 'a(a1 a2(a2x)) c(c1) b'],
    ['c', 'first', 'c(c1) a(a1 a2(a2x)) b'],
    ['a', 'last', 'b c(c1) a(a1 a2(a2x))'],
    ['b', 'indent', 'a(a1 a2(a2x) b) c(c1)'],
    ['a2', 'indent', 'a(a1(a2(a2x))) b c(c1)'],
    ['a2x', 'outdent', 'a(a1 a2 a2x) b c(c1)'],
    ['c1', 'outdent', 'a(a1 a2(a2x)) b c c1'],
    ['a', 'up', undefined],
    ['c', 'down', undefined],
    ['a', 'indent', undefined],
    ['b', 'outdent', undefined],
    ['unbekannt', 'up', undefined],
  ])('%s %s', (key, step, wanted) => {
    const place = stepsOf(tree, key)[step]
    expect(place && told(relocated(tree, key, place))).toBe(wanted)
  })
})

describe('A tree', () => {
  test('takes an entry out, puts one in and changes one, wherever it stands', () => {
    expect(told(removed(tree, 'a2'))).toBe('a(a1) b c(c1)')
    expect(told(inserted(tree, { parent: 'a2', index: 0 }, item('neu')))).toBe('a(a1 a2(neu a2x)) b c(c1)')
    expect(told(changed(tree, 'a1', entry => ({ ...entry, key: 'A1' })))).toBe('a(A1 a2(a2x)) b c(c1)')
    expect(depthOf(tree)).toBe(3)
  })

  test('never puts an entry below itself', () => {
    expect(relocated(tree, 'a', { parent: 'a2x', index: 0 })).toBe(tree)
    expect(relocated(tree, 'a', { parent: 'a', index: 0 })).toBe(tree)
  })

  test('loses no entry and makes none by any walk of steps', () => {
    const steps = ['first', 'up', 'down', 'last', 'indent', 'outdent'] as const
    const move = fc.record({
      key: fc.constantFrom('a', 'a1', 'a2', 'a2x', 'b', 'c', 'c1'),
      step: fc.constantFrom(...steps),
    })
    const keys = (items: readonly Item[]) =>
      linesOf(items)
        .map(({ entry }) => entry.key)
        .toSorted()
    fc.assert(
      fc.property(fc.array(move, { maxLength: 20 }), moves => {
        const walked = moves.reduce<readonly Item[]>((now, { key, step }) => {
          const place = stepsOf(now, key)[step]
          return place ? relocated(now, key, place) : now
        }, tree)
        expect(keys(walked)).toEqual(keys(tree))
      }),
    )
  })
})
