import { z } from 'zod'
import { choice, choiceIn, color, entryKey, name } from '../../base/fields.ts'
import { fontStyles } from '../fonts.ts'

/** Lengths in the layout's unit, to a tenth: pixels of a screen, or millimetres of paper. */
export const length = (least: number) => z.number().min(least).max(4096).multipleOf(0.1)

/** What every layer has: where it lies. */
export const place = {
  key: entryKey(),
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
export const placeLabels = {
  type: 'Art',
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

/** What letters look like: as large as `size` where all goes in, else smaller, `smallest` at least. */
export const letters = {
  font: choiceIn(fontStyles),
  size: length(1),
  smallest: length(1).nullish(),
  color: color(),
}
export const letterLabels = {
  font: 'Schrift',
  size: 'Schriftgröße',
  smallest: 'Kleiner bis (damit alles passt)',
  color: 'Farbe',
}

/** How lines stand in their field. */
export const lines = {
  ...letters,
  lineHeight: z.number().min(0.8).max(3).multipleOf(0.05),
  align: choice({ left: 'Links', center: 'Mitte', right: 'Rechts' }),
  stand: choice({ top: 'Oben', middle: 'Mitte', bottom: 'Unten' }),
}
export const lineLabels = {
  ...letterLabels,
  lineHeight: 'Zeilenabstand',
  align: 'Ausrichtung',
  stand: 'Stand im Feld',
}

export const fit = choice({ cover: 'Füllt das Feld', contain: 'Ganz zu sehen' })
