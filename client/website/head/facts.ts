import { charactersOf } from '../../../schema/base/characters.ts'
import type { ImageRef } from '../../../schema/base/fields.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import type { Config } from '../../../schema/business/config.ts'
import { legalPages } from '../../../schema/business/legalPages.ts'
import { priceText } from '../../../schema/catalogue/priceText.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import { siteAddress } from '../../../schema/website/paths.ts'
import type { Catalogue } from '../../data/shop/catalogue.ts'
import { type Place, placeOf } from './place.ts'
import { siteDescription, sitePicture } from './siteFacts.ts'
import { texts } from './texts.ts'
import { siteTitle, titleOf } from './title.ts'

/** What a page says of itself, the same on the server and in the browser. */
export interface PageFacts {
  readonly place: Place
  readonly title: string
  /** One line of at most 160 characters. */
  readonly description: string
  /**
   * The address search engines and shared links go by, without origin and query; null for a page nobody should find or
   * hand on. A checkout hands on the menu: what stands in it is one guest's.
   */
  readonly canonical: string | null
  /** Whether search engines may keep it: not an order, not a closed branch, not what is not there. */
  readonly isIndexed: boolean
  /** 'de_AT' */
  readonly locale: string
  readonly siteName: string
  readonly shared: SharedLink
}

/** What a messenger shows of a link to the page. */
interface SharedLink {
  readonly title: string
  readonly description: string
  /** As `canonical`, with the product that is open on the page. */
  readonly address: string | null
  readonly picture: ImageRef | null
}

const DESCRIPTION_LENGTH = 160

/** `product`: id of the one whose overlay the address opens. */
export function pageFacts(path: string, catalogue: Catalogue, product?: number): PageFacts {
  const place = placeOf(path, catalogue)
  const config = catalogue.config()
  const { branch, site } = place
  const shown = branch ?? site
  const isIndexed = shown ? shown.isPublic : place.kind === 'home' || place.kind === 'legal'
  const title = titleOf(path, catalogue)
  const description = shortened(descriptionOf(place, config), DESCRIPTION_LENGTH)
  const canonical = canonicalOf(place)
  const own = site ? sitePicture(site) : (branch?.images[0] ?? branch?.logo ?? firstPicture(place, catalogue))
  const picture = own ?? config?.logo ?? null
  const page = { title, description, address: canonical, picture }
  const opened = place.kind === 'store' && product !== undefined ? catalogue.get('products', product) : undefined
  return {
    place,
    title,
    description,
    canonical,
    isIndexed,
    locale: `de_${(branch ?? catalogue.list('branches')[0])?.country ?? 'AT'}`,
    siteName: config?.shopName || siteTitle(config),
    shared: opened?.isPublic ? productLink(page, opened, place, config) : page,
  }
}

/** A product that is handed on shows itself: what it is called, what it costs, and where. */
function productLink(page: SharedLink, product: Product, { branch }: Place, config: Config | undefined): SharedLink {
  const price = priceText(product, config?.currency ?? 'EUR')
  const said = [price && `${price.amount} ${price.per}`.trim(), product.description].filter(Boolean)
  return {
    title: branch ? `${product.name} - ${branch.name}` : product.name,
    description: said.length > 0 ? shortened(said.join(' · '), DESCRIPTION_LENGTH) : page.description,
    address: page.address && `${page.address}?product=${product.id}`,
    picture: product.images[0] ?? page.picture,
  }
}

function canonicalOf({ kind, branch, page, site }: Place): string | null {
  if (kind === 'home') return '/'
  if (site) return siteAddress(site.path)
  if (branch) return `/store/${branch.identifier}`
  return kind === 'legal' ? `/site/${page}` : null
}

function descriptionOf({ kind, branch, page, site }: Place, config: Config | undefined): string {
  const shop = config?.shopName ?? ''
  const own = site && siteDescription(site)
  if (own) return own
  if (page) return texts.legal(legalPages[page].label, shop)
  if (branch && kind === 'store') return branch.description.trim() || texts.branch(branch.name, addressLine(branch))
  return config?.seoDescription || config?.description || texts.shop(shop)
}

const addressLine = ({ street, zipCode, city }: Branch): string =>
  [street, `${zipCode} ${city}`.trim()].filter(part => part !== '').join(', ')

/** What is shared of the home page shows something of the house, not only its sign. */
function firstPicture({ kind }: Place, catalogue: Catalogue): ImageRef | undefined {
  if (kind !== 'home') return undefined
  return catalogue.list('branches').find(({ isPublic, images }) => isPublic && images.length > 0)?.images[0]
}

/** On one line, and cut between two words: half a word looks broken in a list of results. */
export function shortened(text: string, length: number): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  const characters = charactersOf(line)
  if (characters.length <= length) return line
  const cut = characters.slice(0, length - 1).join('')
  const end = cut.lastIndexOf(' ')
  return `${(end > length / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:–-]+$/u, '')}…`
}
