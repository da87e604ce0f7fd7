import { z } from 'zod'
import { choice, choiceIn, color, instant, piece, relation, relations, text } from '../../base/fields.ts'
import { fontStyles } from '../fonts.ts'
import { fit, letterLabels, letters, lineLabels, lines, place, placeLabels } from './parts.ts'

/** What says how it stands right now: by the documents of the business, by the branch of the TV and by its clock. */
export const liveKinds = [
  piece(
    {
      type: z.literal('board'),
      ...place,
      /** Without one the menu that the branch has at that time. */
      menu: relation('menus').nullish(),
      categories: relations('categories', 50),
      /** A product with one of them is enough. */
      tags: relations('tags', 20).nullish(),
      products: relations('products', 100),
      soldOut: choice({ struck: 'Durchgestrichen', hidden: 'Ausgeblendet' }),
      allergens: choice({ none: 'Keine', letters: 'Buchstaben', words: 'In Worten' }),
      isDescribed: z.boolean(),
      columns: z.int().min(1).max(6),
      ...letters,
      titleFont: choiceIn(fontStyles),
      titleColor: color(),
    },
    {
      ...placeLabels,
      menu: 'Speisekarte (leer gilt die der Filiale)',
      categories: 'Kategorien (leer gilt alle)',
      tags: 'Schlagwörter (leer gilt alles)',
      products: 'Nur diese Produkte',
      soldOut: 'Ausverkauftes',
      allergens: 'Allergene',
      isDescribed: 'Mit Beschreibung',
      columns: 'Spalten',
      ...letterLabels,
      titleFont: 'Schrift der Kategorien',
      titleColor: 'Farbe der Kategorien',
    },
  ),
  piece(
    {
      type: z.literal('numbers'),
      ...place,
      which: choice({ preparing: 'In Arbeit', ready: 'Abholbereit' }),
      ...lines,
    },
    { ...placeLabels, which: 'Welche', ...lineLabels },
  ),
  piece(
    {
      type: z.literal('hours'),
      ...place,
      scope: choice({ today: 'Heute', week: 'Ganze Woche' }),
      ...lines,
    },
    { ...placeLabels, scope: 'Zeitraum', ...lineLabels },
  ),
  piece(
    { type: z.literal('news'), ...place, count: z.int().min(1).max(10), isDescribed: z.boolean(), ...lines },
    { ...placeLabels, count: 'Wie viele', isDescribed: 'Mit Beschreibung', ...lineLabels },
  ),
  piece(
    {
      type: z.literal('clock'),
      ...place,
      shows: choice({ time: 'Uhrzeit', date: 'Datum', both: 'Datum und Uhrzeit' }),
      ...lines,
    },
    { ...placeLabels, shows: 'Zeigt', ...lineLabels },
  ),
  piece(
    { type: z.literal('countdown'), ...place, until: instant(), text: text(200), over: text(200), ...lines },
    { ...placeLabels, until: 'Bis', text: 'Text ({Rest} zählt herunter)', over: 'Text danach', ...lineLabels },
  ),
  piece(
    { type: z.literal('film'), ...place, file: relation('uploads'), fit },
    {
      ...placeLabels,
      file: 'Film (MP4, H.264)',
      fit: 'Einpassen',
    },
  ),
] as const
export const liveLabels = {
  board: 'Preistafel',
  numbers: 'Abholnummern',
  hours: 'Öffnungszeiten',
  news: 'Neuigkeiten',
  clock: 'Uhr',
  countdown: 'Countdown',
  film: 'Film',
}
