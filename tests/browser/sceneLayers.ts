/** Where layers lie on a page of 1280 × 720. */
const at = (key: string, x: number, y: number, width: number, height: number, rotation = 0) => ({
  key,
  name: key,
  x,
  y,
  width,
  height,
  rotation,
  isHidden: false,
})
const lines = { font: 'figtree-700', size: 34, lineHeight: 1.2, align: 'left', stand: 'top', color: '#2a1d14' }

/** What somebody cut out of a picture for wide boxes. */
export const crops = { wide: { x: 0.2, y: 0.1, width: 0.5 } }

/** One picture over the whole page. */
export const fullPicture = (image: object): readonly object[] => [
  { type: 'picture', ...at('voll', 0, 0, 1280, 720), source: 'own', image, fit: 'cover', radius: 0 },
]

/** A layer of every kind that is the same on a TV and in a file; `moved`: all of them stand so many pixels further right. */
export const stillScene = (image: object, moved = 0): readonly object[] => {
  return [
    { type: 'shape', ...at('feld', 40 + moved, 30, 420, 150), form: 'rectangle', fill: '#b3441e', radius: 24 },
    { type: 'shape', ...at('kreis', 480 + moved, 30, 260, 150, 15), form: 'ellipse', fill: '#e9b872', radius: 0 },
    { type: 'text', ...at('text', 60 + moved, 50, 380, 120), text: 'Käse, Äpfel & „Süßes“ ab 12,90 €', ...lines },
    { type: 'text', ...at('schief', 780 + moved, 60, 380, 90, -8), text: 'Heute frisch', ...lines, font: 'caveat-700' },
    {
      type: 'picture',
      ...at('bild', 40 + moved, 210, 400, 225),
      source: 'own',
      image: { ...image, crops },
      fit: 'cover',
      radius: 30,
    },
    { type: 'picture', ...at('ganz', 470 + moved, 210, 300, 225), source: 'own', image, fit: 'contain', radius: 0 },
    {
      type: 'picture',
      ...at('hoch', 800 + moved, 210, 180, 300),
      source: 'own',
      image: { ...image, focus: { x: 0.1, y: 0.5 } },
      fit: 'cover',
      radius: 0,
    },
    {
      type: 'code',
      ...at('code', 1010 + moved, 210, 220, 220),
      content: 'https://example.com/karte',
      color: '#1c1917',
    },
    {
      type: 'barcode',
      ...at('barcode', 40 + moved, 470, 340, 200),
      content: '4006381333931',
      color: '#1c1917',
      font: 'figtree-400',
    },
  ]
}

/** A layer of every kind that says how things stand; a film is no part of a picture. */
export const liveScene: readonly object[] = [
  {
    type: 'board',
    ...at('tafel', 40, 30, 800, 420),
    categories: [],
    products: [],
    soldOut: 'struck',
    allergens: 'letters',
    isDescribed: true,
    columns: 2,
    font: 'figtree-400',
    size: 26,
    smallest: 12,
    color: '#2a1d14',
    titleFont: 'fraunces-700',
    titleColor: '#b3441e',
  },
  { type: 'numbers', ...at('nummern', 880, 30, 360, 160), which: 'ready', ...lines },
  { type: 'hours', ...at('zeiten', 880, 210, 360, 240), scope: 'week', ...lines, size: 22, smallest: 12 },
  { type: 'news', ...at('neues', 40, 470, 560, 200), count: 2, isDescribed: true, ...lines, size: 24, smallest: 12 },
  { type: 'clock', ...at('tag', 640, 470, 600, 60), shows: 'date', ...lines },
  {
    type: 'countdown',
    ...at('bis', 640, 560, 600, 90),
    until: '2035-01-01T00:00:00+01:00',
    text: 'Noch {Rest}',
    over: 'Da',
    ...lines,
  },
]
