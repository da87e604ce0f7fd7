import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Handle,
  handles,
  holds,
  pulled,
  pulledTurned,
  turned,
} from '../../../../../client/office/signage/editor/geometry.ts'

const rect = { x: 100, y: 100, width: 200, height: 100 }
const free = { keepsRatio: false, least: 2 }

describe('A rectangle', () => {
  it.each<[Handle, object]>([
    ['nw', { x: 110, y: 120, width: 190, height: 80 }],
    ['n', { x: 100, y: 120, width: 200, height: 80 }],
    ['e', { x: 100, y: 100, width: 210, height: 100 }],
    ['se', { x: 100, y: 100, width: 210, height: 120 }],
    ['sw', { x: 110, y: 100, width: 190, height: 120 }],
  ])('is pulled at %s', (handle, expected) => {
    expect(pulled(rect, handle, { dx: 10, dy: 20, ...free })).toEqual(expected)
  })

  it('keeps its proportion where that is wanted, whatever handle is pulled', () => {
    const ways = fc.integer({ min: -500, max: 500 })
    fc.assert(
      fc.property(fc.constantFrom(...handles), ways, ways, (handle, dx, dy) => {
        const { width, height } = pulled(rect, handle, { dx, dy, keepsRatio: true, least: 2 })
        expect(width / height).toBeCloseTo(2, 6)
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(2)
      }),
    )
  })

  it('never turns inside out', () => {
    expect(pulled(rect, 'se', { dx: -999, dy: -999, ...free })).toEqual({ x: 100, y: 100, width: 2, height: 2 })
    expect(pulled(rect, 'nw', { dx: 999, dy: 999, ...free })).toEqual({ x: 298, y: 198, width: 2, height: 2 })
  })

  it('that is turned keeps the corner across from the handle where it is', () => {
    const corner = ({ x, y, width, height }: typeof rect, rotation: number) => {
      const way = turned({ x: -width / 2, y: -height / 2 }, rotation)
      return { x: x + width / 2 + way.x, y: y + height / 2 + way.y }
    }
    fc.assert(
      fc.property(fc.integer({ min: -180, max: 180 }), fc.integer({ min: -40, max: 90 }), (rotation, way) => {
        const next = pulledTurned(rect, rotation, 'se', { dx: way, dy: way / 2, ...free })
        expect(corner(next, rotation).x).toBeCloseTo(corner(rect, rotation).x, 6)
        expect(corner(next, rotation).y).toBeCloseTo(corner(rect, rotation).y, 6)
      }),
    )
  })

  it('holds a point as it is turned', () => {
    expect(holds(rect, { x: 105, y: 105 })).toBe(true)
    expect(holds({ ...rect, rotation: 90 }, { x: 105, y: 105 })).toBe(false)
    expect(holds({ ...rect, rotation: 90 }, { x: 200, y: 60 })).toBe(true)
  })
})
