import type { PublicSite } from '../../../schema/website/site.ts'
import { siteTime } from '../../../schema/website/siteLists.ts'
import { ArrowLeft } from '../../ui/icons.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { BlockView } from './blocks/BlockView.tsx'
import { PictureOpener } from './lightbox/PictureOpener.tsx'
import { shownPicture } from './lightbox/pictures.ts'
import { useLightbox } from './lightbox/useLightbox.tsx'
import { longDate } from './longDate.ts'
import { nameOf } from './siteLabel.ts'
import { texts } from './texts.ts'
import { useWebsite } from './website.ts'

interface ReportPageProps {
  readonly site: PublicSite
  readonly onBack: () => void
  /** Says when it was last changed. */
  readonly isDated?: boolean
}

/** A piece of news or a sport: cover, heading, what it is about, and the whole of it; back above and below. */
export function ReportPage({ site, onBack, isDated = false }: ReportPageProps) {
  const { zone } = useWebsite()
  const { image, description, body } = site.content
  const at = isDated ? siteTime(site) : 0
  return (
    <article className="site-article">
      <Back onBack={onBack} />
      <header className="flex flex-col gap-4">
        {at > 0 && (
          <p className="text-caption font-strong tracking-wide text-ink-soft tabular-nums">
            <time dateTime={new Date(at).toISOString()}>{longDate(at, zone)}</time>
          </p>
        )}
        <h1 className="site-title">{nameOf(site)}</h1>
        {description && <p className="site-lead">{description}</p>}
      </header>
      {image && <Cover image={image} />}
      {body.map(block => (
        <BlockView key={block.key} block={block} isFirst={false} />
      ))}
      <Back onBack={onBack} />
    </article>
  )
}

function Cover({ image }: { readonly image: NonNullable<PublicSite['content']['image']> }) {
  const picture = shownPicture(image)
  const { open, overlay } = useLightbox([picture])
  return (
    <>
      <PictureOpener
        picture={picture}
        label={texts.open(picture.alt)}
        onOpen={() => open(0)}
        className="overflow-hidden rounded-card"
      >
        <Picture
          image={image}
          alt=""
          from={['small', 'medium', 'large']}
          sizes="(width < 49rem) 100vw, 46rem"
          width={1280}
          height={720}
          priority
          className="aspect-[16/9] w-full"
        />
      </PictureOpener>
      {overlay}
    </>
  )
}

/** Back in the browser's history; without the program to the first page. */
function Back({ onBack }: { readonly onBack: () => void }) {
  return (
    <p>
      <a
        href="/"
        className="-ml-1 inline-flex min-h-11 items-center gap-2 px-1 font-strong text-accent-ink underline-offset-4 hover:underline"
        onClick={event => {
          event.preventDefault()
          onBack()
        }}
      >
        <ArrowLeft size={18} />
        {texts.back}
      </a>
    </p>
  )
}
