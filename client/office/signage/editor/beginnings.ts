import type { Entity } from '../../../../schema/base/entity.ts'
import type { ImageRef } from '../../../../schema/base/fields.ts'
import type { FontStyle } from '../../../../schema/signage/fonts.ts'
import { imageTemplates } from '../../../../schema/signage/imageTemplate.ts'
import { labelSheets } from '../../../../schema/signage/labelSheets.ts'
import type { Layer, LayerOf } from '../../../../schema/signage/layers.ts'
import { priceTag } from '../../../../schema/signage/priceTag.ts'
import { scenes } from '../../../../schema/signage/scene.ts'
import type { Rect } from './geometry.ts'

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

const [ink, cream, crust, gold] = ['#2a1d14', '#fdf6ec', '#b3441e', '#e9b872']
const box = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height })
const own = (key: string, name: string) => ({ key, name, rotation: 0, isHidden: false })

interface TextLook {
  readonly font?: FontStyle
  readonly color?: string
  readonly smallest?: number
  readonly align?: LayerOf<'text'>['align']
  readonly stand?: LayerOf<'text'>['stand']
  readonly lineHeight?: number
}

function text(key: string, name: string, words: string, place: Rect, size: number, look: TextLook = {}): Layer {
  const { font = 'figtree-700', color = ink, align = 'left', stand = 'middle', lineHeight = 1.15, smallest } = look
  return {
    ...{ type: 'text', ...own(key, name), ...place, text: words, font, size, lineHeight, align, stand, color },
    ...(smallest === undefined ? {} : { smallest }),
  }
}

const shape = (key: string, name: string, place: Rect, fill: string, radius = 0): Layer => ({
  ...{ type: 'shape', ...own(key, name), ...place, form: 'rectangle', fill, radius },
})

const picture = (key: string, name: string, place: Rect, source: 'own' | 'document', radius = 0): Layer => ({
  ...{ type: 'picture', ...own(key, name), ...place, source, fit: 'cover', radius },
})

const code = (key: string, name: string, content: string, place: Rect): Layer => ({
  ...{ type: 'code', ...own(key, name), ...place, content, color: ink },
})

const dishes = 'Suppe des Tages\nQuiche mit Salat\nBelegtes Roggenbrot\nApfelstrudel'
const prices = '5,90 €\n8,40 €\n6,20 €\n4,50 €'

const onTv: readonly Beginning[] = [
  {
    ...{ name: 'Speisekarte, quer', width: 1920, height: 1080, background: ink },
    layers: [
      text('titel', 'Titel', 'Unsere Karte', box(120, 80, 1680, 150), 120, { font: 'fraunces-700', color: gold }),
      shape('linie', 'Linie', box(120, 250, 1680, 6), gold),
      text('speisen', 'Speisen', dishes, box(120, 310, 1250, 660), 84, {
        ...{ color: cream, stand: 'top', lineHeight: 1.8, smallest: 58 },
      }),
      text('preise', 'Preise', prices, box(1400, 310, 400, 660), 84, {
        ...{ color: gold, stand: 'top', lineHeight: 1.8, smallest: 58, align: 'right' },
      }),
    ],
  },
  {
    ...{ name: 'Speisekarte, hoch', width: 1080, height: 1920, background: cream },
    layers: [
      shape('kopf', 'Kopf', box(0, 0, 1080, 330), crust),
      text('titel', 'Titel', 'Unsere Karte', box(80, 110, 920, 180), 130, { font: 'fraunces-700', color: cream }),
      text('speisen', 'Speisen', dishes, box(80, 430, 660, 1300), 64, {
        ...{ stand: 'top', lineHeight: 2.4, smallest: 54 },
      }),
      text('preise', 'Preise', prices, box(740, 430, 260, 1300), 64, {
        ...{ color: crust, stand: 'top', lineHeight: 2.4, smallest: 54, align: 'right' },
      }),
    ],
  },
  {
    ...{ name: 'Angebot des Tages, quer', width: 1920, height: 1080, background: cream },
    layers: [
      picture('bild', 'Bild', box(100, 100, 820, 880), 'own', 40),
      text('anlass', 'Anlass', 'Heute bei uns', box(1000, 160, 820, 150), 120, { font: 'caveat-700', color: crust }),
      text('angebot', 'Angebot', 'Nussbrot aus dem Holzofen', box(1000, 330, 820, 330), 120, {
        ...{ font: 'fraunces-700', smallest: 80 },
      }),
      shape('schild', 'Preisschild', box(1000, 720, 560, 210), crust, 28),
      text('preis', 'Preis', '4,90 €', box(1030, 720, 500, 210), 150, {
        color: '#ffffff',
        align: 'center',
        smallest: 90,
      }),
    ],
  },
  {
    ...{ name: 'Angebot des Tages, hoch', width: 1080, height: 1920, background: crust },
    layers: [
      picture('bild', 'Bild', box(80, 110, 920, 860), 'own', 40),
      text('anlass', 'Anlass', 'Heute bei uns', box(80, 1010, 920, 150), 130, {
        ...{ font: 'caveat-700', color: gold, align: 'center' },
      }),
      text('angebot', 'Angebot', 'Nussbrot aus dem Holzofen', box(80, 1170, 920, 330), 120, {
        ...{ font: 'fraunces-700', color: '#ffffff', align: 'center', smallest: 80 },
      }),
      text('preis', 'Preis', '4,90 €', box(80, 1530, 920, 230), 200, { color: '#ffffff', align: 'center' }),
    ],
  },
  {
    ...{ name: 'Plakat mit QR-Code', width: 1920, height: 1080, background: crust },
    layers: [
      text('titel', 'Titel', 'Ohne Schlange:\nvorbestellen', box(120, 160, 1000, 480), 170, {
        ...{ font: 'fraunces-700', color: '#ffffff', smallest: 100 },
      }),
      text('satz', 'Satz', 'Code scannen, aussuchen, abholen.', box(120, 690, 1000, 200), 76, { color: cream }),
      shape('feld', 'Feld', box(1210, 200, 590, 680), '#ffffff', 36),
      code('code', 'QR-Code', 'https://', box(1255, 295, 500, 490)),
    ],
  },
]

