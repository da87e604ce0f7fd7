import { z } from 'zod'
import {
  choice,
  choiceIn,
  color,
  distinct,
  imageRef,
  longText,
  name,
  piece,
  text,
  variants,
  widgets,
} from '../base/fields.ts'
import { fontStyles } from './fonts.ts'

/** Lengths in the layout's unit, to a tenth: pixels of a screen, or millimetres of paper. */
const length = (least: number) => z.number().min(least).max(4096).multipleOf(0.1)
const place = {
  key: z
    .string()
    .min(1)
    .max(40)
    .regex(/^[A-Za-z0-9_-]+$/)
    .register(widgets, { widget: 'entryKey' }),
  name: name(60),
  x: length(-4096),
  y: length(-4096),
  width: length(0.1),
  height: length(0.1),
  rotation: z.int().min(-180).max(180),
  isHidden: z.boolean(),
  /** Nobody moves it on the stage by mistake. */
  isLocked: z.boolean().nullish(),
}
const placeLabels = {
  key: 'Schlüssel',
  name: 'Bezeichnung',
  x: 'Von links',
  y: 'Von oben',
  width: 'Breite',
  height: 'Höhe',
  rotation: 'Drehung in Grad',
  isHidden: 'Ausgeblendet',
  isLocked: 'Gesperrt',
}

const textLayer = piece(
  {
    type: z.literal('text'),
    ...place,
    text: longText(2000),
    font: choiceIn(fontStyles),
    size: length(1),
    smallest: length(1).nullish(),
    lineHeight: z.number().min(0.8).max(3).multipleOf(0.05),
    align: choice({ left: 'Links', center: 'Mitte', right: 'Rechts' }),
    stand: choice({ top: 'Oben', middle: 'Mitte', bottom: 'Unten' }),
    color: color(),
  },
  {
    type: 'Art',
    ...placeLabels,
    text: 'Text',
    font: 'Schrift',
    size: 'Schriftgröße',
    smallest: 'Kleiner bis (damit alles passt)',
    lineHeight: 'Zeilenabstand',
    align: 'Ausrichtung',
    stand: 'Stand im Feld',
    color: 'Farbe',
  },
)

const pictureLayer = piece(
  {
    type: z.literal('picture'),
    ...place,
    source: choice({ own: 'Eigenes Bild', document: 'Bild des Produkts' }),
    image: imageRef().nullish(),
    fit: choice({ cover: 'Füllt das Feld', contain: 'Ganz zu sehen' }),
    radius: length(0),
  },
  { type: 'Art', ...placeLabels, source: 'Woher', image: 'Bild', fit: 'Einpassen', radius: 'Rundung' },
)

const shapeLayer = piece(
  {
    type: z.literal('shape'),
    ...place,
    form: choice({ rectangle: 'Rechteck', ellipse: 'Ellipse' }),
    fill: color(),
    radius: length(0),
  },
  { type: 'Art', ...placeLabels, form: 'Form', fill: 'Farbe', radius: 'Rundung' },
)

const codeLayer = piece(
  { type: z.literal('code'), ...place, content: text(300), color: color() },
  { type: 'Art', ...placeLabels, content: 'Inhalt', color: 'Farbe' },
)

const layer = () =>
  variants('type', [textLayer, pictureLayer, shapeLayer, codeLayer] as const, {
    text: 'Text',
    picture: 'Bild',
    shape: 'Fläche',
    code: 'QR-Code',
  })
export type Layer = z.infer<ReturnType<typeof layer>>
export type LayerOf<Type extends Layer['type']> = Extract<Layer, { type: Type }>

/** The layers of a layout, the lowest first. */
export const layers = () => distinct(layer(), 'key', 200)
