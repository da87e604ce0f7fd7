import { encode } from 'uqr'
import { addressOf } from '../../../schema/base/call.ts'
import type { ImageRef } from '../../../schema/base/fields.ts'
import { fieldOf } from '../../../schema/base/record.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import { readFontPack } from '../../../schema/signage/calls.ts'
import { draw } from '../../../schema/signage/draw.ts'
import type { Drawing, DrawnFilm, DrawnPicture, Ink, Misfit } from '../../../schema/signage/drawing.ts'
import type { FontPack } from '../../../schema/signage/fontPack.ts'
import type { FontStyle } from '../../../schema/signage/fonts.ts'
import { stylesIn } from '../../../schema/signage/layerFonts.ts'
import type { LiveData } from '../../../schema/signage/live/liveData.ts'
import { nextLook } from '../../../schema/signage/live/nextLook.ts'
import type { Scene } from '../../../schema/signage/scene.ts'
import type { Segment } from '../../../schema/signage/segment.ts'
import { svgOf } from '../../../schema/signage/svg.ts'
import { dataUrlOf } from '../../device/dataUrl.ts'
import { pixelSize } from '../../device/media/pixelSize.ts'
import type { ScreenFiles } from './files.ts'
import type { Prepared } from './player.ts'

/** A picture over the whole page, or a film in its place on it. */
export interface Part {
  readonly kind: 'picture' | 'film'
  readonly bytes: Blob
  /** The same where it shows the same. */
  readonly mark: string
  readonly fit: 'cover' | 'contain'
  /** Of a picture that fills the TV: what was chosen of it. */
  readonly image: ImageRef | null
  /** Of a film in a scene: where it runs, in the page's unit. */
  readonly box: Pick<DrawnFilm, 'x' | 'y' | 'width' | 'height'> | null
  readonly isLooped: boolean
}

/** What of a segment is on the TV, and how it comes. */
export interface Staged extends Prepared {
  /** The page it is drawn on; null for what fills the TV. */
  readonly page: Pick<Scene, 'width' | 'height'> | null
  /** From the back to the front. */
  readonly parts: readonly Part[]
  readonly transition: Scene['transition']
  /** Epoch ms at which it may say something else; Infinity for what always says the same. */
  readonly looksAgainAt: number
  readonly misfits: readonly Misfit[]
}

interface Known {
  readonly segments: ReadonlyMap<number, Segment>
  readonly scenes: ReadonlyMap<number, Scene>
  /** Addresses of films by the file's id: those of the manifest. */
  readonly filmOf: (file: number) => string | null
  readonly live: LiveData | null
}

/** A segment with everything that it shows, out of the files that are kept; null where one is missing. */
export async function staged(id: number, known: Known, files: ScreenFiles): Promise<Staged | null> {
  const segment = known.segments.get(id)
  if (!segment) return null
  const { content, name: title, seconds } = segment
  if (content.type === 'scene') {
    const scene = known.scenes.get(content.scene)
    const shown = scene && (await stagedScene(scene, known, files))
    return shown ? { segment: id, title, ms: seconds * 1000, ...shown } : null
  }
  const address = content.type === 'film' ? known.filmOf(content.file) : originalOf(content.image)
  const bytes = address && (await files.read(address))
  if (!bytes) return null
  const still = {
    segment: id,
    title,
    page: null,
    transition: 'fade',
    looksAgainAt: Number.POSITIVE_INFINITY,
    misfits: [],
  } as const
  const part = { bytes, mark: address, image: null, box: null, isLooped: seconds > 0 }
  if (content.type === 'picture') {
    const { image } = content
    const mark = JSON.stringify(image)
    return { ...still, ms: seconds * 1000, parts: [{ ...part, kind: 'picture', mark, fit: 'cover', image }] }
  }
  // A film of its own length says itself when it is over.
  return { ...still, ms: seconds * 1000 || null, parts: [{ ...part, kind: 'film', fit: 'contain' }] }
}

