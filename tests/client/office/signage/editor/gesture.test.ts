import { describe, expect, it } from 'vitest'
import { type Gesture, layerAt, pulledTo, removable } from '../../../../../client/office/signage/editor/gesture.ts'
import { linesOf } from '../../../../../client/office/signage/editor/snap.ts'
import type { Layer } from '../../../../../schema/signage/layers.ts'

const shape = (key: string, x: number, y: number, width: number, height: number, more: object = {}): Layer => ({
  type: 'shape',
  key,
  name: key,
  x,
  y,
  width,
  height,
  rotation: 0,
  isHidden: false,
  form: 'rectangle',
  fill: '#000000',
  radius: 0,
  ...more,
})
const page = { width: 1600, height: 900 }
const how = { reach: 6, isFree: false, keepsRatio: false, grain: 1 }

function gesture(layers: readonly Layer[], more: Partial<Gesture> = {}): Gesture {
  return {
    kind: 'move',
    from: { x: 0, y: 0 },
    handle: 'se',
    layers,
    isCopy: false,
    lines: linesOf(page, []),
    others: [],
    chosen: new Set<string>(),
    ...more,
  }
}

describe('A pull on the stage', () => {
  it('takes the uppermost layer that is seen and not locked', () => {
    const layers = [
      shape('unten', 0, 0, 100, 100),
      shape('oben', 50, 50, 100, 100),
      shape('weg', 0, 0, 200, 200, { isHidden: true }),
      shape('fest', 0, 0, 300, 300, { isLocked: true }),
    ]
    expect(layerAt(layers, { x: 75, y: 75 })?.key).toBe('oben')
    expect(layerAt(layers, { x: 10, y: 10 })?.key).toBe('unten')
    expect(layerAt(layers, { x: 190, y: 190 })).toBeNull()
  })

  it('moves to a line that is near, and freely where nothing is to hold it', () => {
    const pull = gesture([shape('a', 103, 211, 90, 90)])
    const to = { x: -99, y: 10.4 }
    expect(pulledTo(pull, to, null, how).rects.get('a')).toMatchObject({ x: 0, y: 221 })
    expect(pulledTo(pull, to, null, { ...how, isFree: true }).rects.get('a')).toMatchObject({ x: 4, y: 221 })
    expect(pulledTo({ ...pull, lines: null }, to, null, how).rects.get('a')).toMatchObject({ x: 4, y: 221 })
  })

  it('moves a layer that is turned to a line by the edge that is seen', () => {
    // 200 × 40 upright: its left edge is seen 80 right of its own.
    const pull = gesture([shape('a', 300, 400, 200, 40, { rotation: 90 })])
    const { rects, x } = pulledTo(pull, { x: -377, y: 0 }, null, how)
    expect([rects.get('a')?.x, x?.at]).toEqual([-80, 0])
  })

  it('ends where the layout can store no more', () => {
    const far = { x: 90_000, y: -90_000 }
    const free = { ...how, isFree: true }
    expect(pulledTo(gesture([shape('a', 0, 0, 100, 100)]), far, null, free).rects.get('a')).toMatchObject({
      x: 4096,
      y: -4096,
    })
    const grown = pulledTo(gesture([shape('a', 0, 0, 100, 100)], { kind: 'resize' }), far, null, free).rects.get('a')
    expect([grown?.width, grown?.height]).toEqual([4096, 2])
  })

  it('takes away nothing that is locked, also where it is hidden', () => {
    const layers = [
      shape('frei', 0, 0, 1, 1),
      shape('weg', 0, 0, 1, 1, { isHidden: true }),
      shape('fest', 0, 0, 1, 1, { isHidden: true, isLocked: true }),
    ]
    expect([...removable(layers, new Set(['frei', 'weg', 'fest']))]).toEqual(['frei', 'weg'])
  })

  it('moves several as one, and resizes them in proportion', () => {
    const layers = [shape('a', 100, 205, 100, 50), shape('b', 310, 305, 90, 50)]
    const moved = pulledTo(gesture(layers, { lines: null }), { x: 7, y: 3 }, null, how)
    expect(moved.rects.get('a')).toMatchObject({ x: 107, y: 208 })
    expect(moved.rects.get('b')).toMatchObject({ x: 317, y: 308 })
    const grown = pulledTo(gesture(layers, { kind: 'resize', lines: null }), { x: 300, y: 150 }, null, how)
    expect(grown.rects.get('b')).toEqual({ x: 520, y: 405, width: 180, height: 100 })
  })

  it('rounds to what the page can store', () => {
    const pull = gesture([shape('a', 10, 10, 20, 20)], { lines: null })
    expect(pulledTo(pull, { x: 3.14, y: 0.26 }, null, { ...how, grain: 0.1 }).rects.get('a')).toMatchObject({
      x: 13.1,
      y: 10.3,
    })
  })

  it('rests only the edge that is pulled', () => {
    const pull = gesture([shape('a', 103, 205, 90, 90)], { kind: 'resize', handle: 'e' })
    expect(pulledTo(pull, { x: 604, y: 0 }, null, how).rects.get('a')).toMatchObject({ x: 103, width: 697 })
  })
})
