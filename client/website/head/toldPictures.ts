import { cropFor, cropShapes, cropText } from '../../../schema/base/crops.ts'
import type { ImageRef } from '../../../schema/base/fields.ts'
import { keysOf } from '../../../schema/base/keys.ts'
import { imageAddress, imageWidths } from '../../ui/Picture.tsx'

/** The box in which messengers show the picture of a link, width by height. */
const PREVIEW = 1200 / 630

/** Pixels. */
interface Size {
  readonly width: number
  readonly height: number
}

interface Preview {
  readonly address: string
  /** Pixels it is sent in; null where nobody knows the original's. */
  readonly size: Size | null
}

/** A picture as every messenger shows it in the preview of a link: WebP is not among what all of them read. It is cut as somebody chose it for wide boxes. */
export function previewOf(picture: ImageRef, known: Size | null): Preview {
  const cut = cropFor(picture, PREVIEW)
  const queries = [
    ...(cut ? [`crop=${cropText(cut.shape, cut.crop)}`] : []),
    ...(picture.extension === 'webp' ? ['format=jpeg'] : []),
  ]
  const address = [imageAddress(picture, 'medium'), queries.join('&')].filter(Boolean).join('?')
  if (!known) return { address, size: null }
  const ratio = cut ? cropShapes[cut.shape] : known.width / known.height
  // Rendered as no wider than it is.
  const width = Math.min(imageWidths.medium, Math.round(known.width * (cut?.crop.width ?? 1)))
  return { address, size: { width, height: Math.round(width / ratio) } }
}

/** What search engines are told of a picture: what was cut out of it by hand, as they have boxes of each shape; else all of it. */
export function toldPictures(picture: ImageRef, origin: string, size: 'medium' | 'large'): string | readonly string[] {
  const address = `${origin}${imageAddress(picture, size)}`
  const told = keysOf(cropShapes).flatMap(shape => {
    const crop = picture.crops?.[shape]
    return crop ? [`${address}?crop=${cropText(shape, crop)}`] : []
  })
  return told.length > 0 ? told : address
}
