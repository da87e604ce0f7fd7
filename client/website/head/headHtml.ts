import { escapeHtml } from '../../../schema/base/escapeHtml.ts'
import type { Config } from '../../../schema/business/config.ts'
import { iconAddress, shortName } from '../../../schema/business/webApp.ts'
import { themeCss } from '../../ui/theme/theme.ts'
import type { PageFacts } from './facts.ts'
import { previewOf } from './toldPictures.ts'

/** What is known of a picture beside its address. */
export interface PictureFacts {
  /** Pixels of the original. */
  readonly width: number
  readonly height: number
  readonly alt: string
}

/**
 * The elements of a page's head, as HTML. `origin` is the address guests use, without a slash at its end; a canonical
 * address has no query, so that a table's code or a campaign does not make pages of its own.
 */
export function headHtml(
  facts: PageFacts,
  config: Config | undefined,
  origin: string,
  picture: PictureFacts | null,
): string {
  return [
    `<title>${escapeHtml(facts.title)}</title>`,
    meta('name', 'description', facts.description),
    facts.isIndexed ? '' : meta('name', 'robots', 'noindex'),
    facts.canonical === null ? '' : link('canonical', `${origin}${facts.canonical}`),
    facts.place.kind === 'site' ? '<link rel="alternate" type="application/rss+xml" href="/feed.xml">' : '',
    ...openGraph(facts, origin, picture),
    ...(config ? appLinks(config) : []),
    config ? `<style id="theme">${themeCss(config)}</style>` : '',
  ].join('')
}

function openGraph(facts: PageFacts, origin: string, known: PictureFacts | null): string[] {
  if (facts.place.kind === 'nowhere') return []
  const { title, description, address, picture } = facts.shared
  const preview = picture && previewOf(picture, known)
  const size = preview?.size ?? null
  const isWide = size !== null && size.width >= size.height * 1.2
  return [
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', facts.locale),
    meta('property', 'og:site_name', facts.siteName),
    address === null ? '' : meta('property', 'og:url', `${origin}${address}`),
    meta('name', 'twitter:card', isWide ? 'summary_large_image' : 'summary'),
    ...(preview
      ? [
          meta('property', 'og:image', `${origin}${preview.address}`),
          meta('property', 'og:image:alt', known?.alt || title),
        ]
      : []),
    ...(size
      ? [
          meta('property', 'og:image:width', String(size.width)),
          meta('property', 'og:image:height', String(size.height)),
        ]
      : []),
  ]
}

function appLinks(config: Config): string[] {
  return [
    `<link rel="icon" type="image/png" sizes="32x32" href="${escapeHtml(iconAddress(config, '32'))}">`,
    `<link rel="icon" type="image/png" sizes="192x192" href="${escapeHtml(iconAddress(config, '192'))}">`,
    link('apple-touch-icon', iconAddress(config, '180')),
    ...(config.enablePluginPWA
      ? [link('manifest', '/manifest.webmanifest'), meta('name', 'apple-mobile-web-app-title', shortName(config))]
      : []),
  ]
}

const meta = (kind: 'name' | 'property', key: string, content: string): string =>
  `<meta ${kind}="${key}" content="${escapeHtml(content)}">`
const link = (rel: string, href: string): string => `<link rel="${rel}" href="${escapeHtml(href)}">`
