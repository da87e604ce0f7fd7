import type { Address, Directory } from './addressOfLink.ts'
import { addressOfItem, type NavigationItem } from './navigationItems.ts'
import { sitePathOf } from './paths.ts'

/** An item of a navigation as it is shown to whoever looks. */
export interface MenuEntry {
  readonly key: string
  readonly label: string
  /** Null where it only holds others together. */
  readonly address: Address | null
  /** It leads to the page that is shown. */
  readonly isActive: boolean
  /** Something below it does, however deep. */
  readonly isChildActive: boolean
  readonly children: readonly MenuEntry[]
}

interface Navigation {
  readonly identifier: string
  readonly isPublic: boolean
  readonly items: readonly NavigationItem[]
}

/** The items of the public navigation of this name; none where there is no such navigation. */
export const itemsOf = (navigations: readonly Navigation[], identifier: string): readonly NavigationItem[] =>
  navigations.find(each => each.isPublic && each.identifier === identifier)?.items ?? []

/**
 * What is shown of items on the page at `path` ('/klub/verein'): those that are enabled and lead somewhere, or hold some
 * that do. One that leads somewhere and has children becomes a group whose first child is the item itself.
 */
export function menuEntries(items: readonly NavigationItem[], directory: Directory, path: string): MenuEntry[] {
  return items.flatMap((item): MenuEntry[] => {
    if (!item.isEnabled) return []
    const address = addressOfItem(item, directory)
    const below = menuEntries(item.children, directory, path)
    if (!address && below.length === 0) return []
    const isActive = isAt(item, directory, path)
    const entry = { key: item.key, label: item.label, address, isActive, isChildActive: false, children: [] }
    if (below.length === 0) return [entry]
    const itself = address ? [{ ...entry, key: `${item.key}.` }] : []
    const isChildActive = below.some(child => child.isActive || child.isChildActive)
    return [{ ...entry, isChildActive, children: [...itself, ...below] }]
  })
}

/** Whether the page at `path` is the item's: a branch by its identifier, a page by its path, the first page at '/'. */
function isAt({ type, target }: NavigationItem, { site, branch }: Directory, path: string): boolean {
  if (type === 'home') return path === '/'
  if (typeof target !== 'number') return false
  if (type === 'branch') return path.split('/')[1] === 'store' && path.split('/')[2] === branch(target)?.identifier
  return type === 'site' && sitePathOf(path) === site(target)?.path
}
