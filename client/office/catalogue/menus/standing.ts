import type { Menu } from '../../../../schema/catalogue/menu.ts'
import { activeMenu } from '../../../../schema/catalogue/menuGroups.ts'

/** Branches in which a menu is the one that guests see now, will be from its day on, or no longer is; ids. */
interface Standing {
  readonly now: readonly number[]
  readonly later: readonly number[]
  readonly former: readonly number[]
}

/** `at` is epoch ms. A menu that is not public stands nowhere. */
export function standingOf(menu: Menu, menus: readonly Menu[], at: number): Standing {
  const branches = menu.isPublic ? menu.branches : []
  const isComing = Date.parse(menu.availableFrom) > at
  const now = branches.filter(branch => activeMenu(menus, branch, at)?.id === menu.id)
  return {
    now,
    later: isComing ? branches : [],
    former: isComing ? [] : branches.filter(branch => !now.includes(branch)),
  }
}

/** Whether guests saw a menu once and see it nowhere any more, because a later one took its place. `at` is epoch ms. */
export function isFormer(menu: Menu, menus: readonly Menu[], at: number): boolean {
  const { now, later, former } = standingOf(menu, menus, at)
  return former.length > 0 && now.length === 0 && later.length === 0
}
