import type { Branch } from '../../../schema/business/branch.ts'
import type { Table } from '../../../schema/business/table.ts'
import type { Menu } from '../../../schema/catalogue/menu.ts'
import { activeMenu } from '../../../schema/catalogue/menuGroups.ts'
import type { Switch } from '../../../schema/catalogue/switch.ts'

/** `/api/init` as parsed. */
export interface Init {
  readonly data: readonly { readonly url: string; readonly data: unknown }[]
  readonly seq: string
  readonly at: number
}
/** What one page needs of it. `partial` tells the client that there is more to fetch after the first paint. */
type Excerpt = Init & { readonly partial: true }

/**
 * What the page of an address shows: every page the settings, divisions, branches and tags; an ordering page its branch's
 * menu with what stands on it. A guest on a slow line must not wait for the menus of five other branches.
 */
export function excerptFor(init: Init, path: string, now: number): Excerpt {
  const of = (url: string): unknown => init.data.find(entry => entry.url === url)?.data ?? []
  const identifier = /^\/store\/([^/]+)/.exec(path)?.[1]
  const branch = (of('/branches') as Branch[]).find(each => each.identifier === identifier)
  const menu = branch ? activeMenu(of('/menus') as Menu[], branch.id, now) : null
  const groups = menu?.catalog ?? []
  const categories = new Set(groups.map(group => group.category))
  const products = new Set(groups.flatMap(group => group.products))
  const kept: Readonly<Record<string, (each: { id: number }) => boolean>> = {
    '/menus': each => each.id === menu?.id,
    '/categories': each => categories.has(each.id),
    '/products': each => products.has(each.id),
    '/tables': each => (each as Table).branch === branch?.id,
    '/switches': each => Date.parse((each as Switch).endsAt) > now,
    '/donatees': () => false,
  }
  const data = init.data.map(({ url, data: all }) => {
    const keeps = kept[url]
    return keeps ? { url, data: (all as { id: number }[]).filter(keeps) } : { url, data: all }
  })
  return { data, seq: init.seq, at: now, partial: true }
}
