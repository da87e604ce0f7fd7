import type { Branch } from '../../../../schema/business/branch.ts'
import type { Table } from '../../../../schema/business/table.ts'
import type { Cart } from '../../../../schema/ordering/cart.ts'

interface TableChoice {
  /** What the cart takes over; nothing where the address names no table of this branch. */
  readonly choice: Partial<Pick<Cart, 'mode' | 'table'>>
  /** Why the table of the address does not count. */
  readonly refusal: 'unknown' | 'notHere' | null
}

/**
 * What a code on a table (`?table=IDENT`) chooses: to eat here, at this table. A code of another branch, or of none, is
 * told; `isKnown` is false as long as the device has not all tables and nothing can be said against one.
 */
export function tableChoiceOf(
  identifier: string | null,
  branch: Pick<Branch, 'id' | 'isDineInEnabled'>,
  tables: readonly Pick<Table, 'identifier' | 'branch'>[],
  isKnown = true,
): TableChoice {
  if (!identifier) return { choice: {}, refusal: null }
  const isHere = tables.some(table => table.identifier === identifier && table.branch === branch.id)
  if (!isHere) return { choice: {}, refusal: isKnown ? 'unknown' : null }
  if (!branch.isDineInEnabled) return { choice: {}, refusal: 'notHere' }
  return { choice: { mode: 'dineIn', table: identifier }, refusal: null }
}
