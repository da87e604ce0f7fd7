import type { Layout } from './drawing.ts'
import type { Box } from './fit.ts'
import type { FontStyle } from './fonts.ts'
import type { Layer, LayerOf } from './layers.ts'

const INK = '#1c1917'
const GREY = '#57534e'

/**
 * A price tag for a label of this size (millimetres): name and price large, the price per kilogram or litre beside it, the
 * deposit apart, allergens and additives in words. A small label shrinks its letters before it loses one; a roomy one has the
 * article's number as a code besides, for the till, and the barcode of a product that has one (`gtin`).
 */
export function priceTag({ width, height }: Box, gtin?: string | null): Layout {
  const gap = Math.min(width, height) * 0.07
  const inner = width - 2 * gap
  const isRoomy = height >= 40
  const nameHeight = (height - 2 * gap) * (isRoomy ? 0.3 : 0.36)
  const priceHeight = (height - 2 * gap) * (isRoomy ? 0.3 : 0.34)
  const restTop = gap + nameHeight + priceHeight
  const priceWidth = inner * 0.58
  const restHeight = height - gap - restTop
  const barcodeWidth = isRoomy && gtin ? BARCODE : 0
  const nameWidth = isRoomy ? inner - nameHeight - gap : inner
  const layers: Layer[] = [
    ...(isRoomy ? [tagCode(width - gap - nameHeight, gap, nameHeight)] : []),
    tagText('name', 'Name', '{Name}', 'figtree-700', INK, gap, gap, nameWidth, nameHeight, isRoomy ? 7.5 : 4.6),
    {
      ...tagText('price', 'Preis', '{Preis}', 'figtree-700', INK, gap, gap + nameHeight, priceWidth, priceHeight, 9),
      size: tenth(priceHeight * 0.8),
      stand: 'middle',
    },
    {
      ...tagText(
        'base',
        'Grundpreis',
        '{Grundpreis}\n{Pfand}',
        'figtree-400',
        INK,
        gap + priceWidth,
        gap + nameHeight,
        inner - priceWidth,
        priceHeight,
        isRoomy ? 4 : 2.6,
      ),
      align: 'right',
      stand: 'middle',
    },
    {
      ...tagText(
        'contents',
        'Allergene',
        'Enthält: {Allergene}\n{Zusatzstoffe}',
        'figtree-400',
        GREY,
        gap,
        restTop,
        inner - barcodeWidth,
        restHeight,
        isRoomy ? 3.6 : 2.3,
      ),
      stand: 'bottom',
    },
    ...(barcodeWidth > 0
      ? [tagBarcode(width - gap - barcodeWidth, restTop + gap / 2, barcodeWidth, restHeight - gap / 2)]
      : []),
  ]
  return { width, height, background: '#ffffff', unit: 'mm', layers }
}

const placed = (key: string, name: string, x: number, y: number, width: number, height: number) =>
  ({ key, name, x, y, width, height, rotation: 0, isHidden: false }) as const

const tagCode = (x: number, y: number, side: number): LayerOf<'code'> => ({
  type: 'code',
  ...placed('number', 'Artikelnummer', x, y, side, side),
  content: '{Artikelnummer}',
  color: INK,
})

/** Millimetres: of an EAN-13 with the white beside it, nearly as large as it is meant to be (37.3). */
const BARCODE = 36

const tagBarcode = (x: number, y: number, width: number, height: number): LayerOf<'barcode'> => ({
  type: 'barcode',
  ...placed('barcode', 'Barcode', x, y, width, height),
  content: '{EAN}',
  color: INK,
  font: 'figtree-400',
})

/** Letters below this many millimetres cannot be read at arm's length: 1.2 mm of an x, as food labels must have. */
const SMALLEST = 1.8

function tagText(
  key: string,
  name: string,
  text: string,
  font: FontStyle,
  color: string,
  x: number,
  y: number,
  width: number,
  height: number,
  size: number,
): LayerOf<'text'> {
  return {
    type: 'text',
    ...placed(key, name, x, y, width, height),
    text,
    font,
    size,
    smallest: Math.min(SMALLEST, size),
    lineHeight: 1.15,
    align: 'left',
    stand: 'top',
    color,
  }
}

const tenth = (value: number): number => Math.round(value * 10) / 10
