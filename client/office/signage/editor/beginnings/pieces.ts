import type { FontStyle } from '../../../../../schema/signage/fonts.ts'
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
  readonly subject?: 'none' | 'products'
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
