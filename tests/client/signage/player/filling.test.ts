import { expect, test } from 'vitest'
import { filling } from '../../../../client/signage/player/filling.ts'

const tv = { width: 1920, height: 1080 }
const crops = { wide: { x: 0.25, y: 0.1, width: 0.5 } }

test('What was cut out of a picture for wide boxes fills a TV, and nothing beside it is seen', () => {
  // 4:3, of which half the width was chosen: twice the TV's width, moved left by a quarter and up by a tenth.
  expect(filling({ crops }, 4 / 3, tv)).toEqual({ left: -960, top: -288, width: 3840, height: 2880 })
})

test('A TV of nearly that shape shows all it can of what was cut out, from its middle', () => {
  const { left, top, width, height } = filling({ crops }, 4 / 3, { width: 1600, height: 1000 })
  // The chosen part is 16:9, and the TV is 1000 high: what is too wide is lost on both sides alike.
  const chosen = width * 0.5
  expect(chosen).toBeCloseTo((1000 * 16) / 9)
  expect(left + width * 0.25 + chosen / 2).toBeCloseTo(800)
  expect(top + height * 0.1).toBeCloseTo(0)
})

test('On a TV that hangs upright nothing of a wide cut holds: the focus stays in sight, and without one the middle', () => {
  const upright = { width: 1080, height: 1920 }
  expect(filling({ crops, focus: { x: 1, y: 0.5 } }, 4 / 3, upright)).toEqual({
    left: -1480,
    top: 0,
    width: 2560,
    height: 1920,
  })
  expect(filling({}, 4 / 3, upright).left).toBe(-740)
})
