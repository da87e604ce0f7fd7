import type { ReactNode } from 'react'
import type { PublicSite } from '../../../schema/website/site.ts'
import { FullPage } from '../../ui/FullPage.tsx'
import { CircleAlert } from '../../ui/icons.tsx'
import { RichText } from '../../ui/richText/RichText.tsx'
import { GalleryPage } from './GalleryPage.tsx'
import { PageBlocks } from './PageBlocks.tsx'
import { ReportPage } from './ReportPage.tsx'
import { nameOf } from './siteLabel.ts'
import { texts } from './texts.ts'

interface SitePageProps {
  readonly site: PublicSite
  /** Goes back in the browser's history. */
  readonly onBack: () => void
}

/** The main part of a page, as its type has it. What is not public yet is marked: only staff see it. */
export function SitePage({ site, onBack }: SitePageProps) {
  return (
    <main id="main" tabIndex={-1} className={`page site flex-1 site-type-${site.type}`}>
      {!site.isPublic && (
        <p role="status" className="site-column rounded-control bg-warning-soft px-4 py-2.5 text-warning">
          <strong className="font-strong">{texts.draft}</strong> · {texts.draftHint}
        </p>
      )}
      {contentOf({ site, onBack })}
    </main>
  )
}

function contentOf({ site, onBack }: SitePageProps): ReactNode {
  const { type, content } = site
  switch (type) {
    case 'default':
      return <PageBlocks blocks={content.body} title={nameOf(site)} />
    case 'news':
      return <ReportPage site={site} onBack={onBack} isDated />
    case 'sport':
      return <ReportPage site={site} onBack={onBack} />
    case 'gallery':
      return <GalleryPage site={site} />
    case 'simple':
      return (
        <article className="site-article">
          <h1 className="site-title">{nameOf(site)}</h1>
          {content.text && <RichText text={content.text} />}
        </article>
      )
    default:
      // A type this program does not know yet.
      return <FullPage icon={<CircleAlert size={28} />} title={texts.failure.title} text={texts.failure.text} />
  }
}
