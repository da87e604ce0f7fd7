import { parse } from '../../../../schema/base/problems.ts'
import { type Menu, menus } from '../../../../schema/catalogue/menu.ts'
import type { Row } from '../../../data/office/office.ts'

/** The menu a row holds; null where it has not the shape of one. */
export function menuIn({ id, rev, body: { id: _id, ...fields } }: Row): Menu | null {
  const parsed = parse(menus.shape, fields)
  return parsed.ok ? { ...parsed.data, id, rev } : null
}
