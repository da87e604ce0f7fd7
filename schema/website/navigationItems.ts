import type { ValidationCode } from '../base/problems.ts'
import { isOtherAddress, isSuffix, newTab } from '../base/richText/safeAddress.ts'
import { type Address, type Directory } from './addressOfLink.ts'
import { siteAddress } from './paths.ts'

/** Levels of items in items, and items of one menu in all. */
export const MAX_DEPTH = 8
export const MAX_ITEMS = 500

/** An item of a menu. `target` is the id of a page or a branch, or the address of another site. */
export interface NavigationItem {
  readonly key: string
  readonly type: 'home' | 'site' | 'branch' | 'link' | 'group'
  readonly target?: number | string | null | undefined
  readonly suffix?: string | null | undefined
  readonly label: string
  readonly isEnabled: boolean
  readonly children: readonly NavigationItem[]
}

/** What is wrong with an item's target; null where it is what its type asks for. */
export function itemProblem({ type, target }: Pick<NavigationItem, 'type' | 'target'>): ValidationCode | null {
  if (type === 'home' || type === 'group') return null
  if (target === null || target === undefined || target === '') return 'blank'
  if (type === 'link') return typeof target === 'string' && isOtherAddress(target) ? null : 'httpsAddress'
  return typeof target === 'number' ? null : 'choice'
}

/** How many items a menu has, those below others among them. */
export const countItems = (items: readonly NavigationItem[]): number =>
  items.reduce((sum, { children }) => sum + 1 + countItems(children), 0)

/** Where an item leads; null for a group, and where its target is gone. */
export function addressOfItem({ type, target, suffix }: NavigationItem, { site, branch }: Directory): Address | null {
  const behind = suffix && isSuffix(suffix) ? suffix : ''
  if (type === 'home') return { href: '/' }
  if (type === 'link') return typeof target === 'string' && isOtherAddress(target) ? { href: target, ...newTab } : null
  if (type === 'group' || typeof target !== 'number') return null
  const path = type === 'site' ? site(target)?.path : branch(target)?.identifier
  if (path === undefined) return null
  return { href: type === 'site' ? siteAddress(path, behind) : `/store/${path}${behind}` }
}
