import type { OutputInfo, Region, Sharp, SharpOptions } from 'sharp'
import { cropFor, cropShapes } from '../../../schema/base/crops.ts'
import type { ImageRef } from '../../../schema/base/fields.ts'

/** Beyond this many pixels nothing is decoded, however few bytes say so: 40 megapixels. */
const MAX_PIXELS = 40_000_000
/** Longest side of a guest's picture: enough to print it on the largest cake. */
const LONGEST_SIDE = 4096
const TIMEOUT_SECONDS = 20
/** A picture that moves for longer than this stands still. */
const MAX_FRAMES = 500
/** What bytes may be decoded as. Everything else libvips could read is not asked for. */
const decoded = ['jpeg', 'png', 'gif', 'webp'] as const
type Decoded = (typeof decoded)[number]

/** A format that pictures are made in. */
export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif'

/** A picture that cannot be read: broken, too many pixels, or no picture at all. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture'
}

/** How much is spent on making each format: a guest waits for it the first time. */
const effort = {
  jpeg: { quality: 84, mozjpeg: true },
  png: { compressionLevel: 9 },
  gif: { effort: 4 },
  webp: { quality: 82, effort: 4 },
  avif: { quality: 58, effort: 2 },
} as const

/** What is cut out of a picture: shares of it from the upper left, and its shape (width by height). */
interface Cut {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly ratio: number
}

/** The picture, or what is cut out of it, no wider than `width` pixels, never enlarged, upright, in the format. Throws UnreadablePicture. */
export const resized = async (
  source: Buffer,
  width: number,
  format: PictureFormat,
  cut: Cut | null = null,
): Promise<Buffer> =>
  (
    await encode(
      source,
      () => format,
      (picture, size) =>
        (cut ? picture.extract(areaOf(cut, size)) : picture).resize({ width, withoutEnlargement: true }),
    )
  ).data

/** What of a picture was cut out by hand for a box of this shape (width by height); null where nobody did. */
export function cutFor(image: Pick<ImageRef, 'crops'>, ratio: number): Cut | null {
  const chosen = cropFor(image, ratio)
  return chosen && { ...chosen.crop, ratio: cropShapes[chosen.shape] }
}

/** The picture upright, and of it what is cut out; all of it for null. */
export async function cutOut(picture: Sharp, cut: Cut | null): Promise<Sharp> {
  if (!cut) return picture.autoOrient()
  const { autoOrient } = await picture.metadata()
  return picture.autoOrient().extract(areaOf(cut, autoOrient))
}

/** In pixels of the upright picture; what would reach over its edge ends there. */
function areaOf(cut: Cut, size: Size): Region {
  const left = Math.min(size.width - 1, Math.round(cut.x * size.width))
  const top = Math.min(size.height - 1, Math.round(cut.y * size.height))
  const wanted = Math.max(1, Math.round(cut.width * size.width))
  const width = Math.min(wanted, size.width - left)
  const height = Math.min(Math.max(1, Math.round(wanted / cut.ratio)), size.height - top)
  return { left, top, width, height }
}

/** Pixels of a picture as it is seen, upright. */
interface Size {
  readonly width: number
  readonly height: number
}

/**
 * The picture made anew from its pixels: position, camera and thumbnails in it are gone, and so is whatever was hidden
 * behind it. Throws UnreadablePicture, also where the bytes are of another format than `format`.
 */
export const redrawn = async (source: Buffer, format: 'jpeg' | 'png' | 'gif'): Promise<Buffer> =>
  (await encode(source, found => (found === format ? format : null), inside(LONGEST_SIDE))).data

/** A picture made anew, and what it came to. */
interface Drawn {
  readonly bytes: Buffer
  readonly extension: 'jpg' | 'png' | 'gif' | 'webp'
  /** Pixels, upright. */
  readonly width: number
  readonly height: number
}

/** The same for a picture of whatever format its bytes are of. Throws UnreadablePicture. */
export async function drawnAnew(source: Buffer): Promise<Drawn> {
  const { data, info, format } = await encode(source, found => found, inside(LONGEST_SIDE))
  const { width, height, pageHeight = height } = info
  return { bytes: data, extension: format === 'jpeg' ? 'jpg' : format, width, height: pageHeight }
}

/** A small JPEG of the picture, the first frame where it moves. Throws UnreadablePicture. */
export const preview = async (source: Buffer, side: number): Promise<Buffer> =>
  (
    await encode(
      source,
      () => 'jpeg',
      picture => inside(side)(picture).flatten({ background: '#fff' }),
    )
  ).data

const inside = (side: number) => (picture: Sharp) =>
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })

/** `formatFor` says what is made of what was found; null refuses it. */
async function encode<Format extends PictureFormat>(
  source: Buffer,
  formatFor: (found: Decoded) => Format | null,
  shape: (picture: Sharp, size: Size) => Sharp,
): Promise<{ data: Buffer; info: OutputInfo; format: Format }> {
  const open = await sharpOpener()
  try {
    // Only the head is read for this: what libvips takes for a drawing or a document is never decoded.
    const { format: found, pages = 1, autoOrient } = await open(source, {}).metadata()
    const known = decoded.find(each => each === found)
    const format = known ? formatFor(known) : null
    if (!format) throw new Error(`This is ${found}.`)
    const moving = format === 'gif' && pages <= MAX_FRAMES ? { animated: true } : {}
    const made = await shape(open(source, moving).autoOrient(), autoOrient)
      .toFormat(format, effort[format])
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer({ resolveWithObject: true })
    return { ...made, format }
  } catch (error) {
    throw new UnreadablePicture('The picture cannot be read.', { cause: error })
  }
}

/** sharp is loaded when the first picture is asked for: a server that shows none does without its 20 MB. */
async function sharpOpener(): Promise<(source: Buffer, options: SharpOptions) => Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  return (source, options) =>
    sharp(source, { ...options, limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
}
