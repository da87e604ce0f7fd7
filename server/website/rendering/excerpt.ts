import type { Branch } from '../../../schema/business/branch.ts'
import type { Config } from '../../../schema/business/config.ts'
import { withoutFormer } from '../../../schema/business/legalVersions.ts'
import type { Category } from '../../../schema/catalogue/category.ts'
import type { Menu } from '../../../schema/catalogue/menu.ts'
import { activeMenu } from '../../../schema/catalogue/menuGroups.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import type { Switch } from '../../../schema/catalogue/switch.ts'
import type { Redirect } from '../../../schema/website/redirect.ts'
import { siteExcerpt, type WebsiteDocuments } from './siteExcerpt.ts'

/** `/api/init` as parsed. */
export interface Init {
  readonly data: readonly { readonly url: string; readonly data: unknown }[]
  readonly seq: string
  readonly at: number
}
/** What is shown of these types, by their addresses. */
interface PublicDocuments {
  readonly '/config': Config | null
  readonly '/branches': readonly Branch[]
  readonly '/menus': readonly Menu[]
  readonly '/categories': readonly Pick<Category, 'id' | 'schedule'>[]
  readonly '/products': readonly Pick<Product, 'id' | 'schedule'>[]
  readonly '/switches': readonly Switch[]
  readonly '/sites': WebsiteDocuments['sites']
  readonly '/blocks': WebsiteDocuments['blocks']
  readonly '/nodes': WebsiteDocuments['nodes']
  readonly '/redirects': readonly Redirect[]
  readonly '/navigations': WebsiteDocuments['navigations']
}

/** The documents of `/api/init` by the addresses of their types: our own answer, read again. */
export const publicDocuments = (init: Init): Partial<PublicDocuments> =>
  Object.fromEntries(init.data.map(({ url, data }) => [url, data]))

/** What one page needs of it. `partial` tells the client that there is more to fetch after the first paint. */
type Excerpt = Init & { readonly partial: true }

/**
 * What the page of an address shows: every page the settings, divisions, branches and tags; an ordering page its branch's
 * menu with what stands on it; a page of the website itself. A guest on a slow line must not wait for the menus of five other branches.
 */
export function excerptFor(init: Init, path: string, now: number): Excerpt {
  const documents = publicDocuments(init)
  const { '/branches': branches = [], '/menus': menus = [] } = documents
  const identifier = /^\/store\/([^/]+)/.exec(path)?.[1]
  const branch = branches.find(each => each.identifier === identifier)
  const menu = branch ? activeMenu(menus, branch.id, now) : null
  const groups = menu?.catalog ?? []
  const categories = new Set(groups.map(group => group.category))
  const products = new Set(groups.flatMap(group => group.products))
  // Where somebody orders, the header is the order's own and the footer plain.
  const hasMenus = () => !/^\/(store|status)\//.test(path)
  const kept: Readonly<Record<string, (each: Narrowed) => boolean>> = {
    '/menus': each => each.id === menu?.id,
    '/categories': each => categories.has(each.id),
    '/products': each => products.has(each.id),
    '/tables': each => each.branch === branch?.id,
    '/switches': each => Date.parse(each.endsAt ?? '') > now,
    '/stations': each => each.branch === branch?.id,
    '/favourites': each => each.branch === branch?.id,
    '/donatees': () => false,
    '/redirects': () => false,
    '/navigations': hasMenus,
    '/nodes': hasMenus,
    '/blocks': hasMenus,
  }
  const data = init.data.map(({ url, data: all }) => {
    if (url === '/sites') return { url, data: hasMenus() ? siteExcerpt(path, websiteOf(documents)) : [] }
    if (url === '/config' && documents['/config'])
      return { url, data: withoutFormer(documents['/config'], now, legalPageAt(path)) }
    const keeps = kept[url]
    return keeps && Array.isArray(all) ? { url, data: all.filter(keeps) } : { url, data: all }
  })
  return { data, seq: init.seq, at: now, partial: true }
}

/** Which legal page an address means; only that one shows former versions. */
const legalPageAt = (path: string): string | undefined => /^\/site\/([^/?#]+)/.exec(path)?.[1]

/** The website as guests see it. */
export function websiteOf(documents: Partial<PublicDocuments>): WebsiteDocuments {
  const { '/config': config = null, '/sites': sites = [], '/blocks': blocks = [] } = documents
  const { '/nodes': nodes = [], '/navigations': navigations = [] } = documents
  return { config, sites, blocks, nodes, navigations }
}

/** What a page chooses among documents by. */
interface Narrowed {
  readonly id: number
  readonly branch?: number
  readonly endsAt?: string
}
