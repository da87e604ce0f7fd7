import { localDate } from '../../../schema/base/fields.ts'
import { keysOf } from '../../../schema/base/keys.ts'
import { type Mode, modes } from '../../../schema/business/modes.ts'
import { type PaymentMethod, paymentMethods } from '../../../schema/business/paymentMethods.ts'
import { type OrderStatus, orderStatuses } from '../../../schema/ordering/orderStatus.ts'
import { scopeIn } from '../areas/branchScope.ts'
import { isPeriod, type Period } from './period.ts'

const views = ['current', 'missed', 'history'] as const
export type OrderView = (typeof views)[number]

/** What of the orders is looked at: it stands in the address, so that a link and the back button bring it back. */
export interface OrdersScope {
  readonly view: OrderView
  readonly period: Period
  /** One local date (YYYY-MM-DD) instead of a period. */
  readonly day: string | null
  /** The last date from that one on; null for the one alone. */
  readonly until: string | null
  readonly status: OrderStatus | null
  readonly mode: Mode | null
  readonly payment: PaymentMethod | null
  /** Of one branch alone, whichever are looked at otherwise: also one that is deleted. */
  readonly branch: number | null
  /** Only those of which something was given back. */
  readonly refunded: boolean
  readonly search: string
}

/** A page that shows them and says when something else is to be looked at. */
export interface OrdersProps {
  readonly scope: OrdersScope
  readonly onScope: (scope: OrdersScope) => void
}

/** Nothing but the period and the text to look for. */
export const unfiltered = {
  day: null,
  until: null,
  status: null,
  mode: null,
  payment: null,
  branch: null,
  refunded: false,
} as const

const everything: OrdersScope = { view: 'current', period: 'today', ...unfiltered, search: '' }

/** What stands in the address, where it differs from what is shown without. */
interface OrdersSearch {
  readonly view?: OrderView
  readonly period?: Period
  readonly day?: string
  readonly until?: string
  readonly status?: OrderStatus
  readonly mode?: Mode
  readonly payment?: PaymentMethod
  readonly branch?: number
  readonly refunded?: true
  readonly q?: string
}

export function ordersSearch(search: Record<string, unknown>): OrdersSearch {
  const { view, period, day, until, status, mode, payment, branch, refunded, q } = search
  const [only] = scopeIn(branch) ?? []
  const found = {
    view: views.find(each => each === view),
    period: isPeriod(period) ? period : undefined,
    day: localDate().safeParse(day).data,
    until: localDate().safeParse(until).data,
    status: orderStatuses.find(each => each === status),
    mode: keysOf(modes).find(each => each === mode),
    payment: keysOf(paymentMethods).find(each => each === payment),
  }
  return {
    ...(found.view && found.view !== everything.view ? { view: found.view } : {}),
    ...(found.period && found.period !== everything.period ? { period: found.period } : {}),
    ...(found.day ? { day: found.day } : {}),
    ...(found.day && found.until && found.until > found.day ? { until: found.until } : {}),
    ...(found.status ? { status: found.status } : {}),
    ...(found.mode ? { mode: found.mode } : {}),
    ...(found.payment ? { payment: found.payment } : {}),
    ...(only ? { branch: only } : {}),
    ...(refunded === true ? { refunded } : {}),
    ...(q === undefined || q === '' ? {} : { q: String(q) }),
  }
}

export const scopeOf = ({ q, ...search }: OrdersSearch): OrdersScope => ({
  ...everything,
  ...search,
  search: q ?? everything.search,
})

export const searchOf = ({ search, ...scope }: OrdersScope): OrdersSearch => ordersSearch({ ...scope, q: search })
