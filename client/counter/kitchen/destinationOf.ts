import { modes } from '../../../schema/business/modes.ts'
import { tableTitleOf } from '../../../schema/business/tableTitle.ts'
import type { BoardOrder } from '../../../schema/ordering/liveOrder.ts'

/** Where an order goes: 'Tisch Hof 1', or how it leaves the house. */
export const destinationOf = (order: Pick<BoardOrder, 'mode' | 'tableName' | 'tableIdentifier'>): string =>
  (order.mode === 'dineIn' ? tableTitleOf(order) : null) ?? modes[order.mode].label
