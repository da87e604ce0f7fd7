import { expect, test } from 'vitest'
import { isObject } from '../../../schema/base/sameValue.ts'
import { draw } from '../../../schema/signage/draw.ts'
import type { Layer } from '../../../schema/signage/layers.ts'
import type { LiveData } from '../../../schema/signage/live/liveData.ts'
import { scenes } from '../../../schema/signage/scene.ts'
import { svgOf } from '../../../schema/signage/svg.ts'
import { categoryOf, menuOf, productOf } from '../../support/business.ts'
import { liveLayers, liveOf, plainInk, textLayer } from '../../support/signage.ts'
import { attacks } from '../../support/website/attacks.ts'

const place = { x: 0, y: 0, width: 400, height: 100, rotation: 0, isHidden: false }
const image = { id: 1, version: 1, extension: 'webp' }
/** A layer of every kind that draws something. */
const layers: readonly object[] = [
  textLayer({}),
  { ...place, type: 'picture', key: 'bild', name: 'Bild', source: 'own', image, fit: 'cover', radius: 4 },
  { ...place, type: 'shape', key: 'form', name: 'Form', form: 'ellipse', fill: '#ffffff', radius: 0 },
  { ...place, type: 'code', key: 'code', name: 'Code', content: 'https://example.com', color: '#000000' },
  { ...place, type: 'barcode', key: 'ean', name: 'EAN', content: '96385074', color: '#000000', font: 'figtree-400' },
  { ...place, type: 'film', key: 'film', name: 'Film', file: 1, fit: 'cover' },
  ...Object.values(liveLayers).map((layer, index) => ({ ...layer, key: `live-${index}` })),
]

/** Every place in a value that holds words, with the value as it is once an attack stands there. */
function attacked(value: unknown, attack: string): readonly unknown[] {
  if (typeof value === 'string') return [attack]
  const parts = Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : []
  return parts.flatMap(([name, part]) =>
    attacked(part, attack).map(other =>
      Array.isArray(value) ? value.with(Number(name), other) : { ...(isObject(value) ? value : {}), [name]: other },
    ),
  )
}

const elements = new Set(['svg', 'rect', 'g', 'title', 'path', 'ellipse', 'image', 'clipPath'])
const attributes = new Set(
  'xmlns width height viewBox fill data-layer transform d cx cy rx ry x y href preserveAspectRatio id clip-path shape-rendering fill-opacity'.split(
    ' ',
  ),
)

/** What in an SVG is more than a still drawing of what lies at our own address: read as XML is, mark by mark. */
function activeIn(svg: string): readonly string[] {
  const found: string[] = []
  const words = svg.replaceAll(/<([^<>]*)>/g, (mark, inside: string) => {
    const [, name = '', rest = ''] = /^\/?([\w:!?[-]+)([\s\S]*?)\/?$/.exec(inside) ?? []
    if (!elements.has(name)) found.push(mark)
    const plain = rest.replaceAll(/\s([\w:-]+)="([^"]*)"/g, (_all, attribute: string, given: string) => {
      if (!attributes.has(attribute)) found.push(`${attribute}="${given}"`)
      if (attribute === 'href' && given !== OWN) found.push(given)
      if (/url\((?!#clip-)/.test(given)) found.push(given)
      return ''
    })
    if (plain.trim() !== '') found.push(mark)
    return ''
  })
  return words.includes('<') || words.includes('>') ? [...found, words] : found
}
const OWN = '/image/1-1.webp'

const scene = (shown: readonly unknown[], background: unknown = '#1f1b16') => ({
  ...scenes.blank,
  path: 'angriff',
  name: 'Angriff',
  background,
  layers: shown,
})
const drawnWith = (shown: readonly Layer[], background: string, live: LiveData) =>
  svgOf(
    draw({ width: 400, height: 400, background, layers: shown }, { ...plainInk, live, values: {} }),
    plainInk,
    () => ({ href: OWN, ratio: 1.5 }),
  )

test('Whatever known attack stands anywhere in a layout, it is refused or drawn as words', () => {
  let [refused, drawn] = [0, 0]
  for (const attack of attacks)
    for (const body of [
      scene([], attack),
      ...layers.flatMap(layer => attacked(layer, attack)).map(layer => scene([layer])),
    ]) {
      const parsed = scenes.shape.safeParse(body)
      if (!parsed.success) refused += 1
      else {
        drawn += 1
        expect(activeIn(drawnWith(parsed.data.layers, parsed.data.background, liveOf())), attack).toEqual([])
      }
    }
  // Texts, names, placeholders and codes are the business's own words; keys, colours, letters and files are not.
  expect([drawn >= attacks.length * 10, refused >= attacks.length * 20]).toEqual([true, true])
})

test('What the business calls its products, numbers and news is drawn as words, too', () => {
  for (const attack of attacks) {
    const product = productOf({ id: 1, name: attack.slice(0, 120), description: attack, price: 100 })
    const categories = [categoryOf({ id: 1, name: attack.slice(0, 120) })]
    const live = {
      ...liveOf({ products: [product], menus: [menuOf({ catalog: [{ category: 1, products: [1] }] })] }),
      numbers: [{ number: attack, column: 'ready' as const, from: 0, until: null }],
      news: [{ id: 1, title: attack, description: attack, at: 0 }],
    }
    const catalogue = { ...live.catalogue, category: (id: number) => categories.find(each => each.id === id) }
    const shown = scenes.shape.parse(scene(layers)).layers
    expect(activeIn(drawnWith(shown, '#000000', { ...live, catalogue })), attack).toEqual([])
  }
})

test('What would be more than a drawing is found', () => {
  const frame = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`
  expect(activeIn(frame('<title>&#60;script&#62;</title>'))).toEqual([])
  for (const inside of [
    '<script>alert(1)</script>',
    '<image href="//boese.example/x.png"/>',
    '<rect fill="#000" onload="alert(1)"/>',
    '<rect fill="url(//boese.example/#x)"/>',
    '<title>a</title><foreignObject></foreignObject>',
    '<title><</title>',
  ])
    expect(activeIn(frame(inside)), inside).not.toEqual([])
})
