import type { Config } from '../../../schema/business/config.ts'
import { surfaces } from '../../../schema/surfaces.ts'
import type { Content } from './content.ts'

/** What the protocol allows in one file. */
const MAX_ADDRESSES = 50_000

/** When documents were last changed, epoch ms by id. */
interface ChangeTimes {
  readonly config: ReadonlyMap<number, number>
  readonly branches: ReadonlyMap<number, number>
  readonly menus: ReadonlyMap<number, number>
}

/** The addresses search engines may find: home, public branches, legal pages that have a text. `origin` has no slash at its end. */
export function sitemap({ config, branches, menus }: Content, times: ChangeTimes, origin: string): string {
  const settings = times.config.get(1) ?? 0
  const shown = branches.filter(({ isPublic }) => isPublic)
  const changed = (id: number): number =>
    Math.max(
      times.branches.get(id) ?? 0,
      ...menus.filter(menu => menu.branches.includes(id)).map(menu => times.menus.get(menu.id) ?? 0),
    )
  const pages = [
    { path: '/', at: Math.max(settings, ...shown.map(({ id }) => times.branches.get(id) ?? 0)) },
    ...legalPaths(config).map(path => ({ path, at: settings })),
    ...shown.map(({ id, identifier }) => ({ path: `/store/${identifier}`, at: changed(id) })),
  ]
  const lines = pages.slice(0, MAX_ADDRESSES).map(({ path, at }) => {
    const changedAt = at > 0 ? `<lastmod>${new Date(at).toISOString().slice(0, 19)}Z</lastmod>` : ''
    return `<url><loc>${escaped(`${origin}${path}`)}</loc>${changedAt}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>',
    '',
  ].join('\n')
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
  if (!config) return []
  const pages = [
    ['terms-and-conditions', config.termsAndConditionsText],
    ['privacy', config.privacyPolicyText],
    ['imprint', config.imprintText],
    ['allergens', config.allergensText],
  ] as const
  return pages.flatMap(([page, text]) => (text ? [`/site/${page}`] : []))
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
