import { useMemo } from 'react'
import type { BlockOf } from '../../../../schema/website/blocks.ts'
import { GalleryGrid } from '../gallery/GalleryGrid.tsx'
import { shownPicture } from '../lightbox/pictures.ts'
import { useLightbox } from '../lightbox/useLightbox.tsx'
import { Section } from './Section.tsx'

/** Pictures that open in full size. */
export function Images({ value: { title, images } }: { readonly value: BlockOf<'images'>['value'] }) {
  const pictures = useMemo(() => images.map(shownPicture), [images])
  const { open, overlay } = useLightbox(pictures)
  return (
    <Section title={title}>
      <GalleryGrid pictures={pictures} onOpen={open} />
      {overlay}
    </Section>
  )
}
