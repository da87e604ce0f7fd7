import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cutAfter,
  heightOf,
  largestCut,
  movedCut,
  resizedCut,
} from '../../../../../client/office/catalogue/images/cut.ts'
import { cropShapes } from '../../../../../schema/base/crops.ts'
import { imageCrops } from '../../../../../schema/base/fields.ts'
import { keysOf } from '../../../../../schema/base/keys.ts'

const wide = { ratio: 2, shape: 'square' } as const

test('What is cut out begins as the largest of its shape, in the middle of the picture', () => {
  expect(largestCut(wide)).toEqual({ x: 0.25, y: 0, width: 0.5 })
  expect(largestCut({ ratio: 1, shape: 'wide' })).toEqual({ x: 0, y: 0.219, width: 1 })
})

test.each([
  ['ArrowRight', false, { x: 0.31, y: 0.4, width: 0.2 }],
  ['ArrowUp', true, { x: 0.3, y: 0.35, width: 0.2 }],
  ['+', false, { x: 0.325, y: 0.45, width: 0.15 }],
  ['-', false, { x: 0.275, y: 0.35, width: 0.25 }],
  ['Home', false, { x: 0.25, y: 0, width: 0.5 }],
  ['Tab', false, null],
])('The key %s (Shift: %s) moves it, or goes closer and further away', (key, isLarge, after) => {
  expect(cutAfter(wide, { x: 0.3, y: 0.4, width: 0.2 }, key, isLarge)).toEqual(after)
})

test('However it is moved and resized, it has its shape and stays within the picture, as documents take it', () => {
  const step = fc.record({
    right: fc.double({ min: -2, max: 2, noNaN: true }),
    down: fc.double({ min: -2, max: 2, noNaN: true }),
    width: fc.double({ min: -1, max: 3, noNaN: true }),
  })
  fc.assert(
    fc.property(
      fc.double({ min: 0.3, max: 3, noNaN: true }),
      fc.constantFrom(...keysOf(cropShapes)),
      fc.array(step, { minLength: 1, maxLength: 8 }),
      (ratio, shape, steps) => {
        const frame = { ratio, shape }
        const cut = steps.reduce(
          (former, { right, down, width }) => resizedCut(frame, movedCut(frame, former, right, down), width),
          largestCut(frame),
        )
        expect(cut.x + cut.width).toBeLessThanOrEqual(1.0005)
        expect(cut.y + heightOf(frame, cut.width)).toBeLessThanOrEqual(1.0005)
        expect(imageCrops().safeParse({ square: null, photo: null, wide: null, [shape]: cut }).success).toBe(true)
      },
    ),
  )
})
