import type { BranchProducts, BranchSums } from '../../../../schema/statistics/orderDay.ts'
import type { BranchFlow, BranchVisits } from '../../../../schema/statistics/visitSums.ts'
import type { Json } from '../json.ts'
import type { TableKit } from './kit.ts'

/** What orders of a local day that is over come to. A day is forgotten by whatever writes one of its orders, and reckoned anew. */
export const orderDays = ({ table, text, integer }: TableKit) =>
  table('order_days', {
    /** From here to before `end`, epoch ms. */
    start: integer().primaryKey(),
    end: integer().notNull(),
    sums: text().notNull().$type<Json<readonly BranchSums[]>>(),
    products: text().notNull().$type<Json<readonly BranchProducts[]>>(),
  })

/** What visitors of a local day that is over came to; it stays when what they did is deleted. */
export const visitDays = ({ table, text, integer }: TableKit) =>
  table('visit_days', {
    /** Epoch ms. */
    start: integer().primaryKey(),
    sums: text().notNull().$type<Json<readonly BranchVisits[]>>(),
    flows: text().notNull().$type<Json<readonly BranchFlow[]>>(),
  })
