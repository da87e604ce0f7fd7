import { describe, expect, it } from 'vitest'
import { focusAfter, focusAt, focusIn } from '../../../../../client/office/catalogue/images/focusPoint.ts'

const centre = { x: 0.5, y: 0.5 }

describe('The point of a picture that stays in sight', () => {
  it('is the middle until somebody chooses one', () => {
    expect(focusIn({ x: 0.1, y: 0 })).toEqual({ x: 0.1, y: 0 })
    for (const nothing of [undefined, null, {}, { x: '0,1', y: 0 }]) expect(focusIn(nothing)).toEqual(centre)
  })

  it.each([
    ['ArrowLeft', false, { x: 0.48, y: 0.5 }],
    ['ArrowDown', false, { x: 0.5, y: 0.52 }],
    ['ArrowUp', true, { x: 0.5, y: 0.4 }],
    ['Home', false, centre],
    ['Tab', false, null],
  ])('moves by %s (Shift: %s)', (key, isLarge, after) => {
    expect(focusAfter(centre, key, isLarge)).toEqual(after)
  })

  it('never leaves the picture, however far one goes', () => {
    expect(focusAfter({ x: 0.99, y: 0.05 }, 'ArrowRight', true)).toEqual({ x: 1, y: 0.05 })
    expect(focusAfter({ x: 0.99, y: 0.05 }, 'ArrowUp', true)).toEqual({ x: 0.99, y: 0 })
  })

  it('is where one taps', () => {
    const box = { left: 100, top: 50, width: 200, height: 400 }
    expect(focusAt(box, { x: 150, y: 350 })).toEqual({ x: 0.25, y: 0.75 })
    expect(focusAt(box, { x: 99, y: 451 })).toEqual({ x: 0, y: 1 })
  })
})
