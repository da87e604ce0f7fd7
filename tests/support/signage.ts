import type { Product } from '../../schema/catalogue/product.ts'
import type { Ink } from '../../schema/signage/drawing.ts'
import type { FontPack } from '../../schema/signage/fontPack.ts'
import type { Layer, LayerOf } from '../../schema/signage/layers.ts'
import type { LiveData } from '../../schema/signage/live/liveData.ts'
import { categoryOf, menuOf, productOf } from './business.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÄÖÜäöüß0123456789 .,:;!?/()€%-+–…·{}\u00A0'

/** Letters that are all half as wide as they are high: what fits can be counted. */
export const plainPack: FontPack = {
  unitsPerEm: 1000,
  ascent: 800,
  descent: 200,
  xHeight: 500,
  widths: Object.fromEntries(Array.from(letters, character => [character, 500])),
  kerning: { AV: -100 },
  outlines: { A: 'm0 0l500 0l-250 700z' },
}

export const plainInk: Ink = {
  values: {},
  picture: null,
  live: null,
  packOf: () => plainPack,
  codeOf: () => [
    [true, false],
    [false, true],
  ],
}

export const textLayer = (more: Partial<LayerOf<'text'>>): LayerOf<'text'> => ({
  type: 'text',
  key: 'text',
  name: 'Text',
  x: 10,
  y: 20,
  width: 100,
  height: 50,
  rotation: 0,
  isHidden: false,
  text: 'Semmel',
  font: 'figtree-400',
  size: 10,
  lineHeight: 1.2,
  align: 'left',
  stand: 'top',
  color: '#000000',
  ...more,
})

const lines = {
  key: 'live',
  name: 'Live',
  x: 0,
  y: 0,
  width: 400,
  height: 100,
  rotation: 0,
  isHidden: false,
  font: 'figtree-400',
  size: 10,
  lineHeight: 1.2,
  align: 'left',
  stand: 'top',
  color: '#ffffff',
} as const

/** A layer of every kind that lives on data, as small as it may be. */
export const liveLayers: { readonly [Type in LiveType]: LayerOf<Type> } = {
  board: {
    ...pick(),
    type: 'board',
    categories: [],
    products: [],
    soldOut: 'struck',
    allergens: 'none',
    isDescribed: false,
    columns: 1,
    titleFont: 'figtree-700',
    titleColor: '#e9b872',
  },
  numbers: { ...lines, type: 'numbers', which: 'ready' },
  hours: { ...lines, type: 'hours', scope: 'today' },
  news: { ...lines, type: 'news', count: 2, isDescribed: false },
  clock: { ...lines, type: 'clock', shows: 'time' },
  countdown: { ...lines, type: 'countdown', until: '2026-11-28T18:00:00+01:00', text: 'Noch {Rest}', over: 'Los!' },
}
type LiveType = Exclude<Layer['type'], 'text' | 'picture' | 'shape' | 'code' | 'barcode' | 'film'>

function pick() {
  const { lineHeight: _height, align: _align, stand: _stand, ...letters } = lines
  return letters
}

const rolls = productOf({ id: 1, name: 'Semmel', price: 50 })
const bread = productOf({ id: 2, name: 'Brot', price: 420 })
const coffee = productOf({ id: 3, name: 'Kaffee', price: 310 })

/** A Saturday noon at a branch with three products on its card. */
export function liveOf({
  products = [rolls, bread, coffee],
  ...more
}: Partial<LiveData> & { products?: readonly Product[] } = {}): LiveData {
  const categories = [categoryOf({ id: 1, name: 'Gebäck' }), categoryOf({ id: 2, name: 'Getränke' })]
  const menu = menuOf({
    catalog: [
      { category: 1, products: [1, 2] },
      { category: 2, products: [3] },
    ],
  })
  return {
    now: Date.parse('2026-11-28T12:00:00+01:00'),
    branch: 1,
    timeZone: 'Europe/Vienna',
    currency: 'EUR',
    openingHours: [],
    menus: [menu],
    catalogue: {
      category: id => categories.find(each => each.id === id),
      product: id => products.find(each => each.id === id),
    },
    switches: [],
    numbers: [],
    news: [],
    ...more,
  }
}
