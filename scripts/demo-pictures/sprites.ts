import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { ownMotifs } from './motifs/own.ts'

/** Pixels in memory, four channels. */
export interface Sprite {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** Side of a cached sprite and, within it, of the emoji: the rest is room for its shadow and for turning it. */
const side = 456
const margin = 3
const emojiShare = 32 / (32 + 2 * margin)

/**
 * Draws motifs, each once and with a soft shadow to the lower right: our own and, where the icon set is installed, its
 * emoji. Where it is not (production) a name of the set gives null and what it stands for is missing in the picture.
 */
export async function openSprites(names: ReadonlySet<string>) {
  const bodies = await readBodies(new Set([...names].filter(name => !ownMotifs[name])))
  const drawn = new Map<string, Promise<Sprite>>()
  return async (name: string): Promise<Sprite | null> => {
    const body = ownMotifs[name]?.() ?? bodies.get(name)
    if (body === undefined) return null
    const sprite = drawn.get(name) ?? draw(body)
    drawn.set(name, sprite)
    return sprite
  }
}
export type Sprites = Awaited<ReturnType<typeof openSprites>>

/** The set is one file of 100 MB with one icon a line: read line by line, so that it is never in memory as a whole. */
async function readBodies(names: ReadonlySet<string>): Promise<Map<string, string>> {
  const bodies = new Map<string, string>()
  const path = locate()
  if (!path) return bodies
  let rest: Buffer = Buffer.alloc(0)
  let name = ''
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 22 })) {
    const text: Buffer = Buffer.concat([rest, chunk as Buffer])
    let start = 0
    for (let end = text.indexOf(10); end >= 0; end = text.indexOf(10, start)) {
      const line = text.subarray(start, end)
      start = end + 1
      const opened = line.length < 120 ? /^\s*"([^"]+)": \{/.exec(line.toString()) : null
      if (opened?.[1]) name = opened[1]
      else if (names.has(name) && !bodies.has(name)) keepBody(line.toString(), name, bodies)
    }
    rest = text.subarray(start)
    if (bodies.size === names.size) break
  }
  return bodies
}

function locate(): string | null {
  try {
    return createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json')
  } catch {
    return null
  }
}

function keepBody(line: string, name: string, bodies: Map<string, string>): void {
  const body = /^\s*"body": (".*"),?\s*$/.exec(line)?.[1]
  if (body) bodies.set(name, JSON.parse(body) as string)
}

async function draw(body: string): Promise<Sprite> {
  const box = 32 + 2 * margin
  const { data, info } = await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${-margin} ${-margin} ${box} ${box}">
<filter id="lift" x="-20%" y="-20%" width="150%" height="150%"><feDropShadow dx="0.7" dy="1.15" stdDeviation="1" flood-color="#3a1c06" flood-opacity="0.42"/></filter>
<g filter="url(#lift)">${body}</g></svg>`),
  )
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** A sprite scaled so that its emoji is `size` pixels wide, turned by `degrees`, perhaps mirrored. */
export async function place(
  sprite: Sprite,
  { size, degrees, mirrored }: { size: number; degrees: number; mirrored: boolean },
): Promise<Sprite> {
  const scale = size / (sprite.width * emojiShare)
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180) * scale, Math.sin((degrees * Math.PI) / 180) * scale]
  const flip = mirrored ? -1 : 1
  const turned = sharp(sprite.data, { raw: { width: sprite.width, height: sprite.height, channels: 4 } }).affine(
    [cos * flip, -sin, sin * flip, cos],
    { background: '#00000000', interpolator: 'bilinear' },
  )
  const { data, info } = await turned.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
