import type { ComponentProps } from 'react'
import type { ImageRef } from '../../../../schema/base/fields.ts'
import { Picture } from '../../../ui/Picture.tsx'

/** A picture with its measures in pixels. */
export type WholeImage = ImageRef & { readonly width: number; readonly height: number; readonly alt: string }

interface WholePictureProps extends Omit<ComponentProps<'div'>, 'style'> {
  readonly image: WholeImage
}

/** All of a picture, as large as there is room, with what lies on it. The box has its size before the picture is there. */
export function WholePicture({ image, className = '', children, ...box }: WholePictureProps) {
  const { width, height, alt } = image
  return (
    <div
      {...box}
      className={`relative mx-auto overflow-hidden rounded-card ${className}`}
      style={{ aspectRatio: `${width} / ${height}`, width: `min(100%, ${width}px, ${(50 * width) / height}dvh)` }}
    >
      <Picture
        image={image}
        alt={alt}
        from={['small', 'medium']}
        sizes="(width < 80rem) 100vw, 27rem"
        width={width}
        height={height}
        isWhole
        className="size-full"
      />
      {children}
    </div>
  )
}
