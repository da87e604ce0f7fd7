import type { FontStyle } from '../../../../../schema/signage/fonts.ts'
import type { DrawnSubject } from '../../../../../schema/signage/imageTemplate.ts'
import type { Layer, LayerOf } from '../../../../../schema/signage/layers.ts'
import type { Rect } from '../geometry.ts'

/** What a new layout may begin with: a whole one, to be changed. */
export interface Beginning {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly background: string
  readonly layers: readonly Layer[]
  /** Of a picture template. */
  readonly unit?: 'px' | 'mm'
  readonly subject?: DrawnSubject
}

export const [ink, cream, crust, gold] = ['#2a1d14', '#fdf6ec', '#b3441e', '#e9b872']
export const box = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height })
const own = (key: string, name: string) => ({ key, name, rotation: 0, isHidden: false })

interface TextLook {
  readonly font?: FontStyle
  readonly color?: string
  readonly smallest?: number
  readonly align?: LayerOf<'text'>['align']
  readonly stand?: LayerOf<'text'>['stand']
  readonly lineHeight?: number
}

/** Words in their field; `size` of the letters in the layout's unit. */
export function text(key: string, name: string, words: string, place: Rect, size: number, look: TextLook = {}): Layer {
  const { font = 'figtree-700', color = ink, align = 'left', stand = 'middle', lineHeight = 1.15, smallest } = look
  return {
    type: 'text',
    ...own(key, name),
    ...place,
    text: words,
    font,
    size,
    lineHeight,
    align,
    stand,
    color,
    ...(smallest === undefined ? {} : { smallest }),
  }
}

export const shape = (key: string, name: string, place: Rect, fill: string, radius = 0): Layer => ({
  type: 'shape',
  ...own(key, name),
  ...place,
  form: 'rectangle',
  fill,
  radius,
})

export const picture = (key: string, name: string, place: Rect, source: 'own' | 'document', radius = 0): Layer => ({
  type: 'picture',
  ...own(key, name),
  ...place,
  source,
  fit: 'cover',
  radius,
})

export const code = (key: string, name: string, content: string, place: Rect): Layer => ({
  type: 'code',
  ...own(key, name),
  ...place,
  content,
  color: ink,
})

export const barcode = (key: string, name: string, content: string, place: Rect): Layer => ({
  type: 'barcode',
  ...own(key, name),
  ...place,
  content,
  color: ink,
  font: 'figtree-400',
})

interface BoardLook {
  readonly columns: number
  readonly color: string
  readonly titleColor: string
}

/** The menu of the branch that shows it, as it is on sale then; `size` and `smallest` of the letters in pixels. */
export const board = (place: Rect, [size, smallest]: readonly [number, number], look: BoardLook): Layer => ({
  type: 'board',
  ...own('karte', 'Karte'),
  ...place,
  categories: [],
  products: [],
  soldOut: 'struck',
  allergens: 'none',
  isDescribed: false,
  font: 'figtree-700',
  size,
  smallest,
  titleFont: 'fraunces-700',
  ...look,
})

interface LiveLook {
  /** Of the letters, in pixels. */
  readonly size: number
  readonly smallest: number
  readonly color: string
  readonly align?: LayerOf<'clock'>['align']
  readonly stand?: LayerOf<'clock'>['stand']
}

const lined = ({ align = 'left', stand = 'middle', ...look }: LiveLook) =>
  ({ font: 'figtree-700', lineHeight: 1.2, align, stand, ...look }) as const

export const clock = (place: Rect, look: LiveLook): Layer => ({
  type: 'clock',
  ...own('uhr', 'Uhr'),
  ...place,
  shows: 'time',
  ...lined(look),
})
export const hours = (place: Rect, scope: LayerOf<'hours'>['scope'], look: LiveLook): Layer => ({
  type: 'hours',
  ...own('zeiten', 'Öffnungszeiten'),
  ...place,
  scope,
  ...lined(look),
})
export const numbers = (which: LayerOf<'numbers'>['which'], name: string, place: Rect, look: LiveLook): Layer => ({
  type: 'numbers',
  ...own(which, name),
  ...place,
  which,
  ...lined(look),
})
