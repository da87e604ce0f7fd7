import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DEPTH,
  nothingDone,
  type Piece,
  record,
  redo,
  stepBetween,
  type UndoList,
  undo,
  undoListIn,
} from '../../../../../client/office/signage/editor/undoList.ts'

const layer = (key: string, x: number, text = key): Piece => ({ key, type: 'text', x, text })
const page: Piece = { key: '', background: '#ffffff' }

function after(list: UndoList, before: readonly Piece[], next: readonly Piece[], at = 0, run: string | null = null) {
  const step = stepBetween(before, next, { name: 'Schritt', at, run })
  return step ? record(list, step) : list
}

/** Any layout of some of six layers, in any order. */
const layouts = fc
  .uniqueArray(fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), x: fc.nat(9) }), {
    selector: ({ key }) => key,
  })
  .map(layers => [page, ...layers.map(({ key, x }) => layer(key, x))])

describe('What can be taken back of a layout', () => {
  it('is everything that was done, whatever it was, back to the beginning and forth to the end', () => {
    fc.assert(
      fc.property(fc.array(layouts, { minLength: 2, maxLength: 12 }), states => {
        const [first = [], ...later] = states
        let list = nothingDone
        let pieces: readonly Piece[] = first
        for (const next of later) {
          list = after(list, pieces, next)
          pieces = next
        }
        for (let taken = undo(list, pieces); taken; taken = undo(list, pieces)) {
          expect(taken.left).toBe(0)
          ;({ list, pieces } = taken)
        }
        expect(pieces).toEqual(first)
        for (let taken = redo(list, pieces); taken; taken = redo(list, pieces)) ({ list, pieces } = taken)
        expect(pieces).toEqual(states.at(-1))
      }),
    )
  })

  it('is not what somebody else changed since: that stays, and is told; what else the step did is taken back', () => {
    const before = [page, layer('a', 1), layer('b', 1)]
    const moved = [page, layer('a', 5), layer('b', 5)]
    const list = after(nothingDone, before, moved)
    const theirs = [page, layer('a', 7), layer('b', 5, 'von wem anderen')]
    const taken = undo(list, theirs)
    expect(taken?.pieces).toEqual([page, layer('a', 7), layer('b', 1, 'von wem anderen')])
    expect(taken?.left).toBe(1)
  })

  it('leaves a layer that somebody wrote into after it was put in, and one that is gone', () => {
    const added = after(nothingDone, [page], [page, layer('a', 1)])
    expect(undo(added, [page, layer('a', 1, 'geschrieben')])).toMatchObject({ left: 1 })
    const moved = after(nothingDone, [page, layer('a', 1)], [page, layer('a', 2)])
    expect(undo(moved, [page])).toMatchObject({ left: 1, pieces: [page] })
  })

  it('is one step for a key that is held down, and two for presses with a pause between them', () => {
    const states = [1, 2, 3, 4].map(x => [page, layer('a', x)])
    const run = (times: readonly number[]) =>
      times.reduce(
        (list, at, index) => after(list, states[index] ?? [], states[index + 1] ?? [], at, 'move a'),
        nothingDone,
      )
    expect(run([0, 400, 800]).done).toHaveLength(1)
    expect(undo(run([0, 400, 800]), states[3] ?? [])?.pieces).toEqual(states[0])
    expect(run([0, 400, 901]).done).toHaveLength(2)
  })

  it('is two hundred steps at most, the latest', () => {
    let list = nothingDone
    for (let x = 0; x < DEPTH + 10; x++) list = after(list, [layer('a', x)], [layer('a', x + 1)])
    expect(list.done).toHaveLength(DEPTH)
    expect(undo(list, [layer('a', DEPTH + 10)])?.pieces).toEqual([layer('a', DEPTH + 9)])
  })

  it('is read again from the device, and nothing where something else lies there', () => {
    const list = after(nothingDone, [layer('a', 1)], [layer('a', 2)])
    expect(undoListIn(JSON.parse(JSON.stringify(list)))).toEqual(list)
    expect(undoListIn({ done: 'nichts', undone: [1, { name: 'Schritt' }] })).toEqual(nothingDone)
    expect(undoListIn(null)).toEqual(nothingDone)
    // A step of another version would be taken back into nothing.
    const [step] = list.done
    for (const odd of [{ changes: [null] }, { changes: [{ key: 'a' }] }, { order: 'a' }])
      expect(undoListIn({ done: [{ ...step, ...odd }], undone: [step] })).toEqual({ done: [], undone: [step] })
  })
})
