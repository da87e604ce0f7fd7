import type { Body } from '../../schema/base/entity.ts'
import { type Screen, screens } from '../../schema/signage/screen.ts'
import { type Segment, segments } from '../../schema/signage/segment.ts'
import type { Stream, StreamRule } from '../../schema/signage/stream.ts'
import type { Draft } from './authoring.ts'
import { branchIds } from './branch.ts'
import { shape, text } from './layers.ts'
import { type DemoScene, demoLiveScenes } from './liveScenes.ts'
import type { Shelf } from './menus.ts'

const ink = '#2a1d14'
const red = '#b3441e'
const cream = '#fdf6ec'

/** What the TVs show: a welcome, what noon is for, and a sign for the window. */
const stillScenes: readonly DemoScene[] = [
  {
    path: 'willkommen',
    name: 'Willkommen',
    width: 1920,
    height: 1080,
    background: cream,
    transition: 'fade',
    layers: [
      shape('streifen', 'Streifen', { x: 0, y: 0, width: 1920, height: 36 }, red),
      text(
        'gruss',
        'Gruß',
        'Guten Morgen!',
        { x: 140, y: 230, width: 1640, height: 230 },
        { font: 'caveat-700', size: 170, color: red, align: 'center' },
      ),
      text(
        'satz',
        'Satz',
        'Unser Brot geht seit 1898 jede Nacht von Hand durch den Ofen.',
        { x: 240, y: 480, width: 1440, height: 330 },
        { font: 'fraunces-700', size: 110, smallest: 70, color: ink, align: 'center', stand: 'middle' },
      ),
    ],
  },
  {
    path: 'mittag',
    name: 'Mittag',
    width: 1920,
    height: 1080,
    background: ink,
    transition: 'slide',
    layers: [
      shape('feld', 'Feld', { x: 120, y: 120, width: 12, height: 840 }, '#e9b872'),
      text(
        'titel',
        'Titel',
        'Mittags von 11 bis 14 Uhr',
        { x: 190, y: 140, width: 1600, height: 180 },
        { font: 'bebas-neue-400', size: 150, color: '#e9b872' },
      ),
      text(
        'zeilen',
        'Zeilen',
        'Suppe des Tages\nWarmes aus dem Ofen\nBelegtes, solange der Vorrat reicht',
        { x: 190, y: 370, width: 1600, height: 560 },
        { font: 'figtree-700', size: 96, smallest: 64, lineHeight: 1.5, color: cream },
      ),
    ],
  },
  {
    path: 'schaufenster',
    name: 'Schaufenster',
    width: 1080,
    height: 1920,
    background: red,
    transition: 'none',
    layers: [
      text(
        'titel',
        'Titel',
        'Heute frisch',
        { x: 90, y: 420, width: 900, height: 260 },
        { font: 'caveat-700', size: 190, color: '#ffffff', align: 'center' },
      ),
      text(
        'satz',
        'Satz',
        'Brot, Gebäck und Kaffee: kommen Sie herein.',
        { x: 90, y: 720, width: 900, height: 620 },
        { font: 'fraunces-700', size: 120, smallest: 80, color: cream, align: 'center', stand: 'middle' },
      ),
    ],
  },
]
export const demoScenes = (shelves: readonly Shelf[]): readonly DemoScene[] => [
  ...stillScenes,
  ...demoLiveScenes(shelves),
]
const [welcome, noon, frontWindow, board, numbers, tallBoard, toGo] = [1, 2, 3, 4, 5, 6, 7]

/** Scenes of the business, and between them a picture of the first product. */
export function demoSegments(products: readonly Body[]): readonly Body[] {
  const image = [products[0]?.['images']].flat()[0]
  const segment = (name: string, seconds: number, content: object) => ({ ...segments.blank, name, seconds, content })
  return [
    segment('Willkommen', 12, { type: 'scene', scene: welcome }),
    segment('Frisch aus dem Ofen', 8, { type: 'picture', image }),
    segment('Mittagskarte', 15, { type: 'scene', scene: noon }),
    segment('Schaufenster', 20, { type: 'scene', scene: frontWindow }),
    {
      ...segment('Weihnachtsgruß', 10, { type: 'scene', scene: welcome } satisfies Segment['content']),
      validFrom: '2026-12-01',
      validTo: '2026-12-24',
    },
    segment('Preistafel', 25, { type: 'scene', scene: board }),
    segment('Abholnummern', 20, { type: 'scene', scene: numbers }),
    segment('Preistafel im Fenster', 30, { type: 'scene', scene: tallBoard }),
    segment('Für unterwegs', 20, { type: 'scene', scene: toGo }),
  ]
}

const noonOnWorkdays: StreamRule = {
  priority: 50,
  weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  from: '11:00',
  to: '14:00',
  weeks: 'all',
  validFrom: null,
  validTo: null,
  onlyWhileOpen: true,
}

export const demoStreams: readonly Draft<Stream>[] = [
  { name: 'Den ganzen Tag', segments: [1, 6, 2, 7, 5], schedule: [] },
  { name: 'Mittag', segments: [3, 2], schedule: [noonOnWorkdays] },
  { name: 'Schaufenster', segments: [4, 8, 9, 2], schedule: [] },
]

/** TVs of the main house; nobody has let them in yet. */
export const demoScreens: readonly Draft<Screen>[] = [
  { ...screens.blank, ...at('theke', 'TV über der Theke'), streams: [1, 2], inches: 55, distance: 4 },
  {
    ...screens.blank,
    ...at('schaufenster', 'TV im Schaufenster'),
    orientation: 'portrait',
    streams: [3],
    inches: 43,
    dimFrom: '21:30',
    dimTo: '06:00',
    dimmed: 40,
  },
]

function at(identifier: string, name: string) {
  return { identifier, name, branch: branchIds.stammhaus }
}
