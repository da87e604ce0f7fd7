import type { Body } from '../../schema/base/entity.ts'
import { shape, text } from './layers.ts'

/** What the bakery posts, and a sign for the counter: both of any product. */
export const demoImageTemplates: readonly Body[] = [
  {
    identifier: 'angebot-des-tages',
    name: 'Angebot des Tages',
    subject: 'products',
    unit: 'px',
    width: 1080,
    height: 1080,
    background: '#fdf6ec',
    layers: [
      {
        type: 'picture',
        key: 'bild',
        name: 'Bild',
        x: 60,
        y: 60,
        width: 960,
        height: 620,
        rotation: 0,
        isHidden: false,
        source: 'document',
        fit: 'cover',
        radius: 32,
      },
      text(
        'anlass',
        'Anlass',
        'Heute bei uns',
        { x: 60, y: 690, width: 960, height: 90 },
        { font: 'caveat-700', size: 64, color: '#b3441e' },
      ),
      text(
        'name',
        'Name',
        '{Name}',
        { x: 60, y: 780, width: 620, height: 230 },
        { font: 'fraunces-700', size: 84, smallest: 44, color: '#2a1d14', stand: 'middle' },
      ),
      text(
        'preis',
        'Preis',
        '{Preis}',
        { x: 700, y: 780, width: 320, height: 230 },
        { font: 'figtree-700', size: 96, smallest: 40, color: '#2a1d14', align: 'right', stand: 'middle' },
      ),
    ],
  },
  {
    identifier: 'thekenschild',
    name: 'Thekenschild',
    subject: 'products',
    unit: 'mm',
    width: 95,
    height: 55,
    background: '#ffffff',
    layers: [
      shape('streifen', 'Streifen', { x: 0, y: 0, width: 95, height: 4 }, '#b3441e'),
      text(
        'name',
        'Name',
        '{Name}',
        { x: 6, y: 8, width: 83, height: 18 },
        { font: 'fraunces-700', size: 8, smallest: 4, color: '#2a1d14' },
      ),
      text(
        'preis',
        'Preis',
        '{Preis}',
        { x: 6, y: 27, width: 50, height: 13 },
        { font: 'figtree-700', size: 11, smallest: 5, color: '#2a1d14', stand: 'middle' },
      ),
      text(
        'grundpreis',
        'Grundpreis',
        '{Grundpreis}\n{Pfand}',
        { x: 56, y: 27, width: 33, height: 13 },
        { font: 'figtree-400', size: 3.8, smallest: 2, color: '#57534e', align: 'right', stand: 'middle' },
      ),
      text(
        'allergene',
        'Allergene',
        'Enthält: {Allergene}\n{Zusatzstoffe}',
        { x: 6, y: 41, width: 83, height: 11 },
        { font: 'figtree-400', size: 3.2, smallest: 1.8, color: '#57534e', stand: 'bottom' },
      ),
    ],
  },
]
