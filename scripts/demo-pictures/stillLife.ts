import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { type DemoPicture, sizeOf } from '../../server/demo/album.ts'
import { type Chance, chance } from './chance.ts'
import { groundSvg } from './grounds.ts'
import { place, type Sprite, type Sprites } from './sprites.ts'

/** The grounds drawn so far: one category shares a few of them. */
export type Grounds = Map<string, Promise<Sprite>>

/** How many grounds a category has. */
const variants = 3

/** A dish from above: the subject in the middle, cropped at the edges what goes with it. */
export async function stillLife(picture: DemoPicture, sprites: Sprites, grounds: Grounds): Promise<Sharp> {
  const [width, height] = sizeOf(picture.kind)
  const lot = chance(`${picture.id} ${picture.motif}`)
  const ground = await groundOf(picture, grounds, width, height)
  const [subject = '', ...company] = picture.motif.split(' ')
  const layers: (OverlayOptions | null)[] = []
  const corners = cornersOf(lot)
  for (const [index, name] of company.entries())
    layers.push(await beside(await sprites(name), corners[index] ?? { x: 0.5, y: 0 }, lot, width, height))
  layers.push(...(await subjectOf(await sprites(subject), company.length, lot, width, height)))
  return sharp(ground.data, { raw: { width, height, channels: 3 } }).composite(layers.filter(layer => layer !== null))
}

function groundOf({ ground, id }: DemoPicture, grounds: Grounds, width: number, height: number): Promise<Sprite> {
  const key = `${ground.surface} ${ground.light} ${width} ${id % variants}`
  const drawn = grounds.get(key) ?? paint(groundSvg(ground, key, width, height), width, height)
  grounds.set(key, drawn)
  return drawn
}

async function paint(svg: string, width: number, height: number): Promise<Sprite> {
  return { data: await sharp(Buffer.from(svg)).flatten().removeAlpha().raw().toBuffer(), width, height }
}

/** Where company stands, as shares of the picture: never two in one corner, the far one first. */
function cornersOf(lot: Chance) {
  const far = { x: lot.between(0.8, 0.88), y: lot.between(0.14, 0.24) }
  const near = { x: lot.between(0.13, 0.2), y: lot.between(0.78, 0.88) }
  const third = { x: lot.between(0.84, 0.9), y: lot.between(0.8, 0.88) }
  return lot.either(
    [far, near, third],
    [
      { x: 1 - far.x, y: far.y },
      { x: 1 - near.x, y: near.y },
      { x: 1 - third.x, y: third.y },
    ],
  )
}

async function beside(
  sprite: Sprite | null,
  at: { x: number; y: number },
  lot: Chance,
  width: number,
  height: number,
): Promise<OverlayOptions | null> {
  if (!sprite) return null
  const placed = await place(sprite, {
    size: height * lot.between(0.34, 0.42),
    degrees: lot.between(-28, 28),
    mirrored: lot.either(true, false),
  })
  return layer(placed, at.x * width, at.y * height, width, height)
}

/** One, or two where nothing else is in the picture. */
async function subjectOf(
  sprite: Sprite | null,
  company: number,
  lot: Chance,
  width: number,
  height: number,
): Promise<OverlayOptions[]> {
  if (!sprite) return []
  const mirrored = lot.either(true, false)
  const pose = (size: number, x: number, y: number, flipped: boolean) =>
    place(sprite, { size: height * size, degrees: lot.between(-13, 13), mirrored: flipped }).then(placed =>
      layer(placed, x * width, y * height, width, height),
    )
  if (company === 0) return [await pose(0.52, 0.64, 0.36, !mirrored), await pose(0.68, 0.44, 0.56, mirrored)]
  return [await pose(lot.between(0.7, 0.78), 0.5 + lot.between(-0.03, 0.03), 0.5 + lot.between(-0.02, 0.02), mirrored)]
}

/** A sprite centred at a point; what hangs over the edge is cut off, because an overlay has to fit into the picture. */
export function layer(sprite: Sprite, x: number, y: number, width: number, height: number): OverlayOptions {
  const [left, top] = [Math.round(x - sprite.width / 2), Math.round(y - sprite.height / 2)]
  const [from, above] = [Math.max(0, -left), Math.max(0, -top)]
  const wide = Math.min(sprite.width, width - left) - from
  const high = Math.min(sprite.height, height - top) - above
  const rows = Array.from({ length: high }, (_, row) => {
    const start = ((above + row) * sprite.width + from) * 4
    return sprite.data.subarray(start, start + wide * 4)
  })
  return {
    input: Buffer.concat(rows),
    raw: { width: wide, height: high, channels: 4 },
    left: left + from,
    top: top + above,
  }
}
