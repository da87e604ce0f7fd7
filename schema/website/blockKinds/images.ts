import { pictures } from '../fields.ts'
import { blockKind, heading } from './kind.ts'

/** Pictures that open in the lightbox. */
export const images = blockKind(
  'images',
  { title: heading(), images: pictures(500) },
  { title: 'Überschrift', images: 'Bilder' },
)
