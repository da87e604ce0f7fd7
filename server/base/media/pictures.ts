import type { Sharp, SharpOptions } from 'sharp'

/** Beyond this many pixels nothing is decoded, however few bytes say so: 40 megapixels. */
const MAX_PIXELS = 40_000_000
/** Longest side of a guest's picture: enough to print it on the largest cake. */
const LONGEST_SIDE = 4096
const TIMEOUT_SECONDS = 20
/** A picture that moves for longer than this stands still. */
const MAX_FRAMES = 500
/** What bytes may be decoded as. Everything else libvips could read is not asked for. */
const decoded: readonly string[] = ['jpeg', 'png', 'gif', 'webp']

/** A format that pictures are made in. */
export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif'

/** A picture that cannot be read: broken, too many pixels, or no picture at all. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture'
}

/** How much is spent on making each format: a guest waits for it the first time. */
const made = {
  jpeg: { quality: 84, mozjpeg: true },
  png: { compressionLevel: 9 },
  gif: { effort: 4 },
  webp: { quality: 82, effort: 4 },
  avif: { quality: 58, effort: 2 },
} as const

/** The picture no wider than `width` pixels, never enlarged, upright, in the format. Throws UnreadablePicture. */
export const resized = (source: Buffer, width: number, format: PictureFormat): Promise<Buffer> =>
  encode(source, format, picture => picture.resize({ width, withoutEnlargement: true }))

/**
 * The picture made anew from its pixels: position, camera and thumbnails in it are gone, and so is whatever was hidden
 * behind it. Throws UnreadablePicture, also where the bytes are of another format than `format`.
 */
export const redrawn = (source: Buffer, format: 'jpeg' | 'png' | 'gif'): Promise<Buffer> =>
  encode(
    source,
    format,
    picture => picture.resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true }),
    format,
  )

/** A small JPEG of the picture, the first frame where it moves. Throws UnreadablePicture. */
export const preview = (source: Buffer, side: number): Promise<Buffer> =>
  encode(source, 'jpeg', picture =>
    picture
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' }),
  )

async function encode(
  source: Buffer,
  format: PictureFormat,
  shape: (picture: Sharp) => Sharp,
  expected?: string,
): Promise<Buffer> {
  const open = await sharpOpener()
  try {
    // Only the head is read for this: what libvips takes for a drawing or a document is never decoded.
    const { format: found, pages = 1 } = await open(source, {}).metadata()
    if (!decoded.includes(found) || (expected && found !== expected)) throw new Error(`This is ${found}.`)
    const moving = format === 'gif' && pages <= MAX_FRAMES ? { animated: true } : {}
    return await shape(open(source, moving).autoOrient())
      .toFormat(format, made[format])
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer()
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