const asFile: readonly Beginning[] = [
  {
    ...{
      name: 'Preisschild 95 × 55 mm',
      unit: 'mm',
      subject: 'products',
      width: 95,
      height: 55,
      background: '#ffffff',
    },
    layers: [
      shape('streifen', 'Streifen', box(0, 0, 95, 4), crust),
      text('name', 'Name', '{Name}', box(6, 7, 83, 18), 8, { font: 'fraunces-700', stand: 'top', smallest: 4 }),
      text('preis', 'Preis', '{Preis}', box(6, 26, 50, 14), 12, { smallest: 5 }),
      text('grundpreis', 'Grundpreis und Pfand', '{Grundpreis}\n{Pfand}', box(56, 26, 33, 14), 3.8, {
        ...{ font: 'figtree-400', align: 'right', smallest: 2.4 },
      }),
      text('allergene', 'Allergene', 'Enthält: {Allergene}\n{Zusatzstoffe}', box(6, 41, 83, 11), 3.2, {
        ...{ font: 'figtree-400', stand: 'bottom', smallest: 2.4 },
      }),
    ],
  },
  {
    ...priceTag(labelSheets.compact),
    ...{ name: 'Preisschild kompakt', unit: 'mm', subject: 'products' },
  },
  {
    ...{ name: 'Beitrag quadratisch', unit: 'px', subject: 'products', width: 1080, height: 1080, background: cream },
    layers: [
      picture('bild', 'Bild', box(60, 60, 960, 620), 'document', 32),
      text('anlass', 'Anlass', 'Heute bei uns', box(60, 690, 960, 90), 64, { font: 'caveat-700', color: crust }),
      text('name', 'Name', '{Name}', box(60, 780, 620, 230), 84, { font: 'fraunces-700', smallest: 44 }),
      text('preis', 'Preis', '{Preis}', box(700, 780, 320, 230), 96, { align: 'right', smallest: 40 }),
    ],
  },
  {
    ...{ name: 'Beitrag hoch (Story)', unit: 'px', subject: 'products', width: 1080, height: 1920, background: crust },
    layers: [
      picture('bild', 'Bild', box(0, 0, 1080, 1150), 'document'),
      text('name', 'Name', '{Name}', box(80, 1200, 920, 330), 120, {
        ...{ font: 'fraunces-700', color: '#ffffff', align: 'center', smallest: 60 },
      }),
      text('preis', 'Preis', '{Preis}', box(80, 1550, 920, 200), 150, { color: gold, align: 'center', smallest: 70 }),
    ],
  },
  {
    ...{ name: 'Plakat A4, hoch', unit: 'mm', subject: 'none', width: 210, height: 297, background: cream },
    layers: [
      shape('kopf', 'Kopf', box(0, 0, 210, 12), crust),
      text('anlass', 'Anlass', 'Herzlich willkommen', box(20, 40, 170, 26), 22, {
        ...{ font: 'caveat-700', color: crust, align: 'center' },
      }),
      text('titel', 'Titel', 'Tag der offenen Backstube', box(20, 72, 170, 80), 30, {
        ...{ font: 'fraunces-700', align: 'center', smallest: 16 },
      }),
      text('wann', 'Wann und wo', 'Samstag, 9 bis 14 Uhr', box(20, 165, 170, 24), 14, { align: 'center', smallest: 8 }),
      code('code', 'QR-Code', 'https://', box(80, 215, 50, 50)),
    ],
  },
  {
    ...{ name: 'Plakat A4, quer', unit: 'mm', subject: 'products', width: 297, height: 210, background: '#ffffff' },
    layers: [
      picture('bild', 'Bild', box(0, 0, 140, 210), 'document'),
      text('name', 'Name', '{Name}', box(152, 30, 132, 70), 24, { font: 'fraunces-700', smallest: 12 }),
      text('preis', 'Preis', '{Preis}', box(152, 105, 132, 40), 34, { color: crust, smallest: 16 }),
      text('allergene', 'Allergene', 'Enthält: {Allergene}', box(152, 165, 132, 30), 5, {
        ...{ font: 'figtree-400', stand: 'bottom', smallest: 3 },
      }),
    ],
  },
]

/** What layouts of an entity may begin with, by its type. */
const beginnings: Readonly<Record<string, readonly Beginning[]>> = {
  [scenes.type]: onTv,
  [imageTemplates.type]: asFile,
}
/** What a layout of the entity may begin with. Its own pictures are `image`, until somebody chooses others. */
export const beginningsOf = ({ type }: Pick<Entity, 'type'>, image: ImageRef | undefined): readonly Beginning[] =>
  (beginnings[type] ?? []).map(beginning => ({
    ...beginning,
    layers: beginning.layers.map(layer =>
      image && layer.type === 'picture' && layer.source === 'own' ? { ...layer, image } : layer,
    ),
  }))
