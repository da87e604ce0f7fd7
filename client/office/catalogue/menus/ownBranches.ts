import { type Actor, may } from '../../../../schema/base/access.ts'
import type { Body } from '../../../../schema/base/entity.ts'
import { menus } from '../../../../schema/catalogue/menu.ts'

/** Branches of a menu for which this person may make one of their own. */
export const ownBranchesOf = ({ branches }: Body, actor: Actor): readonly number[] =>
  (Array.isArray(branches) ? branches : []).filter(
    (id): id is number => typeof id === 'number' && may(actor, 'create', menus.access, [id]),
  )
