import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isGtin } from '../../../schema/catalogue/gtin.ts'
import { barcodeOf } from '../../../schema/signage/barcode.ts'
import { draw } from '../../../schema/signage/draw.ts'
import type { DrawnBarcode } from '../../../schema/signage/drawing.ts'
import type { LayerOf } from '../../../schema/signage/layers.ts'
import { svgOf } from '../../../schema/signage/svg.ts'
import { plainInk } from '../../support/signage.ts'

/** Widths of space, bar, space, bar of a digit to the left (GS1 General Specifications, figure 5.2.1.2-1). */
const WIDTHS = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112']
const FIRST = ['OOOOOO', 'OOEOEE', 'OOEEOE', 'OOEEEO', 'OEOOEE', 'OEEOOE', 'OEEEOO', 'OEOEOE', 'OEOEEO', 'OEEOEO']

/** What a scanner reads from left to right: how wide bars and the spaces between them are, in turns. */
function scanned(bars: readonly { readonly from: number; readonly to: number }[]): string {
  const edges = bars.flatMap(({ from, to }) => [from, to])
  const elements = edges.slice(1).map((edge, at) => edge - (edges[at] ?? 0))
  const half = (elements.length - 11) / 2
  const digits = (from: number, count: number) =>
    Array.from({ length: count / 4 }, (_, at) => elements.slice(from + at * 4, from + at * 4 + 4).join(''))
  const left = digits(3, half).map(each => {
    const odd = WIDTHS.indexOf(each)
    return odd >= 0
      ? { digit: odd, set: 'O' }
      : { digit: WIDTHS.indexOf(Array.from(each).toReversed().join('')), set: 'E' }
  })
  const right = digits(3 + half + 5, half).map(each => WIDTHS.indexOf(each))
  const first = left.length === 6 ? FIRST.indexOf(left.map(({ set }) => set).join('')) : ''
  return [first, ...left.map(({ digit }) => digit), ...right].join('')
}

const gtins = fc
  .oneof(fc.stringMatching(/^\d{7}$/), fc.stringMatching(/^\d{12}$/))
  .map(digits => Array.from('0123456789', last => digits + last).find(isGtin) ?? '')

describe('A barcode', () => {
  it('is read by a scanner as the number it was made of', () => {
    fc.assert(
      fc.property(gtins, gtin => {
        expect(scanned(barcodeOf(gtin)?.bars ?? [])).toBe(gtin)
      }),
    )
  })

  it('is 95 modules wide with thirteen digits and 67 with eight', () => {
    expect([barcodeOf('4006381333931')?.length, barcodeOf('96385074')?.length]).toEqual([95, 67])
  })

  it('is made of nothing that is no EAN', () => {
    expect([barcodeOf('4006381333932'), barcodeOf('12345'), barcodeOf('')]).toEqual([null, null, null])
  })
})

const layer = (more: Partial<LayerOf<'barcode'>> = {}): LayerOf<'barcode'> => ({
  type: 'barcode',
  key: 'ean',
  name: 'Barcode',
  x: 10,
  y: 5,
  width: 40,
  height: 25,
  rotation: 0,
  isHidden: false,
  content: '{EAN}',
  color: '#000000',
  font: 'figtree-400',
  ...more,
})
const page = { width: 60, height: 40, background: '#ffcc00', unit: 'mm' } as const
const drawn = (more: Partial<LayerOf<'barcode'>> = {}, EAN = '4006381333931') =>
  draw({ ...page, layers: [layer(more)] }, { ...plainInk, values: { EAN } })
const only = (items: readonly { readonly kind: string }[]) => {
  const [item] = items
  const isBarcode = (each: typeof item): each is DrawnBarcode => each?.kind === 'barcode'
  if (!isBarcode(item)) throw new Error('No barcode was drawn.')
  return item
}

describe('A layer with a barcode', () => {
  it.each<[string, string, number, number, number]>([
    ['thirteen', '4006381333931', 113, 11, 7],
    ['eight', '96385074', 81, 7, 7],
  ])(
    'with %s digits lies on white, with the quiet its scanner needs on both sides',
    (_count, gtin, across, left, right) => {
      const { ground, bars } = only(drawn({}, gtin).items)
      const module = ground.width / across
      const edges = bars.flatMap(({ x, width }) => [x, x + width])
      expect(Math.min(...edges) - ground.x).toBeCloseTo(left * module, 9)
      expect(ground.x + ground.width - Math.max(...edges)).toBeCloseTo(right * module, 9)
      expect(ground.x).toBeGreaterThanOrEqual(10 - 1e-9)
      expect(ground.x + ground.width).toBeLessThanOrEqual(50 + 1e-9)
    },
  )

  it('says its digits below the bars and never on them', () => {
    const { lines, bars, size, height, y } = only(drawn().items)
    expect(lines.map(({ text }) => text)).toEqual(['4', '006381', '333931'])
    for (const line of lines) {
      expect(line.y).toBeLessThanOrEqual(y + height)
      const [left, right] = [line.x, line.x + (line.text.length * size) / 2]
      const over = bars.filter(bar => bar.x < right && bar.x + bar.width > left)
      for (const bar of over) expect(bar.y + bar.height).toBeLessThan(line.y - size * 0.7)
    }
    expect(svgOf(drawn(), plainInk, () => null)).toContain('<title>4 006381 333931</title>')
  })

  it('is told where a till could not read it', () => {
    expect(drawn({ width: 30 }).misfits).toEqual([])
    expect(drawn({ width: 29 }).misfits).toEqual([
      { key: 'ean', layer: 'Barcode', reason: 'smallBarcode', detail: 'ab 29,8\u00a0× 7,9\u00a0mm' },
    ])
    expect(drawn({}, '4006381333932').misfits).toMatchObject([{ reason: 'noBarcode', detail: '4006381333932' }])
    expect(drawn({ content: '{Ean}' }).misfits).toMatchObject([{ reason: 'unknownName', detail: '{Ean}' }])
  })

  it('is left out for a product without one', () => {
    expect(drawn({}, '')).toMatchObject({ items: [], misfits: [] })
  })
})
