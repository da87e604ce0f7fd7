import { Download } from 'lucide-react'
import { memo } from 'react'
import { Picture } from '../../../ui/Picture.tsx'
import { PictureOpener } from '../lightbox/PictureOpener.tsx'
import { fileName, originalAddress, type ShownPicture } from '../lightbox/pictures.ts'
import { texts } from './texts.ts'

interface GalleryGridProps {
  readonly pictures: readonly ShownPicture[]
  /** Shows the picture of this index in full size. */
  readonly onOpen: (index: number) => void
  /** Whether each picture has a link of its own to save it. */
  readonly hasDownloads?: boolean
}

/** Pictures in boxes of one shape: nothing moves when they come, and what is not near the screen costs nothing. */
export const GalleryGrid = memo(function GalleryGrid({ pictures, onOpen, hasDownloads = false }: GalleryGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-2 tablet:grid-cols-3 tablet:gap-3 desktop:grid-cols-4">
      {pictures.map((picture, index) => (
        <li key={picture.image.id} className="picture-box">
          <PictureOpener
            picture={picture}
            label={texts.open(wordsOf(picture, index))}
            onOpen={() => onOpen(index)}
            className="h-full"
          >
            <Picture
              image={picture.image}
              alt=""
              from={['tiny', 'small']}
              sizes="(width < 45rem) 50vw, (width < 64rem) 33vw, 17rem"
              width={320}
              height={320}
              className="size-full"
            />
          </PictureOpener>
          {hasDownloads && (
            <a
              href={originalAddress(picture.image)}
              download={fileName(picture, index + 1)}
              aria-label={texts.download(wordsOf(picture, index))}
              className="picture-download"
            >
              <Download aria-hidden size={18} />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
})

const wordsOf = ({ alt }: ShownPicture, index: number): string => alt || texts.picture(index + 1)
