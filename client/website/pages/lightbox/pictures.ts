import type { ImageRef } from '../../../../schema/base/fields.ts'
import { imageAddress } from '../../../ui/Picture.tsx'

/** A picture a page shows, with its description. */
export interface ShownPicture {
  readonly image: ImageRef
  /** '' where nobody has described it. */
  readonly alt: string
}

/** The picture as it was taken in, in its full size. */
export const originalAddress = ({ id, version, extension }: ImageRef): string => `/image/${id}-${version}.${extension}`

/** All addresses of a picture, the largest first: of one that was only seen small the device keeps that. */
export const addressesOf = (image: ImageRef): readonly string[] => [
  originalAddress(image),
  ...(['large', 'medium', 'small', 'tiny'] as const).map(size => imageAddress(image, size)),
]

/** What a picture is called as a file: its description as far as file systems allow, or its place among the others. */
export function fileName({ image, alt }: ShownPicture, number: number): string {
  const words = alt
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} ,._-]+/gu, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .replace(/\s+/g, ' ')
  return `${words.slice(0, 80).trim() || `Bild ${number}`}.${image.extension}`
}

/** A picture as a page keeps it. */
export const shownPicture = ({ alt, ...image }: ImageRef & { readonly alt?: string | null }): ShownPicture => ({
  image,
  alt: alt ?? '',
})
