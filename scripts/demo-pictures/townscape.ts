import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { type DemoPicture, sizeOf } from '../../server/demo/album.ts'
import type { Ground } from '../../server/demo/authoring.ts'
import { type Chance, chance } from './chance.ts'
import { place, type Sprites } from './sprites.ts'
import { layer } from './stillLife.ts'

/** Where the things of a townscape stand: share of the width, size as a share of the height. */
const stands = [
  { x: 0.52, size: 0.56 },
  { x: 0.24, size: 0.42 },
  { x: 0.78, size: 0.38 },
  { x: 0.92, size: 0.26 },
]
const horizon = 0.8

/** A house and its town at sunrise, between layers of hills. */
export async function townscape(picture: DemoPicture, sprites: Sprites): Promise<Sharp> {
  const [width, height] = sizeOf(picture.kind)
  const lot = chance(picture.name)
  const layers: OverlayOptions[] = []
  const names = picture.motif.split(' ').slice(0, stands.length)
  for (const [index, name] of [...names.entries()].toReversed()) {
    const [sprite, stand] = [await sprites(name), stands[index]]
    if (!sprite || !stand) continue
    const size = stand.size * height
    const placed = await place(sprite, { size, degrees: 0, mirrored: false })
    layers.push(layer(placed, stand.x * width, horizon * height - size * 0.42, width, height))
  }
  const hills = lot.between(0, 100)
  return sharp(Buffer.from(behind(picture.ground, chance(`${hills}`), width, height)))
    .flatten()
    .composite([
      ...layers,
      { input: Buffer.from(front(picture.ground, chance(`front${hills}`), width, height)), left: 0, top: 0 },
    ])
}

function behind({ light, shade }: Ground, lot: Chance, width: number, height: number): string {
  const sun = { x: lot.between(0.12, 0.4) * width, y: height * 0.34 }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="0.75" stop-color="#fff6e6"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#fff" stop-opacity="0.95"/><stop offset="0.3" stop-color="#ffe7bb" stop-opacity="0.7"/><stop offset="1" stop-color="#ffe7bb" stop-opacity="0"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/><circle cx="${sun.x}" cy="${sun.y}" r="${height * 0.5}" fill="url(#glow)"/><circle cx="${sun.x}" cy="${sun.y}" r="${height * 0.09}" fill="#fffaf0"/>
${hill(lot, width, height, 0.5, 0.12, shade, 0.28)}${hill(lot, width, height, 0.62, 0.09, shade, 0.45)}${hill(lot, width, height, 0.74, 0.06, shade, 0.75)}</svg>`
}

function front({ shade }: Ground, lot: Chance, width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
${hill(lot, width, height, horizon + 0.01, 0.025, shade, 1)}${hill(lot, width, height, horizon + 0.09, 0.03, '#4a2a12', 0.16)}</svg>`
}

/** A soft ridge over the whole width whose middle lies at `level` of the height. */
function hill(
  lot: Chance,
  width: number,
  height: number,
  level: number,
  swing: number,
  color: string,
  opacity: number,
): string {
  const points = [0, 0.25, 0.5, 0.75, 1].map(x => ({ x: x * width, y: (level + lot.between(-swing, swing)) * height }))
  const [first, ...rest] = points
  const curve = rest.map(({ x, y }, index) => {
    const before = points[index] ?? { x: 0, y }
    const middle = (before.x + x) / 2
    return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`
  })
  return `<path d="M0 ${first?.y ?? 0}${curve.join('')}V${height}H0Z" fill="${color}" fill-opacity="${opacity}"/>`
}
