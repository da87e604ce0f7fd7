import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { handedOver } from '../../../../client/office/list/useLineKeys.ts'

test('What stays in a list keeps its line, and what comes takes over the line of what went', () => {
  const first = handedOver(new Map(), [11, 12, 13])
  expect([...first]).toEqual([
    [11, 0],
    [12, 1],
    [13, 2],
  ])
  const second = handedOver(first, [13, 21, 22, 23])
  expect([...second]).toEqual([
    [13, 2],
    [21, 0],
    [22, 1],
    [23, 3],
  ])
})

test('No two documents ever have the same line, and the same documents in another order have theirs', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 60 }))
  fc.assert(
    fc.property(fc.array(ids), lists => {
      let keys = handedOver(new Map(), [])
      for (const list of lists) {
        const before = keys
        keys = handedOver(before, list)
        expect(new Set(keys.keys())).toEqual(new Set(list))
        expect(new Set(keys.values()).size).toBe(list.length)
        for (const id of list) if (before.has(id)) expect(keys.get(id)).toBe(before.get(id))
        expect(handedOver(keys, list.toReversed())).toBe(keys)
      }
    }),
  )
})
