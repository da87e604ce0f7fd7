import { encode } from 'uqr'
import { addressOf } from '../../../schema/base/call.ts'
import type { ImageRef } from '../../../schema/base/fields.ts'
import { fieldOf } from '../../../schema/base/record.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import { readFontPack } from '../../../schema/signage/calls.ts'
import { draw } from '../../../schema/signage/draw.ts'
import type { Ink } from '../../../schema/signage/drawing.ts'
import type { FontPack } from '../../../schema/signage/fontPack.ts'
import type { FontStyle } from '../../../schema/signage/fonts.ts'
import { stylesIn } from '../../../schema/signage/layerFonts.ts'
import type { Scene } from '../../../schema/signage/scene.ts'
import type { Segment } from '../../../schema/signage/segment.ts'
import { svgOf } from '../../../schema/signage/svg.ts'
import { dataUrlOf } from '../../device/dataUrl.ts'
import type { ScreenFiles } from './files.ts'
import type { Prepared } from './player.ts'

/** What of a segment is on the TV: a picture or a film by its address, and how it comes. */
export interface Staged extends Prepared {
  readonly kind: 'picture' | 'film'
  readonly src: string
  readonly fit: 'cover' | 'contain'
  readonly transition: Scene['transition']
  /** What its address holds in memory is let go of. */
  readonly release: () => void
}

interface Known {
  readonly segments: ReadonlyMap<number, Segment>
  readonly scenes: ReadonlyMap<number, Scene>
  /** Addresses of films by the file's id: those of the manifest. */
  readonly filmOf: (file: number) => string | null
}

/** A segment with everything that it shows, out of the files that are kept; null where one is missing. */
export async function staged(
  id: number,
  { segments, scenes, filmOf }: Known,
  files: ScreenFiles,
): Promise<Staged | null> {
  const segment = segments.get(id)
  if (!segment) return null
  const { content, name: title, seconds } = segment
  const ms = seconds * 1000
  const still = { segment: id, title, ms, kind: 'picture', transition: 'fade' } as const
  if (content.type === 'scene') {
    const scene = scenes.get(content.scene)
    const svg = scene && (await drawn(scene, files))
    if (!scene || !svg) return null
    const address = held(new Blob([svg], { type: 'image/svg+xml' }))
    return { ...still, ...address, fit: 'contain', transition: scene.transition }
  }
  const address = content.type === 'film' ? filmOf(content.file) : originalOf(content.image)
  const bytes = address && (await files.read(address))
  if (!bytes) return null
  if (content.type === 'picture') return { ...still, ...held(bytes), fit: 'cover' }
  // A film of its own length says itself when it is over.
  return { ...still, ...held(bytes), kind: 'film', fit: 'contain', ms: ms || null }
}

function held(bytes: Blob): Pick<Staged, 'src' | 'release'> {
  const src = URL.createObjectURL(bytes)
  return { src, release: () => URL.revokeObjectURL(src) }
}

/** A scene as SVG that needs nothing else; null where letters or a picture are missing. */
async function drawn(scene: Scene, files: ScreenFiles): Promise<string | null> {
  const packs = new Map<FontStyle, FontPack>()
  for (const style of stylesIn(scene.layers)) {
    const pack = await packOf(style, files)
    if (!pack) return null
    packs.set(style, pack)
  }
  const ink: Ink = {
    values: {},
    picture: null,
    live: null,
    packOf(style) {
      const pack = packs.get(style)
      if (!pack) throw new Error(`The letters ${style} are in none of the layers.`)
      return pack
    },
    codeOf: content => encode(content, { ecc: 'M', border: 0 }).data,
  }
  const drawing = draw(scene, ink)
  const pictures = new Map<string, string>()
  for (const item of drawing.items) {
    if (item.kind !== 'picture') continue
    const bytes = await files.read(originalOf(item.image))
    if (!bytes) return null
    pictures.set(originalOf(item.image), await dataUrlOf(bytes))
  }
  return svgOf(drawing, ink, ({ image }) => pictures.get(originalOf(image)) ?? null)
}

async function packOf(style: FontStyle, files: ScreenFiles): Promise<FontPack | null> {
  const bytes = await files.read(addressOf(readFontPack, { style }))
  const pack = bytes && fieldOf(JSON.parse(await bytes.text()), 'data')
  return isPack(pack) ? pack : null
}

/** What its bytes are was proved when they were kept. */
const isPack = (value: unknown): value is FontPack => isObject(value)

const originalOf = ({ id, version, extension }: ImageRef): string => `/image/${id}-${version}.${extension}`
