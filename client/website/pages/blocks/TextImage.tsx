import type { BlockOf } from '../../../../schema/website/blocks.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { RichText } from '../../../ui/richText/RichText.tsx'
import { PictureOpener } from '../lightbox/PictureOpener.tsx'
import { shownPicture } from '../lightbox/pictures.ts'
import { useLightbox } from '../lightbox/useLightbox.tsx'
import { texts } from '../texts.ts'

/** A text with a picture at its side, above it on a phone. */
export function TextImage({ value: { text, image, side } }: { readonly value: BlockOf<'text_image'>['value'] }) {
  const picture = shownPicture(image)
  const { open, overlay } = useLightbox([picture])
  return (
    <section className="site-column grid items-start gap-6 tablet:grid-cols-2 tablet:gap-10">
      <PictureOpener
        picture={picture}
        label={texts.open(picture.alt)}
        onOpen={() => open(0)}
        className={`overflow-hidden rounded-card ${side === 'right' ? 'tablet:order-2' : ''}`}
      >
        <Picture
          image={image}
          alt=""
          from={['small', 'medium']}
          sizes="(width < 45rem) 100vw, 34rem"
          width={800}
          height={600}
          className="aspect-[4/3] w-full"
        />
      </PictureOpener>
      <RichText text={text} />
      {overlay}
    </section>
  )
}
