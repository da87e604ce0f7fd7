import { useMemo } from 'react'
import type { PublicSite } from '../../../schema/website/site.ts'
import { DownloadAll } from './gallery/DownloadAll.tsx'
import { GalleryGrid } from './gallery/GalleryGrid.tsx'
import { texts } from './gallery/texts.ts'
import { shownPicture } from './lightbox/pictures.ts'
import { useLightbox } from './lightbox/useLightbox.tsx'

/** Pictures: all of them as one file, each on its own, and in full size. */
export function GalleryPage({ site: { name, path, content } }: { readonly site: PublicSite }) {
  const { images, description } = content
  const pictures = useMemo(() => images.map(shownPicture), [images])
  const { open, overlay } = useLightbox(pictures)
  return (
    <div className="site-column flex flex-col gap-6">
      <header className="flex flex-col gap-3">
        <h1 className="site-title">{name}</h1>
        {description && <p className="site-lead">{description}</p>}
        {images.length > 0 && <p className="text-ink-soft">{texts.count(images.length)}</p>}
      </header>
      {images.length > 0 ? (
        <DownloadAll pictures={pictures} name={path.replaceAll('/', '-')} />
      ) : (
        <p className="text-ink-soft">{texts.empty}</p>
      )}
      <GalleryGrid pictures={pictures} onOpen={open} hasDownloads />
      {overlay}
    </div>
  )
}
