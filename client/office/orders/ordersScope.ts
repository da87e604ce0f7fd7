import { type OrderStatus, orderStatuses } from '../../../schema/ordering/orderStatus.ts'
import { isPeriod, type Period } from './period.ts'

const views = ['current', 'missed', 'history'] as const
export type OrderView = (typeof views)[number]

/** What of the orders is looked at: it stands in the address, so that a link and the back button bring it back. */
export interface OrdersScope {
  readonly view: OrderView
  readonly period: Period
  readonly status: OrderStatus | null
  readonly search: string
}

/** A page that shows them and says when something else is to be looked at. */
export interface OrdersProps {
  readonly scope: OrdersScope
  readonly onScope: (scope: OrdersScope) => void
}

const everything: OrdersScope = { view: 'current', period: 'today', status: null, search: '' }

/** What stands in the address, where it differs from what is shown without. */
interface OrdersSearch {
  readonly view?: OrderView
  readonly period?: Period
  readonly status?: OrderStatus
  readonly q?: string
}

export function ordersSearch({ view, period, status, q }: Record<string, unknown>): OrdersSearch {
  const found = {
    view: views.find(each => each === view),
    period: isPeriod(period) ? period : undefined,
    status: orderStatuses.find(each => each === status),
  }
  return {
    ...(found.view && found.view !== everything.view ? { view: found.view } : {}),
    ...(found.period && found.period !== everything.period ? { period: found.period } : {}),
    ...(found.status ? { status: found.status } : {}),
    ...(q === undefined || q === '' ? {} : { q: String(q) }),
  }
}

export const scopeOf = ({ q, ...search }: OrdersSearch): OrdersScope => ({
  ...everything,
  ...search,
  search: q ?? everything.search,
})

export const searchOf = ({ search, ...scope }: OrdersScope): OrdersSearch => ordersSearch({ ...scope, q: search })
