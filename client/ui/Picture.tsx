import { cropFor, cropText } from '../../schema/base/crops.ts'
import type { ImageRef } from '../../schema/base/fields.ts'

/** Widths of the image sizes in pixels. */
export const imageWidths = { icon: 64, thumbnail: 128, tiny: 256, small: 640, medium: 1280, large: 1920 } as const
type ImageSize = keyof typeof imageWidths

interface PictureProps {
  readonly image: ImageRef | null | undefined
  /** '' where the words beside it say the same. */
  readonly alt: string
  /** The sizes the browser may choose from, smallest first. */
  readonly from: readonly ImageSize[]
  /** How wide it is shown: '96px', '(width < 45rem) 100vw, 40rem'. */
  readonly sizes: string
  /** Pixels of the box it stands in: keeps its place before it is there. */
  readonly width: number
  readonly height: number
  /** Seen at once: not lazy, and asked for first. */
  readonly priority?: boolean
  /** It is looked at as it is, and not as it is cut for a box of that shape. */
  readonly isWhole?: boolean
  readonly className?: string
}

/** A picture in a box that has its size from the beginning; cut as somebody chose it for boxes of that shape. */
export function Picture(props: PictureProps) {
  const { image, alt, from, sizes, width, height, priority = false, isWhole = false, className = '' } = props
  if (!image) return <span aria-hidden className={`block bg-sunken ${className}`} />
  const query = isWhole ? '' : cutQuery(image, width / height)
  const { focus } = image
  return (
    <img
      src={imageAddress(image, 'small') + query}
      srcSet={from.map(size => `${imageAddress(image, size)}${query} ${imageWidths[size]}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      style={focus && !query ? { objectPosition: `${focus.x * 100}% ${focus.y * 100}%` } : {}}
      className={`bg-sunken object-cover ${className}`}
    />
  )
}

/** The picture for a field of this size, cut as somebody chose it for fields of that shape if the field is filled. */
export const cutAddress = (
  {
    image,
    fit,
    width,
    height,
  }: { readonly image: ImageRef; readonly fit: 'cover' | 'contain'; readonly width: number; readonly height: number },
  size: ImageSize,
): string => imageAddress(image, size) + (fit === 'cover' ? cutQuery(image, width / height) : '')

function cutQuery(image: ImageRef, ratio: number): string {
  const cut = cropFor(image, ratio)
  return cut ? `?crop=${cropText(cut.shape, cut.crop)}` : ''
}

export const imageAddress = ({ id, version, extension }: ImageRef, size: ImageSize): string =>
  `/image/${size}/${id}-${version}.${extension}`
