import { describe, expect, it } from 'vitest'
import { findingsOf } from '../../../../../client/office/signage/editor/findings.ts'
import { draw } from '../../../../../schema/signage/draw.ts'
import type { Layer } from '../../../../../schema/signage/layers.ts'
import { PAPER, sightOf } from '../../../../../schema/signage/legibility.ts'
import { liveLayers, liveOf, plainInk, textLayer } from '../../../../support/signage.ts'

const tv = { width: 1920, height: 1080, background: '#ffffff', unit: 'px', subject: 'none' } as const
const paper = { ...tv, width: 95, height: 55, unit: 'mm' } as const
const counter = { name: 'Theke', ...sightOf(tv, 40, 4) }

function told(page: typeof tv | typeof paper, layers: readonly Layer[], places = [counter]) {
  const ink = plainInk
  const drawing = draw({ ...page, layers }, ink)
  return findingsOf({ page, layers, drawing, places, isOnTv: page.unit === 'px' }, ink).map(({ key, text }) => [
    key,
    text,
  ])
}
const inside = { x: 200, y: 200, width: 1200, height: 300 }

describe('Before a layout is saved it is told', () => {
  it('that letters are too small for where the guests are, and for which TV', () => {
    const [[key, text] = []] = told(tv, [textLayer({ key: 'klein', ...inside, size: 30 })])
    expect(key).toBe('klein')
    expect(text).toMatch(/^Zu klein für 4\u00a0m \(Theke\): 30\u00a0px, nötig sind etwa \d+(,\d)?\u00a0px$/)
    expect(told(tv, [textLayer({ key: 'gross', ...inside, size: 120 })])).toEqual([])
  })

  it('for the TV that is furthest away, once', () => {
    const far = { name: 'Schaufenster', ...sightOf(tv, 40, 12) }
    const found = told(tv, [textLayer({ key: 'klein', ...inside, size: 30 })], [counter, far])
    expect(found).toHaveLength(1)
    expect(found[0]?.[1]).toContain('12\u00a0m (Schaufenster)')
  })

  it('of letters of several sizes the smallest', () => {
    const board = { ...liveLayers.board, key: 'karte', ...inside, height: 600, size: 30, smallest: 20 }
    const ink = { ...plainInk, live: liveOf() }
    const drawing = draw({ ...tv, layers: [board] }, ink)
    const sizes = new Set(drawing.items.flatMap(item => (item.kind === 'text' ? item.size : [])))
    expect(sizes.size).toBeGreaterThan(1)
    const found = findingsOf({ page: tv, layers: [board], drawing, places: [counter], isOnTv: true }, ink)
    expect(found.map(({ text }) => text)).toEqual([expect.stringContaining(`: ${Math.min(...sizes)}\u00a0px,`)])
  })

  it('that paper is to be read as well', () => {
    const tag = textLayer({ key: 'tag', x: 5, y: 5, width: 60, height: 20, size: 1.2 })
    expect(told(paper, [tag], [{ ...PAPER, name: '' }])[0]?.[1]).toMatch(/^Zu klein zum Lesen/)
  })

  it('that something lies outside, at an edge that TVs cut off, or has no room; and that nothing is there', () => {
    expect(told(tv, [textLayer({ key: 'weg', ...inside, x: 5000, size: 120 })])).toEqual([
      ['weg', 'Liegt außerhalb der Seite'],
    ])
    expect(told(tv, [textLayer({ key: 'rand', ...inside, x: 10, size: 120 })])).toEqual([
      ['rand', 'Ragt in den Rand, den manche TVs abschneiden'],
    ])
    expect(told(tv, [textLayer({ key: 'eng', ...inside, height: 60, size: 120 })])[0]?.[1]).toMatch(
      /^Text hat nicht ganz Platz/,
    )
    expect(told(tv, [])).toEqual([['', 'Die Seite ist leer.']])
  })
})