/** A scene as what lies behind its film, the film, and what lies before it; null where letters or a file are missing. */
async function stagedScene(scene: Scene, { live, filmOf }: Known, files: ScreenFiles) {
  const ink = await inkFor(scene, live, files)
  if (!ink) return null
  const drawing = draw(scene, ink)
  const pictures = new Map<string, { readonly href: string; readonly ratio: number | undefined }>()
  for (const item of drawing.items) {
    if (item.kind !== 'picture') continue
    const address = originalOf(item.image)
    const bytes = await files.read(address)
    if (!bytes) return null
    const known = pictures.get(address)
    // Another layer may have the same picture without a cut of its own.
    const ratio = known?.ratio ?? (await ratioOf(item, bytes))
    pictures.set(address, { href: known?.href ?? (await dataUrlOf(bytes)), ratio })
  }
  const picture = (drawn: Drawing) =>
    pictureOf(svgOf(drawn, ink, ({ image }) => pictures.get(originalOf(image)) ?? null))
  const at = drawing.items.findIndex(({ kind }) => kind === 'film')
  const film = drawing.items[at]
  const shown = {
    page: { width: scene.width, height: scene.height },
    transition: scene.transition,
    looksAgainAt: live ? nextLook(scene.layers, live) : Number.POSITIVE_INFINITY,
    misfits: drawing.misfits,
  }
  if (film?.kind !== 'film') return { ...shown, parts: [picture(drawing)] }
  const address = filmOf(film.file)
  const bytes = address && (await files.read(address))
  if (!bytes) return null
  const { fit, x, y, width, height } = film
  const behind = picture({ ...drawing, items: drawing.items.slice(0, at) })
  const before = picture({ ...drawing, background: 'none', items: drawing.items.slice(at + 1) })
  const running: Part = {
    kind: 'film',
    bytes,
    mark: address,
    fit,
    image: null,
    box: { x, y, width, height },
    isLooped: true,
  }
  return { ...shown, parts: [behind, running, before] }
}

/** Width by height, where it matters: of a picture of which something was cut out by hand. */
async function ratioOf({ image }: DrawnPicture, bytes: Blob): Promise<number | undefined> {
  if (!image.crops) return undefined
  const { width, height } = await pixelSize(bytes)
  return width / height
}

const pictureOf = (svg: string): Part => ({
  kind: 'picture',
  bytes: new Blob([svg], { type: 'image/svg+xml' }),
  mark: svg,
  fit: 'contain',
  image: null,
  box: null,
  isLooped: false,
})

async function inkFor({ layers }: Scene, live: LiveData | null, files: ScreenFiles): Promise<Ink | null> {
  const packs = new Map<FontStyle, FontPack>()
  for (const style of stylesIn(layers)) {
    const pack = await packOf(style, files)
    if (!pack) return null
    packs.set(style, pack)
  }
  return {
    values: {},
    picture: null,
    live,
    packOf(style) {
      const pack = packs.get(style)
      if (!pack) throw new Error(`The letters ${style} are in none of the layers.`)
      return pack
    },
    codeOf: content => encode(content, { ecc: 'M', border: 0 }).data,
  }
}

/** Letters that were read once: a live scene is drawn again and again. What lies at their address never changes. */
const readPacks = new Map<FontStyle, FontPack>()

async function packOf(style: FontStyle, files: ScreenFiles): Promise<FontPack | null> {
  const known = readPacks.get(style)
  if (known) return known
  const bytes = await files.read(addressOf(readFontPack, { style }))
  const pack = bytes && fieldOf(JSON.parse(await bytes.text()), 'data')
  if (!isPack(pack)) return null
  readPacks.set(style, pack)
  return pack
}

/** What its bytes are was proved when they were kept. */
const isPack = (value: unknown): value is FontPack => isObject(value)

/** Where the bytes of a picture lie, as they were handed in. */
export const originalOf = ({ id, version, extension }: ImageRef): string => `/image/${id}-${version}.${extension}`
