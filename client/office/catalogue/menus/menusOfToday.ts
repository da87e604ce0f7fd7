import type { Row } from '../../../data/office/office.ts'
import { menuIn } from './menuIn.ts'
import { isFormer } from './standing.ts'

/** Menus that guests see, will see or may see one day: those that others took the place of are nobody's work any more. */
export function menusOfToday(rows: readonly Row[], at: number): readonly Row[] {
  const known = rows.flatMap(row => menuIn(row) ?? [])
  return rows.filter(({ id }) => !known.some(menu => menu.id === id && isFormer(menu, known, at)))
}
