import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellsOf, evenGap, linesOf, snapped } from '../../../../../client/office/signage/editor/snap.ts'

const page = { width: 1600, height: 900 }
const rect = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })

describe('What a layer comes to rest at', () => {
  it('is the nearest line of all, and none beyond its reach', () => {
    const { x: lines } = linesOf(page, [rect(333, 100, 77, 50), rect(901, 10, 13, 9)])
    fc.assert(
      fc.property(
        fc.double({ min: -100, max: 1700, noNaN: true }),
        fc.double({ min: 0.5, max: 40, noNaN: true }),
        (value, reach) => {
          const nearest = Math.min(...lines.map(({ at }) => Math.abs(at - value)))
          const found = snapped(lines, [value], reach)
          expect(found === null).toBe(nearest > reach)
          if (found) expect(Math.abs(found.by)).toBeCloseTo(nearest, 6)
        },
      ),
    )
  })

  it.each<[string, number, string]>([
    ['the page goes before a layer with the same middle', 800, 'page'],
    ['a layer goes before the grid', 200, 'layer'],
    ['the safe area is a line of its own', 80, 'safe'],
    ['the grid is left where nothing else is', 1500, 'grid'],
  ])('follows a rank: %s', (_, value, kind) => {
    const { x } = linesOf(page, [rect(700, 0, 200, 100), rect(200, 0, 40, 40)])
    expect(snapped(x, [value + 1], 6)?.line.kind).toBe(kind)
  })

  it('holds on a little longer than it took to catch, so that nothing flutters', () => {
    const { x } = linesOf(page, [])
    const held = snapped(x, [803], 6)?.line ?? null
    expect(snapped(x, [808], 6, held)?.line.at).toBe(800)
    expect(snapped(x, [808], 6)).toBeNull()
    expect(snapped(x, [809.5], 6, held)).toBeNull()
  })

  it('is a grid of sixteen by nine, upright of nine by sixteen', () => {
    expect(cellsOf(page)).toEqual({ x: 16, y: 9 })
    expect(cellsOf({ width: 1080, height: 1920 })).toEqual({ x: 9, y: 16 })
    expect(cellsOf({ width: 1080, height: 1080 })).toEqual({ x: 12, y: 12 })
  })

  it('is the place between two neighbours with the same space on both sides', () => {
    const others = [rect(0, 0, 100, 100), rect(500, 20, 100, 100), rect(240, 400, 50, 50)]
    expect(evenGap(rect(246, 10, 100, 100), others, 'x', 6)).toEqual({
      by: 4,
      spaces: [
        [100, 250],
        [350, 500],
      ],
    })
    expect(evenGap(rect(260, 10, 100, 100), others, 'x', 6)).toBeNull()
    expect(evenGap(rect(246, 600, 100, 100), others, 'x', 6)).toBeNull()
  })
})
