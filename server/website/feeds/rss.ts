import { excerpt, plainText } from '../../../schema/base/richText/excerpt.ts'
import { element, escapeXml } from '../../../schema/base/xml.ts'
import { siteAddress } from '../../../schema/website/paths.ts'
import type { PublicSite } from '../../../schema/website/site.ts'
import { latest, siteTime } from '../../../schema/website/siteLists.ts'
import type { Content } from '../rendering/content.ts'
import { websiteIndex } from '../rendering/websiteIndex.ts'

/** The latest news, as many as readers of feeds keep. */
const NEWS = 50
const TEXT_CHARACTERS = 500

/** RSS 2.0 of the public news, the latest first. `origin` has no slash at its end. */
export function newsFeed(content: Content, origin: string): string {
  const { config } = content
  const shown = latest([...websiteIndex(content).pages.values()], 'news').slice(0, NEWS)
  const name = config?.shopName ?? ''
  const [newest] = shown
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', `${name} – News`),
    element('link', `${origin}/`),
    `<atom:link href="${escapeXml(`${origin}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    element('description', config?.seoDescription || config?.description || name),
    element('language', 'de'),
    ...(newest ? [element('lastBuildDate', new Date(siteTime(newest)).toUTCString())] : []),
    ...shown.map(site => itemOf(site, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function itemOf(site: PublicSite, origin: string): string {
  const { image } = site.content
  const address = `${origin}${siteAddress(site.path)}`
  const picture = image ? `${origin}/image/medium/${image.id}-${image.version}.${image.extension}` : ''
  return [
    '<item>',
    element('title', site.content.title || site.title || site.name),
    element('link', address),
    `<guid isPermaLink="false">${escapeXml(`${origin}/sites/${site.id}`)}</guid>`,
    element('pubDate', new Date(siteTime(site)).toUTCString()),
    // Some readers show a description as markup: it is words, so what looks like markup in them stays words there too.
    element('description', escapeXml(wordsOf(site))),
    picture ? `<enclosure url="${escapeXml(picture)}" length="0" type="${typeOf(image?.extension ?? '')}"/>` : '',
    '</item>',
  ].join('')
}

function wordsOf({ description, content }: PublicSite): string {
  const written = content.description || description
  if (written) return excerpt(written, TEXT_CHARACTERS)
  const words = content.body.map(block =>
    block.type === 'text' || block.type === 'text_image' ? plainText(block.value.text) : '',
  )
  return excerpt(words.join(' '), TEXT_CHARACTERS)
}

const typeOf = (extension: string): string => `image/${extension === 'jpg' ? 'jpeg' : escapeXml(extension)}`
