import type { Scene } from '../../schema/signage/scene.ts'
import type { Draft } from './authoring.ts'
import { tag } from './branch.ts'
import { shape, text } from './layers.ts'
import type { Shelf } from './menus.ts'

export type DemoScene = Omit<Draft<Scene>, 'layers'> & { readonly layers: readonly object[] }

const ink = '#2a1d14'
const gold = '#e9b872'
const cream = '#fdf6ec'
const red = '#b3441e'

const of = (type: string, key: string, name: string, place: object, look: object): object => ({
  type,
  key,
  name,
  rotation: 0,
  isHidden: false,
  ...place,
  ...look,
})
const lines = { lineHeight: 1.2, align: 'left', stand: 'top', color: cream, font: 'figtree-700' }

const board = (categories: readonly number[], place: object, look: object) =>
  of('board', 'tafel', 'Preistafel', place, {
    menu: null,
    categories,
    products: [],
    soldOut: 'struck',
    allergens: 'letters',
    isDescribed: false,
    font: 'figtree-400',
    color: cream,
    titleFont: 'fraunces-700',
    titleColor: gold,
    ...look,
  })
const clock = (place: object, size: number) =>
  of('clock', 'uhr', 'Uhr', place, { ...lines, shows: 'time', align: 'right', size })
const hours = (place: object, look: object) =>
  of('hours', 'zeiten', 'Öffnungszeiten', place, { ...lines, color: gold, ...look })
const title = (words: string, place: object, size: number, align: string) =>
  text('titel', 'Titel', words, place, { font: 'caveat-700', size, color: gold, align })

/** What the TVs over the counter and in the window live on: prices, numbers that are called, hours and the clock. */
export function demoLiveScenes(shelves: readonly Shelf[]): readonly DemoScene[] {
  const categoriesOf = (...series: string[]) =>
    shelves.filter(shelf => series.includes(shelf.series)).map(({ category }) => category)
  return [boardScene(categoriesOf('KA', 'SU', 'GE')), numbersScene(), tallScene(categoriesOf('BR')), toGoScene()]
}

const scene = (
  path: string,
  name: string,
  isUpright: boolean,
  background: string,
  layers: readonly object[],
): DemoScene => ({
  path,
  name,
  width: isUpright ? 1080 : 1920,
  height: isUpright ? 1920 : 1080,
  background,
  transition: 'fade',
  layers,
})

const boardScene = (categories: readonly number[]) =>
  scene('preistafel', 'Preistafel', false, ink, [
    title('Heute für Sie', { x: 80, y: 36, width: 1200, height: 126 }, 92, 'left'),
    clock({ x: 1440, y: 58, width: 400, height: 80 }, 64),
    board(categories, { x: 80, y: 180, width: 1760, height: 790 }, { columns: 3, size: 40, smallest: 24 }),
    hours({ x: 80, y: 990, width: 1760, height: 66 }, { scope: 'today', font: 'figtree-400', size: 26 }),
  ])

const numbersScene = () =>
  scene('abholung', 'Abholnummern', false, cream, [
    shape('fertig', 'Feld für Fertiges', { x: 960, y: 0, width: 960, height: 1080 }, red),
    ...numbers('preparing', 'In Arbeit', 100, ink, 120),
    ...numbers('ready', 'Abholbereit', 1060, cream, 150),
    clock({ x: 1440, y: 960, width: 400, height: 70 }, 56),
  ])

const numbers = (which: string, words: string, x: number, color: string, size: number): readonly object[] => [
  text(
    `${which}-titel`,
    words,
    words,
    { x, y: 90, width: 780, height: 130 },
    { font: 'fraunces-700', size: 96, color },
  ),
  of(
    'numbers',
    which,
    `Nummern: ${words}`,
    { x, y: 270, width: 780, height: 640 },
    {
      ...lines,
      which,
      size,
      smallest: 56,
      color,
    },
  ),
]

/** By tag: what several categories have for the way. */
const toGoScene = () =>
  scene('fuer-unterwegs', 'Für unterwegs', true, red, [
    title('Für unterwegs', { x: 80, y: 110, width: 920, height: 190 }, 140, 'center'),
    board(
      [],
      { x: 80, y: 380, width: 920, height: 1400 },
      { tags: [tag.toGo], columns: 1, size: 64, smallest: 30, titleColor: cream },
    ),
  ])

const tallScene = (categories: readonly number[]) =>
  scene('preistafel-hoch', 'Preistafel hoch', true, ink, [
    title('Aus dem Ofen', { x: 80, y: 66, width: 920, height: 178 }, 130, 'center'),
    board(categories, { x: 80, y: 270, width: 920, height: 1200 }, { columns: 1, size: 44, smallest: 26 }),
    hours({ x: 80, y: 1530, width: 920, height: 300 }, { scope: 'week', size: 40, smallest: 24, stand: 'bottom' }),
  ])
