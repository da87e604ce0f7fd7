import type { ReusableBlock } from '../../../schema/website/block.ts'
import type { Block, OwnBlock } from '../../../schema/website/blocks.ts'
import type { SitePicture } from '../../../schema/website/fields.ts'
import { sitePathOf } from '../../../schema/website/paths.ts'
import type { Redirect } from '../../../schema/website/redirect.ts'
import { loops, plainPath, redirectPath } from '../../../schema/website/redirects.ts'
import type { PublicSite } from '../../../schema/website/site.ts'
import type { Content } from './content.ts'
import { publicDocuments } from './excerpt.ts'

/** The website by what it is asked by: nothing is looked for among thousands of pages. */
interface WebsiteIndex {
  /** Public pages by their path. */
  readonly pages: ReadonlyMap<string, PublicSite>
  /** Those that are to be found: all but what is said where there is no page. */
  readonly findable: () => readonly PublicSite[]
  /** Whether guests find a page there. */
  readonly hasPage: (address: string) => boolean
  /** Where an address that is no page any more leads; undefined where it leads nowhere, or by way of `origin` in a circle. */
  readonly redirectOf: (address: string, origin: string) => Redirect | undefined
  /** Pictures of public galleries and of lists of pictures, by their ids: what may be downloaded together. */
  readonly pictures: () => ReadonlyMap<number, SitePicture>
  /** The blocks of a page, reusable ones by what they hold, without those that are hidden. */
  readonly blocksOf: (site: PublicSite) => readonly OwnBlock[]
}

const known = new WeakMap<Content, WebsiteIndex>()

/** The index of what guests may see now: made once for each state of it. */
export function websiteIndex(content: Content): WebsiteIndex {
  const present = known.get(content)
  if (present) return present
  const made = indexOf(content)
  known.set(content, made)
  return made
}

function indexOf({ init }: Content): WebsiteIndex {
  const documents = publicDocuments(init)
  const { '/sites': sites = [], '/blocks': blocks = [], '/redirects': redirects = [], '/nodes': nodes = [] } = documents
  const pages = new Map(sites.map(site => [site.path, site]))
  const former = new Map(redirects.map(redirect => [redirect.path, redirect]))
  const reusable = new Map(blocks.map(each => [each.id, each]))
  const blocksOf = ({ content }: PublicSite): readonly OwnBlock[] =>
    content.body.filter(({ isHidden }) => !isHidden).flatMap(block => ownBlocks(block, reusable))
  // Only who packs pictures asks for them, and a page must not wait for the pictures of all galleries.
  let together: ReadonlyMap<number, SitePicture> | undefined
  const hasPage = (address: string): boolean => pages.has(sitePathOf(address) ?? '')
  return {
    pages,
    findable() {
      const notFound = nodes.find(({ identifier }) => identifier === 'not-found')?.site
      return sites.filter(({ id }) => id !== notFound)
    },
    hasPage,
    redirectOf(address, origin) {
      const path = redirectPath(address)
      if (path === null || hasPage(address)) return undefined
      // A page is found with and without '/site' before its path, so what it was called before is too.
      const found = former.get(path) ?? former.get(plainPath(path))
      const leads = (each: string) => (hasPage(each) ? undefined : (former.get(each) ?? former.get(`site/${each}`)))
      const within = (redirect: Redirect | undefined) => redirect && targetWithin(redirect, origin)
      const isLoop = found && loops({ path, target: targetWithin(found, origin) }, each => within(leads(each)))
      return isLoop ? undefined : found
    },
    pictures() {
      together ??= new Map(sites.flatMap(site => shownTogether(site, blocksOf(site)).map(image => [image.id, image])))
      return together
    },
    blocksOf,
  }
}

/** Where a redirect leads, without the host where that is this one: what leads in a circle by way of it is written nowhere. */
function targetWithin({ target }: Redirect, origin: string): string {
  const to = URL.parse(target)
  return to && to.host === URL.parse(origin)?.host ? `${to.pathname}${to.search}${to.hash}` : target
}

function ownBlocks(block: Block, reusable: ReadonlyMap<number, ReusableBlock>): readonly OwnBlock[] {
  if (block.type !== 'block') return [block]
  const held = reusable.get(block.value.block)?.block
  return held ? [held] : []
}

/** Pictures that a page offers as one: those of a gallery, and those of its lists of pictures. */
const shownTogether = ({ content }: PublicSite, blocks: readonly OwnBlock[]): readonly SitePicture[] => [
  ...content.images,
  ...blocks.flatMap(block => (block.type === 'images' ? block.value.images : [])),
]
