import type { ImageRef } from '../../../../schema/base/fields.ts'
import { Picture } from '../../../ui/Picture.tsx'

/** A picture with its measures in pixels. */
export type WholeImage = ImageRef & { readonly width: number; readonly height: number; readonly alt: string }

/** All of a picture, as large as there is room. */
export const WholePicture = ({ image }: { readonly image: WholeImage }) => (
  <Picture
    image={image}
    alt={image.alt}
    from={['small', 'medium']}
    sizes="(width < 80rem) 100vw, 27rem"
    width={image.width}
    height={image.height}
    isWhole
    className="h-auto max-h-[50dvh] w-auto max-w-full"
  />
)
