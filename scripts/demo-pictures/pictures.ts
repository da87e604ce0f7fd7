import { constants } from 'node:fs'
import { access, mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { type DemoPicture, sizeOf } from '../../server/demo/album.ts'
import { demoPictures } from '../../server/demo/documents.ts'
import { openSprites, place, type Sprites } from './sprites.ts'
import { type Grounds, layer, stillLife } from './stillLife.ts'
import { townscape } from './townscape.ts'

/** Pictures in work at once; libvips does its own share of waiting. */
const workers = 4

/**
 * Writes the original of every picture of the demo business as `{id}-1.webp` into `targetFolder`, which is made if it
 * is missing; files that exist are left alone. Without the icon set the pictures are plain tinted grounds.
 */
export async function drawDemoPictures(targetFolder: string): Promise<void> {
  await mkdir(targetFolder, { recursive: true })
  const missing: DemoPicture[] = []
  for (const picture of demoPictures()) if (!(await exists(fileOf(targetFolder, picture)))) missing.push(picture)
  if (missing.length === 0) return

  const sprites = await openSprites(new Set(missing.flatMap(({ motif }) => motif.split(' '))))
  const grounds: Grounds = new Map()
  const queue = missing.values()
  const work = async () => {
    for (const picture of queue) await write(await compose(picture, sprites, grounds), fileOf(targetFolder, picture))
  }
  await Promise.all(Array.from({ length: workers }, work))
}

const fileOf = (folder: string, { id }: DemoPicture) => join(folder, `${id}-1.webp`)

const exists = (path: string) =>
  access(path, constants.F_OK).then(
    () => true,
    () => false,
  )

function compose(picture: DemoPicture, sprites: Sprites, grounds: Grounds): Promise<Sharp> {
  if (picture.kind === 'logo') return emblem(picture, sprites)
  return picture.ground.surface === 'sky' ? townscape(picture, sprites) : stillLife(picture, sprites, grounds)
}

/** Under another name first: a start that is cut off must not leave half a picture that the next one takes for whole. */
async function write(image: Sharp, path: string): Promise<void> {
  await image.webp({ quality: 84, effort: 1 }).toFile(`${path}.part`)
  await rename(`${path}.part`, path)
}

/** The sign of the house: a croissant before a rising sun, on a round ground. */
async function emblem({ kind, motif, ground }: DemoPicture, sprites: Sprites): Promise<Sharp> {
  const [width, height] = sizeOf(kind)
  const [r, rays] = [width / 2, 16]
  const beams = Array.from({ length: rays }, (_, ray) => {
    const from = ((ray - 0.25) / rays) * 2 * Math.PI
    const to = ((ray + 0.25) / rays) * 2 * Math.PI
    return `M${r} ${r}L${r + r * Math.cos(from)} ${r + r * Math.sin(from)}L${r + r * Math.cos(to)} ${r + r * Math.sin(to)}Z`
  }).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><radialGradient id="g" cx="0.35" cy="0.3" r="0.9"><stop offset="0" stop-color="${ground.light}"/><stop offset="1" stop-color="${ground.shade}"/></radialGradient><clipPath id="c"><circle cx="${r}" cy="${r}" r="${r - 4}"/></clipPath></defs>
<circle cx="${r}" cy="${r}" r="${r - 4}" fill="url(#g)"/><path d="${beams}" fill="#fff" fill-opacity="0.38" clip-path="url(#c)"/><circle cx="${r}" cy="${r}" r="${r * 0.6}" fill="#fff8ec"/><circle cx="${r}" cy="${r}" r="${r - 14}" fill="none" stroke="#b4540a" stroke-width="12"/></svg>`
  const sprite = await sprites(motif.split(' ')[0] ?? '')
  const placed = sprite && (await place(sprite, { size: width * 0.62, degrees: -8, mirrored: false }))
  return sharp(Buffer.from(svg)).composite(placed ? [layer(placed, r, r, width, height)] : [])
}
