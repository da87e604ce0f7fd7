import type { ImageRef } from '../../schema/base/fields.ts'
import type { Image } from '../../schema/catalogue/image.ts'
import type { Draft, Ground, Motif } from './authoring.ts'

/** A picture that is drawn by `pictures.ts`. */
export interface DemoPicture {
  readonly id: number
  /** `portrait` is a dish or a thing, `header` the wide picture above a page. */
  readonly kind: 'logo' | 'portrait' | 'header'
  readonly name: string
  readonly motif: Motif
  readonly ground: Ground
}

const size = { portrait: [1024, 768], header: [1440, 810], logo: [640, 640] } as const
/** Pixels of a picture's original. */
export const sizeOf = (kind: DemoPicture['kind']): readonly [width: number, height: number] => size[kind]

/** Collects the pictures of the business in order and gives each the next id. */
export function createAlbum() {
  const pictures: DemoPicture[] = []
  const shown: readonly DemoPicture[] = pictures
  return {
    pictures: shown,
    add(name: string, motif: Motif, ground: Ground, kind: DemoPicture['kind'] = 'portrait'): ImageRef {
      const id = pictures.length + 1
      pictures.push({ id, kind, name, motif, ground })
      return { id, version: 1, extension: 'webp' }
    },
  }
}

/** The document of a picture; its file is written by `drawDemoPictures`. */
export function imageBody(picture: DemoPicture): Draft<Image> {
  const [width, height] = sizeOf(picture.kind)
  return { name: picture.name, alt: picture.name, version: 1, extension: 'webp', width, height }
}
