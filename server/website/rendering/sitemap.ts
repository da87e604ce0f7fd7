import { keysOf } from '../../../schema/base/keys.ts'
import { fieldOf } from '../../../schema/base/record.ts'
import { widgetValues } from '../../../schema/base/widgetValues.ts'
import type { Config } from '../../../schema/business/config.ts'
import { hasLegalText, legalPages } from '../../../schema/business/legalPages.ts'
import { surfaces } from '../../../schema/surfaces.ts'
import { siteAddress } from '../../../schema/website/paths.ts'
import { type PublicSite, sites } from '../../../schema/website/site.ts'
import { siteTime } from '../../../schema/website/siteLists.ts'
import type { Content } from './content.ts'
import { websiteIndex } from './websiteIndex.ts'

/** What the protocol allows in one file. */
const MAX_ADDRESSES = 50_000

/** When documents were last changed, epoch ms by id. */
interface ChangeTimes {
  readonly config: ReadonlyMap<number, number>
  readonly branches: ReadonlyMap<number, number>
  readonly menus: ReadonlyMap<number, number>
}

/** Pictures of one address, as many as the protocol allows. */
const MAX_PICTURES = 1000

/** The addresses search engines may find: home, public branches, legal pages that have a text, pages with their pictures. `origin` has no slash at its end. */
export function sitemap(content: Content, times: ChangeTimes, origin: string): string {
  const { config, branches, menus } = content
  const settings = times.config.get(1) ?? 0
  const shown = branches.filter(({ isPublic }) => isPublic)
  const changed = (id: number): number =>
    Math.max(
      times.branches.get(id) ?? 0,
      ...menus.filter(menu => menu.branches.includes(id)).map(menu => times.menus.get(menu.id) ?? 0),
    )
  const pages: readonly Mapped[] = [
    { path: '/', at: Math.max(settings, ...shown.map(({ id }) => times.branches.get(id) ?? 0)) },
    ...legalPaths(config).map(path => ({ path, at: settings })),
    ...shown.map(({ id, identifier }) => ({ path: `/store/${identifier}`, at: changed(id) })),
    ...websiteIndex(content)
      .findable()
      .map(site => ({
        path: siteAddress(site.path),
        at: siteTime(site),
        pictures: picturesOf(site),
      })),
  ]
  const lines = pages.slice(0, MAX_ADDRESSES).map(({ path, at, pictures = [] }) => {
    const changedAt = at > 0 ? `<lastmod>${new Date(at).toISOString().slice(0, 19)}Z</lastmod>` : ''
    const shown = pictures.map(picture => `<image:image>${location('image:loc', `${origin}${picture}`)}</image:image>`)
    return `<url>${location('loc', `${origin}${path}`)}${changedAt}${shown.join('')}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...lines,
    '</urlset>',
    '',
  ].join('\n')
}

interface Mapped {
  readonly path: string
  /** Epoch ms; 0 where nobody knows. */
  readonly at: number
  readonly pictures?: readonly string[]
}

const location = (name: string, address: string): string => `<${name}>${escaped(address)}</${name}>`

/** Addresses of the pictures a page shows, each once. */
function picturesOf(site: PublicSite): readonly string[] {
  const shown = widgetValues('image', sites.shape, site).map(({ value }) => {
    const [id, version, extension] = ['id', 'version', 'extension'].map(field => String(fieldOf(value, field)))
    return `/image/large/${id}-${version}.${extension}`
  })
  return [...new Set(shown)].slice(0, MAX_PICTURES)
}

const machinesOwn = ['/api/', '/replication/', '/upload/']

/**
 * What machines are asked to leave alone, and where the map is. A checkout is not among it: who may not read that page
 * does not learn that its address for searches is the menu's.
 */
export function robots(origin: string): string {
  const closed = [...machinesOwn, ...Object.values(surfaces).flatMap(({ closedToRobots }) => closedToRobots)]
  return ['User-agent: *', ...closed.map(path => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  )
}

function legalPaths(config: Config | null): string[] {
  return keysOf(legalPages).flatMap(page => (hasLegalText(page, config) ? [`/site/${page}`] : []))
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
