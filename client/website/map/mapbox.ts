import type { ErrorEvent, Map as Maplibre, StyleSpecification } from 'maplibre-gl'
import { isObject } from '../../../schema/base/sameValue.ts'
import { MAPBOX } from '../../../schema/website/thirdParties.ts'

/**
 * Where something that a style of Mapbox names lies ('mapbox://mapbox.mapbox-streets-v8', 'mapbox://sprites/…'); the key of
 * the style's own address goes along, to Mapbox and nobody else. What is no name of Mapbox stays as it is.
 */
export function mapboxAddress(url: string, style: string): string {
  const key = URL.parse(style)?.searchParams.get('access_token') ?? ''
  const found = URL.parse(addressOfName(url))
  const isTheirs = found?.origin === MAPBOX || (found?.origin ?? '').endsWith('.tiles.mapbox.com')
  if (!found || !isTheirs || found.protocol !== 'https:') return url
  if (!found.searchParams.has('access_token')) found.searchParams.set('access_token', key)
  return found.href
}

function addressOfName(url: string): string {
  const [, kind = '', rest = ''] = /^mapbox:\/\/(?:(fonts|sprites)\/)?(.+)$/.exec(url) ?? []
  if (rest === '') return url
  if (kind === 'fonts') return `${MAPBOX}/fonts/v1/${rest}`
  if (kind === 'sprites') return `${MAPBOX}/styles/v1/${rest.replace(/(@\dx)?\.(json|png)$/, '/sprite$&')}`
  return `${MAPBOX}/v4/${rest}.json?secure`
}

/**
 * Shows a style of Mapbox. What MapLibre says it does not know of it is left out the second time: it would refuse the whole
 * style for one word.
 */
export function showMapbox(map: Maplibre, address: string): void {
  const complaints: string[] = []
  const note = ({ error }: ErrorEvent) => void complaints.push(error.message)
  let given: StyleSpecification | undefined
  map.on('error', note)
  map.once('style.load', () => map.off('error', note))
  map.setStyle(address, {
    transformStyle(_, style) {
      given = plainStyle(style, [])
      // It is told of all it does not know before this is over.
      setTimeout(() => {
        if (given && complaints.length > 0) map.setStyle(plainStyle(given, complaints))
      })
      return given
    },
  })
}

/**
 * A style without what only Mapbox draws, and without what was complained of ('layers[3].paint.fill-glow: unknown …'): of a
 * layer the property, and the layer itself where that says what it draws or when.
 */
export function plainStyle(style: StyleSpecification, complaints: readonly string[]): StyleSpecification {
  const { version, sources, sprite, glyphs } = style
  const layers = style.layers.map(layer => ({ ...layer }))
  const gone = new Set<number>()
  for (const complaint of complaints) {
    const [, place = '', part = '', property = ''] =
      /^layers\[(\d+)\](?:\.(paint|layout)\.([\w-]+))?/.exec(complaint) ?? []
    const layer: unknown = layers[Number(place)]
    if (place === '' || !isObject(layer)) continue
    const { [property]: _, ...left } = isObject(layer[part]) ? layer[part] : {}
    if (part === '') gone.add(Number(place))
    else Object.assign(layer, { [part]: left })
  }
  const shown = layers.filter((_, index) => !gone.has(index))
  return { version, sources, layers: shown, ...(sprite && { sprite }), ...(glyphs && { glyphs }) }
}
