/**
 * An icon for a shop without a picture: its first letter on its colour, as SVG of 512 by 512. The letters are strokes of
 * our own, because a server need not have a single font.
 */
export function letterIcon(letter: string, color: string, size: 'any' | 'maskable'): string {
  const [base = '', ...marks] = letter.normalize('NFD')
  const strokes = letters[base] ?? bag
  const hasDots = letters[base] !== undefined && marks.includes('\u0308')
  const dots = hasDots ? 'M-44-150h.1M44-150h.1' : ''
  const corner = size === 'any' ? 112 : 0
  const scale = size === 'any' ? 1 : 0.8
  const ink = isLight(color) ? '#1c1714' : '#ffffff'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="-256 -256 512 512"><rect x="-256" y="-256" width="512" height="512" rx="${corner}" fill="${color}"/><path transform="scale(${scale}) translate(0 ${hasDots ? 24 : 0})" d="${strokes}${dots}" fill="none" stroke="${ink}" stroke-width="46" stroke-linecap="round" stroke-linejoin="round"/></svg>`
}

/** Whether dark ink is read better on '#rrggbb' (relative luminance of WCAG 2). */
function isLight(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179
}

const bag = 'M-90-50h180l14 150a20 20 0 0 1-20 22h-168a20 20 0 0 1-20-22zM-46-20v-50a46 46 0 0 1 92 0v50'

/** Strokes around the middle, 200 high and about 150 wide. */
const letters: Readonly<Record<string, string>> = {
  A: 'M-78 100L0-100L78 100M-50 36h100',
  B: 'M-62-100v200M-62-100h68a47 47 0 0 1 0 94h-68h78a53 53 0 0 1 0 106h-78',
  C: 'M74-62a92 100 0 1 0 0 124',
  D: 'M-70-100v200h50a100 100 0 0 0 0-200z',
  E: 'M62-100h-124v200h124M-62 0h104',
  F: 'M62-100h-124v200M-62 4h100',
  G: 'M74-62a92 100 0 1 0 12 66h-72',
  H: 'M-70-100v200M70-100v200M-70 0h140',
  I: 'M0-100v200',
  J: 'M44-100v138a54 62 0 0 1-104 20',
  K: 'M-62-100v200M68-100l-130 124M-14-22l84 122',
  L: 'M-56-100v200h116',
  M: 'M-88 100v-200l88 124l88-124v200',
  N: 'M-70 100v-200l140 200v-200',
  O: 'M0-100a92 100 0 1 0 .1 0z',
  P: 'M-60 100v-200h66a58 58 0 0 1 0 116h-66',
  Q: 'M0-100a92 100 0 1 0 .1 0zM34 44l62 62',
  R: 'M-62 100v-200h68a56 56 0 0 1 0 112h-68M10 12l58 88',
  S: 'M62-66c-26-48-124-46-124 12c0 62 128 44 128 106c0 64-112 66-138 10',
  T: 'M-80-100h160M0-100v200',
  U: 'M-70-100v124a70 76 0 0 0 140 0v-124',
  V: 'M-78-100l78 200l78-200',
  W: 'M-104-100l54 200l50-170l50 170l54-200',
  X: 'M-72-100l144 200M72-100l-144 200',
  Y: 'M-76-100l76 100l76-100M0 0v100',
  Z: 'M-68-100h136l-136 200h140',
  0: 'M0-100a68 100 0 1 0 .1 0z',
  1: 'M-44-56l52-44v200',
  2: 'M-58-52c6-66 120-66 120 4c0 48-76 88-122 148h126',
  3: 'M-58-76c30-44 116-28 112 26c-2 30-28 46-56 46c34 0 62 18 62 50c0 62-100 72-124 22',
  4: 'M36 100v-200l-110 142h154',
  5: 'M58-100h-104l-10 92c40-30 122-14 118 48c-4 66-98 80-126 26',
  6: 'M46-94c-70 10-108 76-108 134a62 60 0 1 0 20-44',
  7: 'M-64-100h128l-84 200',
  8: 'M0-100a50 46 0 1 0 .1 0zM0-8a62 54 0 1 0 .1 0z',
  9: 'M-46 94c70-10 108-76 108-134a62 60 0 1 0-20 44',
}
