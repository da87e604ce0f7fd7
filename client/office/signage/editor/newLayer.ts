import type { ImageRef } from '../../../../schema/base/fields.ts'
import type { Image } from '../../../../schema/catalogue/image.ts'
import type { Layer } from '../../../../schema/signage/layers.ts'
import { now } from '../../../device/clock.ts'
import { choose, chosenKind, newEntryKey, type Typed, type TypedPiece, toTyped } from '../../form/formValues.ts'
import { tenth } from './geometry.ts'
import { withParts, withStored } from './layerValues.ts'
import { kindLabel, type LayoutFields } from './layoutFields.ts'
import type { LayoutPage } from './page.ts'
import { texts } from './texts.ts'

type Kind = Layer['type']

/** What a new layer of a kind begins with beyond what every one has; sizes are shares of the page's shorter side. */
interface Beginning {
  readonly width: number
  readonly height: number
  readonly values?: Readonly<Record<string, unknown>>
}

const beginnings: Readonly<Record<Kind, Beginning>> = {
  text: { width: 0.8, height: 0.2, values: { text: texts.newText } },
  picture: { width: 0.6, height: 0.4, values: { source: 'own', fit: 'cover' } },
  shape: { width: 0.4, height: 0.3, values: { fill: '#b3441e' } },
  code: { width: 0.25, height: 0.25, values: { content: texts.newCode, color: '#1c1917' } },
  barcode: { width: 0.6, height: 0.3, values: { content: texts.newBarcode, color: '#1c1917' } },
  board: { width: 0.9, height: 0.7, values: { soldOut: 'struck', allergens: 'letters' } },
  numbers: { width: 0.4, height: 0.6, values: { which: 'ready' } },
  hours: { width: 0.8, height: 0.2, values: { scope: 'today' } },
  news: { width: 0.8, height: 0.4 },
  clock: { width: 0.4, height: 0.12, values: { shows: 'time' } },
  countdown: { width: 0.6, height: 0.15, values: { text: texts.newCountdown, over: texts.newOver } },
  film: { width: 0.8, height: 0.45, values: { fit: 'cover' } },
}

/** What letters begin with, whatever kind has them. */
const letters = { font: 'figtree-700', lineHeight: 1.15, align: 'left', stand: 'top', isDescribed: true } as const
/** What is counted down to lies a day ahead at first. */
const DAY_MS = 24 * 60 * 60 * 1000
/** How high letters begin, as a share of the page's shorter side. */
const SIZE = 0.08

/** A new layer in the middle of the page, large enough to be seen and grabbed. */
export function newLayer(fields: LayoutFields, kind: string, page: LayoutPage, taken: readonly string[]): Typed {
  const side = Math.min(page.width, page.height)
  const { width, height, values = {} } = beginningOf(kind)
  const [wide, high] = [tenth(side * width), tenth(side * height)]
  const begun = {
    ...letters,
    columns: 2,
    count: 3,
    until: new Date(now() + DAY_MS).toISOString(),
    radius: 0,
    size: tenth(side * SIZE),
    smallest: tenth((side * SIZE) / 2),
    color: isDark(page.background) ? '#ffffff' : '#2a1d14',
    titleFont: 'figtree-700',
    titleColor: isDark(page.background) ? '#e9b872' : '#b3441e',
    ...values,
    key: newEntryKey(),
    name: freeName(kindLabel(fields, kind), taken),
    x: tenth((page.width - wide) / 2),
    y: tenth((page.height - high) / 2),
    width: wide,
    height: high,
    rotation: 0,
    isHidden: false,
  }
  const blank = choose(fields.layer, null, kind)
  const own = (fields.layer.fieldsOf[chosenKind(blank)] ?? []).flatMap(field =>
    field.name in begun ? [[field.name, toTyped(field, valueOf(begun, field.name))] as const] : [],
  )
  const parts: TypedPiece = Object.fromEntries(own)
  return withParts(blank, parts)
}

/**
 * Pictures of the library as layers of their own, whole and as large as a new picture may be, about a point: in the middle of the
 * page unless told.
 */
export const pictureLayers = (
  { fields, page }: { readonly fields: LayoutFields; readonly page: LayoutPage },
  images: readonly Image[],
  { x, y }: { readonly x: number; readonly y: number } = { x: page.width / 2, y: page.height / 2 },
): readonly Typed[] =>
  images.map(image => {
    const most = Math.min(page.width, page.height) * beginnings.picture.width
    const scale = Math.min(most / image.width, most / image.height)
    const [width, height] = [tenth(image.width * scale), tenth(image.height * scale)]
    return withStored(fields, newLayer(fields, 'picture', page, []), {
      image: pictureRef(image),
      name: image.name.slice(0, 60),
      x: tenth(within(x - width / 2, page.width - width)),
      y: tenth(within(y - height / 2, page.height - height)),
      width,
      height,
    })
  })

const within = (value: number, most: number): number => Math.min(Math.max(0, value), most)

/** A picture as a layer names it, with what was chosen of it. */
export const pictureRef = ({ id, version, extension, focus, crops }: Image): ImageRef => ({
  id,
  version,
  extension,
  ...(focus ? { focus } : {}),
  ...(crops ? { crops } : {}),
})

const beginningOf = (kind: string): Beginning => (isKind(kind) ? beginnings[kind] : { width: 0.8, height: 0.5 })
const isKind = (kind: string): kind is Kind => Object.hasOwn(beginnings, kind)

const valueOf = (values: Readonly<Record<string, unknown>>, name: string): unknown => values[name]

/** 'Text', 'Text 2': a name that says which one it is. */
export function freeName(name: string, taken: readonly string[]): string {
  for (let number = 2, next = name; ; number += 1) {
    if (!taken.includes(next)) return next
    next = `${name} ${number}`
  }
}

/** Whether white letters are read on it better than dark ones. */
function isDark(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16))
  return red * 0.299 + green * 0.587 + blue * 0.114 < 140
}
