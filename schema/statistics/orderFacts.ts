import type { Mode } from '../business/modes.ts'
import type { Unit } from '../catalogue/units.ts'
import type { OrderStatus } from '../ordering/orderStatus.ts'
import type { TaxRow } from '../ordering/taxes.ts'

/** An order as far as figures are made of it. Instants are epoch ms, money is cents. */
export interface OrderFact {
  readonly branch: number
  readonly status: OrderStatus
  readonly mode: Mode
  readonly createdAt: number
  readonly appointmentAt: number | null
  /** Still to be paid online, or a request nobody has ordered yet. */
  readonly isUnsettled: boolean
  /** Called off by its guest, another time that was offered among it. */
  readonly isCanceledByGuest: boolean
  readonly taxes: readonly TaxRow[]
  readonly donation: number
  readonly lines: readonly LineFact[]
}

/** A line as it was ordered. */
export interface LineFact {
  readonly product: number
  readonly name: string
  readonly amount: number
  readonly unit: Unit
  readonly gross: number
}

/** What was given back of an order that counts as revenue. */
interface NoteFact {
  readonly branch: number
  readonly taxes: readonly TaxRow[]
}

/** What happened in a stretch of time: what was ordered, what was due, and what was given back. */
export interface OrderFacts {
  readonly placed: readonly OrderFact[]
  readonly due: readonly OrderFact[]
  readonly notes: readonly NoteFact[]
}

/** Whether an order is revenue: nobody called it off, and what it costs is agreed and paid as it was to be. */
export const isRevenue = ({ status, isUnsettled }: Pick<OrderFact, 'status' | 'isUnsettled'>): boolean =>
  !isUnsettled && status !== 'rejected' && status !== 'canceled' && status !== 'failed'
