import { charactersOf } from '../../../schema/base/characters.ts'
import { plainText, textOfLines } from '../../../schema/base/richText/excerpt.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import type { Config } from '../../../schema/business/config.ts'
import type { ReusableBlock } from '../../../schema/website/block.ts'
import type { Block, BlockOf } from '../../../schema/website/blocks.ts'
import type { Navigation } from '../../../schema/website/navigation.ts'
import type { SiteNode } from '../../../schema/website/node.ts'
import { sitePathOf } from '../../../schema/website/paths.ts'
import type { PublicSite } from '../../../schema/website/site.ts'
import { latest, TEASER_NEWS } from '../../../schema/website/siteLists.ts'

/** What guests may see of the website. */
export interface WebsiteDocuments {
  readonly config: Config | null
  readonly sites: readonly PublicSite[]
  readonly blocks: readonly ReusableBlock[]
  readonly nodes: readonly SiteNode[]
  readonly navigations: readonly Navigation[]
}

/** A page as others show it: enough for its card and its address. `partial` tells the client that the rest is to come. */
type Sight = PublicSite & { readonly partial: true /** Of a gallery. */; readonly pictures: number }

/** As many of all news as come with a page that lists them; the client fetches the others. */
const LISTED_NEWS = 12

/**
 * The pages that come with an address: its own whole, and in sight those that its blocks list and that it, the menus and the
 * places lead to. Nobody waits for a thousand reports to read one.
 */
export function siteExcerpt(path: string, website: WebsiteDocuments): readonly (PublicSite | Sight)[] {
  const { sites, blocks, nodes, navigations } = website
  const shown = siteAt(path, website)
  const body = shown ? shown.content.body.flatMap(block => held(block, blocks)) : []
  const listed = body.flatMap(block => listedBy(block, sites))
  const wanted = new Set([...listed.map(({ id }) => id), ...sitesIn([shown, body, nodes, navigations])])
  const isAbove = (site: PublicSite) => shown?.path.startsWith(`${site.path}/`) ?? false
  return sites.flatMap(site => {
    if (site === shown) return [site]
    return wanted.has(site.id) || isAbove(site) ? [sightOf(site)] : []
  })
}

/**
 * The page of an address; at '/' the one that takes the place of the branches, where the settings want that, and where no
 * page is the one that says so.
 */
function siteAt(path: string, { config, sites, nodes }: WebsiteDocuments): PublicSite | undefined {
  const placed = (place: string) => {
    const node = nodes.find(({ identifier }) => identifier === place)
    return sites.find(({ id }) => id === node?.site)
  }
  if (path === '/') return config?.enablePluginHomePage ? placed('home') : undefined
  const own = sitePathOf(path)
  return own === null ? undefined : (sites.find(site => site.path === own) ?? placed('not-found'))
}

/** A block and, where it stands for a reusable one, what that holds. */
const held = (block: Block, blocks: readonly ReusableBlock[]): Block[] =>
  block.type === 'block' ? blocks.filter(({ id }) => id === block.value.block).map(({ block }) => block) : [block]

function listedBy(block: Block, sites: readonly PublicSite[]): readonly PublicSite[] {
  switch (block.type) {
    case 'newsTeaser':
      return latest(sites, 'news').slice(0, TEASER_NEWS)
    case 'news':
      return latest(sites, 'news').slice(0, LISTED_NEWS)
    case 'sports':
      return latest(sites, 'sport')
    case 'galleries': {
      const { sites: named } = block.value
      return latest(sites, 'gallery').filter(({ id }) => named.length === 0 || named.includes(id))
    }
    default:
      return []
  }
}

/** Ids of the pages that links and items of menus anywhere in a value lead to. */
function sitesIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(sitesIn)
  if (!isObject(value)) return []
  const own = value['type'] === 'site' ? (value['site'] ?? value['target']) : undefined
  const below = Object.values(value).flatMap(sitesIn)
  return typeof own === 'number' ? [own, ...below] : below
}

/** Characters of a page's beginning that come with its sight: more than any card shows. */
const BEGINNING = 140

/** A page as its cards need it. */
export function sightOf(site: PublicSite): Sight {
  const { image, title, description, body, images } = site.content
  const begins = description ? [] : body.flatMap(block => (block.type === 'text' ? [begun(block)] : [])).slice(0, 1)
  const content = { image: image ?? images[0], title, description, body: begins, images: [] }
  return { ...site, content, partial: true, pictures: images.length }
}

const begun = (block: BlockOf<'text'>): BlockOf<'text'> => ({
  ...block,
  value: {
    ...block.value,
    text: textOfLines([charactersOf(plainText(block.value.text)).slice(0, BEGINNING).join('')]),
  },
})

/** Pages that the menus and the named places lead to. */
export const sitesLedTo = ({
  nodes,
  navigations,
}: Pick<WebsiteDocuments, 'nodes' | 'navigations'>): ReadonlySet<number> => new Set(sitesIn([nodes, navigations]))
