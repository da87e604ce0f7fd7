import type { Menu } from '../../../../schema/catalogue/menu.ts'
import { activeMenu } from '../../../../schema/catalogue/menuGroups.ts'
import type { Row } from '../../../data/office/office.ts'

/** Whether guests of a branch find a product on its menu at `now` (epoch ms); what is sold out at the moment they find too. */
export const guestsSeeIt = (
  { id, body }: Pick<Row, 'id' | 'body'>,
  menus: readonly Menu[],
  branch: number,
  now: number,
) =>
  body['isEnabled'] === true &&
  body['isPublic'] === true &&
  (activeMenu(menus, branch, now)?.catalog.some(({ products }) => products.includes(id)) ?? false)
