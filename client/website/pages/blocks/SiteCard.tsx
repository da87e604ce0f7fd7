import { siteAddress } from '../../../../schema/website/paths.ts'
import type { PublicSite } from '../../../../schema/website/site.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { nameOf } from '../siteLabel.ts'

interface SiteCardProps {
  readonly site: PublicSite
  /** Stands over its name: a date, how many pictures. */
  readonly note?: string
  /** Stands below it. */
  readonly text?: string
  /** Heading of the card, one below the heading of its list. */
  readonly as?: 'h2' | 'h3'
}

/** A page as one of several: its picture, its name and what it is about. The whole of it leads there. */
export function SiteCard({ site, note, text, as: Heading = 'h3' }: SiteCardProps) {
  const { image, images } = site.content
  return (
    <article className="site-card relative flex h-full flex-col">
      <div className="overflow-hidden rounded-card bg-sunken">
        <Picture
          image={image ?? images[0]}
          alt=""
          from={['tiny', 'small', 'medium']}
          sizes="(width < 45rem) 100vw, (width < 64rem) 50vw, 22rem"
          width={640}
          height={427}
          className="aspect-[3/2] w-full"
        />
      </div>
      <div className="flex flex-1 flex-col gap-1.5 pt-3.5">
        {note && <p className="text-caption text-ink-soft tabular-nums">{note}</p>}
        <Heading className="text-title text-balance hyphens-auto">
          <a
            href={siteAddress(site.path)}
            className="text-ink no-underline after:absolute after:inset-0 hover:underline"
          >
            {nameOf(site)}
          </a>
        </Heading>
        {text && <p className="text-ink-soft">{text}</p>}
      </div>
    </article>
  )
}

/** Cards side by side, as many as have room. */
export const cardGrid = 'grid gap-x-6 gap-y-9 tablet:grid-cols-2 desktop:grid-cols-3'
