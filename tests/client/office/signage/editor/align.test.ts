import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Alignment,
  aligned,
  distributed,
  type Order,
  ordered,
} from '../../../../../client/office/signage/editor/align.ts'

const at = (key: string, x: number, y: number, width: number, height: number) => ({ key, x, y, width, height })
const frame = { x: 100, y: 50, width: 400, height: 300 }

describe('Layers', () => {
  it.each<[Alignment, number, number]>([
    ['left', 100, 70],
    ['center', 280, 70],
    ['right', 460, 70],
    ['top', 130, 50],
    ['middle', 130, 190],
    ['bottom', 130, 330],
  ])('are lined up: %s', (alignment, x, y) => {
    expect(aligned([at('a', 130, 70, 40, 20)], alignment, frame).get('a')).toEqual({ x, y, width: 40, height: 20 })
  })

  it('that are turned are lined up and spread by what is seen of them', () => {
    // A line of text that reads upwards: 200 × 40, and 40 × 200 to look at.
    const upright = { ...at('a', 300, 200, 200, 40), rotation: -90 }
    const left = aligned([upright], 'left', frame).get('a')
    expect([left?.x, left?.y]).toEqual([expect.closeTo(20, 6), 200])
    const others = [at('links', 0, 0, 100, 10), at('rechts', 900, 0, 100, 10)]
    const middle = distributed([...others, upright], 'across').get('a')
    expect((middle?.x ?? 0) + 100).toBeCloseTo(500, 6)
  })

  it('are spread with the same space between each two, and the outermost stay where they are', () => {
    const layers = fc.array(fc.record({ x: fc.nat(1000), width: fc.integer({ min: 1, max: 90 }) }), {
      minLength: 3,
      maxLength: 8,
    })
    fc.assert(
      fc.property(layers, places => {
        const given = places.map(({ x, width }, index) => at(String(index), x, 0, width, 10))
        const spread = [...distributed(given, 'across').values()]
        const gaps = spread.slice(1).map((rect, index) => {
          const before = spread[index] ?? rect
          return rect.x - before.x - before.width
        })
        for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? 0, 6)
        expect(spread[0]?.x).toBe(Math.min(...given.map(({ x }) => x)))
      }),
    )
    expect(distributed([at('a', 0, 0, 1, 1), at('b', 9, 9, 1, 1)], 'down').size).toBe(0)
  })

  it.each<[Order, string]>([
    ['front', 'acebd'],
    ['back', 'bdace'],
    ['forward', 'acbed'],
    ['backward', 'badce'],
  ])('are taken up and down among the others, and keep their order among themselves: %s', (order, expected) => {
    expect(ordered(Array.from('abcde'), new Set('bd'), order).join('')).toBe(expected)
  })

  it('stay where they are at either end', () => {
    expect(ordered(Array.from('abc'), new Set('bc'), 'forward').join('')).toBe('abc')
    expect(ordered(Array.from('abc'), new Set('ab'), 'backward').join('')).toBe('abc')
  })
})
