import { labelSheets } from '../../../../../schema/signage/labelSheets.ts'
import { priceTag } from '../../../../../schema/signage/priceTag.ts'
import { type Beginning, barcode, box, code, cream, crust, gold, picture, shape, text } from './pieces.ts'

/** What picture templates and labels may begin with. */
export const asFile: readonly Beginning[] = [
  {
    name: 'Preisschild 95 × 55 mm',
    unit: 'mm',
    subject: 'products',
    width: 95,
    height: 55,
    background: '#ffffff',
    layers: [
      shape('streifen', 'Streifen', box(0, 0, 95, 4), crust),
      text('name', 'Name', '{Name}', box(6, 7, 83, 18), 8, { font: 'fraunces-700', stand: 'top', smallest: 4 }),
      text('preis', 'Preis', '{Preis}', box(6, 26, 50, 14), 12, { smallest: 5 }),
      text('grundpreis', 'Grundpreis und Pfand', '{Grundpreis}\n{Pfand}', box(56, 26, 33, 14), 3.8, {
        font: 'figtree-400',
        align: 'right',
        smallest: 2.4,
      }),
      text('allergene', 'Allergene', 'Enthält: {Allergene}\n{Zusatzstoffe}', box(6, 41, 83, 11), 3.2, {
        font: 'figtree-400',
        stand: 'bottom',
        smallest: 2.4,
      }),
    ],
  },
  {
    ...priceTag(labelSheets.compact),
    name: 'Preisschild kompakt',
    unit: 'mm',
    subject: 'products',
  },
  {
    name: 'Regaletikett mit Barcode',
    unit: 'mm',
    subject: 'products',
    width: 63.5,
    height: 38.1,
    background: '#ffffff',
    layers: [
      text('name', 'Name', '{Name}', box(3, 2.5, 57.5, 10), 5, { stand: 'top', smallest: 2.6 }),
      text('preis', 'Preis', '{Preis}', box(3, 13, 24, 12), 9, { smallest: 4 }),
      text('grundpreis', 'Grundpreis und Pfand', '{Grundpreis}\n{Pfand}', box(3, 26, 24, 9.5), 2.8, {
        font: 'figtree-400',
        stand: 'top',
        smallest: 1.8,
      }),
      barcode('barcode', 'Barcode', '{EAN}', box(28, 14, 33, 21.5)),
    ],
  },
  {
    name: 'Beitrag quadratisch',
    unit: 'px',
    subject: 'products',
    width: 1080,
    height: 1080,
    background: cream,
    layers: [
      picture('bild', 'Bild', box(60, 60, 960, 620), 'document', 32),
      text('anlass', 'Anlass', 'Heute bei uns', box(60, 690, 960, 90), 64, { font: 'caveat-700', color: crust }),
      text('name', 'Name', '{Name}', box(60, 780, 620, 230), 84, { font: 'fraunces-700', smallest: 44 }),
      text('preis', 'Preis', '{Preis}', box(700, 780, 320, 230), 96, { align: 'right', smallest: 40 }),
    ],
  },
  {
    name: 'Beitrag hoch (Story)',
    unit: 'px',
    subject: 'products',
    width: 1080,
    height: 1920,
    background: crust,
    layers: [
      picture('bild', 'Bild', box(0, 0, 1080, 1150), 'document'),
      text('name', 'Name', '{Name}', box(80, 1200, 920, 330), 120, {
        font: 'fraunces-700',
        color: '#ffffff',
        align: 'center',
        smallest: 60,
      }),
      text('preis', 'Preis', '{Preis}', box(80, 1550, 920, 200), 150, { color: gold, align: 'center', smallest: 70 }),
    ],
  },
  {
    name: 'Neuigkeit oder Termin, quadratisch',
    unit: 'px',
    subject: 'sites',
    width: 1080,
    height: 1080,
    background: crust,
    layers: [
      picture('bild', 'Bild', box(0, 0, 1080, 560), 'document'),
      text('titel', 'Titel', '{Überschrift}', box(70, 600, 940, 190), 84, {
        font: 'fraunces-700',
        color: '#ffffff',
        smallest: 44,
      }),
      text('wann', 'Wann und wo', '{Wann}\n{Wo}', box(70, 800, 940, 110), 44, {
        color: gold,
        stand: 'top',
        smallest: 28,
      }),
      text('satz', 'Beschreibung', '{Beschreibung}', box(70, 920, 940, 110), 34, {
        font: 'figtree-400',
        color: '#ffffff',
        stand: 'bottom',
        smallest: 22,
      }),
    ],
  },
  {
    name: 'Plakat A4, hoch',
    unit: 'mm',
    subject: 'none',
    width: 210,
    height: 297,
    background: cream,
    layers: [
      shape('kopf', 'Kopf', box(0, 0, 210, 12), crust),
      text('anlass', 'Anlass', 'Herzlich willkommen', box(20, 40, 170, 26), 22, {
        font: 'caveat-700',
        color: crust,
        align: 'center',
      }),
      text('titel', 'Titel', 'Tag der offenen Backstube', box(20, 72, 170, 80), 30, {
        font: 'fraunces-700',
        align: 'center',
        smallest: 16,
      }),
      text('wann', 'Wann und wo', 'Samstag, 9 bis 14 Uhr', box(20, 165, 170, 24), 14, { align: 'center', smallest: 8 }),
      code('code', 'QR-Code', 'https://', box(80, 215, 50, 50)),
    ],
  },
  {
    name: 'Plakat A4, quer',
    unit: 'mm',
    subject: 'products',
    width: 297,
    height: 210,
    background: '#ffffff',
    layers: [
      picture('bild', 'Bild', box(0, 0, 140, 210), 'document'),
      text('name', 'Name', '{Name}', box(152, 30, 132, 70), 24, { font: 'fraunces-700', smallest: 12 }),
      text('preis', 'Preis', '{Preis}', box(152, 105, 132, 40), 34, { color: crust, smallest: 16 }),
      text('allergene', 'Allergene', 'Enthält: {Allergene}', box(152, 165, 132, 30), 5, {
        font: 'figtree-400',
        stand: 'bottom',
        smallest: 3,
      }),
    ],
  },
]
