import { z } from 'zod'
import { choice, choiceIn, color, imageRef, longText, piece, text } from '../../base/fields.ts'
import { fontStyles } from '../fonts.ts'
import { fit, length, lineLabels, lines, place, placeLabels } from './parts.ts'

/** What is the same wherever and whenever it is shown, on screens and on paper. */
export const stillKinds = [
  piece(
    { type: z.literal('text'), ...place, text: longText(2000), ...lines },
    { ...placeLabels, text: 'Text', ...lineLabels },
  ),
  piece(
    {
      type: z.literal('picture'),
      ...place,
      source: choice({ own: 'Eigenes Bild', document: 'Bild des Inhalts' }),
      image: imageRef().nullish(),
      fit,
      radius: length(0),
    },
    { ...placeLabels, source: 'Woher', image: 'Bild', fit: 'Einpassen', radius: 'Rundung' },
  ),
  piece(
    {
      type: z.literal('shape'),
      ...place,
      form: choice({ rectangle: 'Rechteck', ellipse: 'Ellipse' }),
      fill: color(),
      radius: length(0),
    },
    { ...placeLabels, form: 'Form', fill: 'Farbe', radius: 'Rundung' },
  ),
  piece(
    { type: z.literal('code'), ...place, content: text(300), color: color() },
    { ...placeLabels, content: 'Inhalt', color: 'Farbe' },
  ),
  piece(
    { type: z.literal('barcode'), ...place, content: text(300), color: color(), font: choiceIn(fontStyles) },
    { ...placeLabels, content: 'Nummer (8 oder 13 Ziffern)', color: 'Farbe', font: 'Schrift der Ziffern' },
  ),
] as const
export const stillLabels = { text: 'Text', picture: 'Bild', shape: 'Fläche', code: 'QR-Code', barcode: 'Barcode (EAN)' }
