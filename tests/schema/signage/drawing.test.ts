import { describe, expect, it } from 'vitest'
import { draw } from '../../../schema/signage/draw.ts'
import type { Drawing, DrawnText } from '../../../schema/signage/drawing.ts'
import type { Layer } from '../../../schema/signage/layers.ts'
import { svgOf } from '../../../schema/signage/svg.ts'
import { plainInk, textLayer } from '../../support/signage.ts'

const drawn = (layers: readonly Layer[], values = {}) =>
  draw({ width: 200, height: 100, background: '#ffffff', layers }, { ...plainInk, values })
const textOf = ({ items }: Drawing): DrawnText => {
  const [item] = items
  if (item?.kind !== 'text') throw new Error('No text was drawn.')
  return item
}
const text = (more: Parameters<typeof textLayer>[0]) => textOf(drawn([textLayer(more)]))

describe('A text of a layout', () => {
  it('begins at its corner, with the base line as deep as its letters are high', () => {
    expect(text({}).lines).toEqual([{ text: 'Semmel', x: 10, y: 28 }])
  })

  it('stands at the right and at the foot of its field', () => {
    expect(text({ align: 'right', stand: 'bottom' }).lines).toEqual([{ text: 'Semmel', x: 80, y: 68 }])
  })

  it('becomes as small as it has to and no smaller', () => {
    const { size, lines } = text({ text: 'Semmel', width: 15, size: 10, smallest: 2 })
    expect(lines).toHaveLength(1)
    expect(size).toBeLessThanOrEqual(5)
    expect(size).toBeGreaterThan(4.9)
  })

  it('is told where even its smallest letters do not go in', () => {
    const { misfits } = drawn([textLayer({ text: 'Eins\nZwei\nDrei', height: 12, size: 10, smallest: 8 })])
    expect(misfits).toEqual([{ key: 'text', layer: 'Text', reason: 'tooLong', detail: 'Eins\nZwei\nDrei' }])
  })

  it('tells characters the font lacks and names nothing stands for', () => {
    const { misfits } = drawn([textLayer({ text: 'Tee ☕ {Pries}' })], { Preis: '1,00 €' })
    expect(misfits.map(({ reason, detail }) => [reason, detail])).toEqual([
      ['unknownName', '{Pries}'],
      ['noGlyph', '☕'],
    ])
  })

  it('leaves out a line whose names say nothing', () => {
    const drawing = drawn([textLayer({ text: '{Name}\nEnthält: {Allergene}' })], { Name: 'Apfel', Allergene: '' })
    expect(textOf(drawing).lines.map(line => line.text)).toEqual(['Apfel'])
  })

  it('is hidden with its layer', () => {
    expect(drawn([textLayer({ isHidden: true })]).items).toEqual([])
  })
})

describe('A drawing as SVG', () => {
  it('is drawn whatever stands in a text: what was pasted from elsewhere leaves no TV without its board', () => {
    const drawing = drawn([textLayer({ text: 'Apfel\u000bstrudel\u0003 \ud83e\ufffe' })])
    const svg = svgOf(drawing, plainInk, () => null)
    expect(svg).toContain('<title>Apfelstrudel ')
    expect(svg).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/u)
  })

  it('says its texts in words and never takes them for markup', () => {
    const drawing = drawn([textLayer({ text: '<script>alert(1)</script> & "A"' })])
    const svg = svgOf(drawing, plainInk, () => null)
    expect(svg).not.toContain('<script')
    expect(svg).toContain('&#60;script&#62;')
    expect(svg).toMatch(/d="[^"<]*"/)
  })

  it('turns a layer about its middle', () => {
    expect(svgOf(drawn([textLayer({ rotation: 90 })]), plainInk, () => null)).toContain('rotate(90 60 45)')
  })

  it('shows of a whole picture what somebody cut out for fields of that shape', () => {
    const crops = { wide: { x: 0.2, y: 0.1, width: 0.5 } }
    const picture: Layer = {
      type: 'picture',
      key: 'bild',
      name: 'Bild',
      x: 0,
      y: 0,
      width: 160,
      height: 90,
      rotation: 0,
      isHidden: false,
      source: 'own',
      image: { id: 1, version: 1, extension: 'png', crops },
      fit: 'cover',
      radius: 0,
    }
    const svg = (layer: Layer) => svgOf(drawn([layer]), plainInk, () => ({ href: '/a.png', ratio: 2 }))
    expect(svg(picture)).toContain('viewBox="0.4 0.1 1 0.5625"')
    expect(svg({ ...picture, fit: 'contain' })).not.toContain('viewBox="0.4')
    expect(svg({ ...picture, width: 90 })).not.toContain('viewBox="0.4')
  })

  it('shows a code with its quiet zone', () => {
    const code: Layer = {
      type: 'code',
      key: 'qr',
      name: 'QR',
      x: 0,
      y: 0,
      width: 100,
      height: 100,
      rotation: 0,
      isHidden: false,
      content: 'https://example.com',
      color: '#000000',
    }
    expect(svgOf(drawn([code]), plainInk, () => null)).toContain('d="M4 4h1v1h-1zM5 5h1v1h-1z"')
  })
})
