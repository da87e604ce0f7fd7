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
  readonly className?: string
}

/** A picture in a box that has its size from the beginning. */
export function Picture({ image, alt, from, sizes, width, height, priority = false, className = '' }: PictureProps) {
  if (!image) return <span aria-hidden className={`block bg-sunken ${className}`} />
  return (
    <img
      src={imageAddress(image, 'small')}
      srcSet={from.map(size => `${imageAddress(image, size)} ${imageWidths[size]}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      style={image.focus ? { objectPosition: `${image.focus.x * 100}% ${image.focus.y * 100}%` } : {}}
      className={`bg-sunken object-cover ${className}`}
    />
  )
}

export const imageAddress = ({ id, version, extension }: ImageRef, size: ImageSize): string =>
  `/image/${size}/${id}-${version}.${extension}`
