import { keysOf, tableOf } from '../base/keys.ts'

/** The ways to pay, in the order of the choice: the switches of a branch, its form, marks and papers follow from here. */
export const paymentMethods = {
  cash: {
    label: 'Barzahlung',
    paperLabel: 'Barzahlung',
    account: 'Kasse',
    branchFlag: 'isCashEnabled',
    paid: 'counter',
    isAtKiosk: true,
  },
  'atm-card': {
    label: 'EC Karte / Debitkarte',
    paperLabel: 'EC Karte / Debitkarte',
    account: 'Kartenzahlung (Geldtransit)',
    branchFlag: 'isATMCardEnabled',
    paid: 'counter',
    isAtKiosk: true,
  },
  'hydro-ag-voucher': {
    label: 'Essensgutschein der Firma',
    paperLabel: 'Essensgutschein',
    account: 'Essensgutscheine',
    branchFlag: 'isHydroAGVoucherEnabled',
    paid: 'counter',
    isAtKiosk: false,
  },
  mollie: {
    label: 'Online Zahlung',
    paperLabel: 'Online-Zahlung (Mollie)',
    account: 'Mollie (Geldtransit)',
    branchFlag: 'isMollieEnabled',
    paid: 'online',
    hosts: ['mollie.com'],
    isAtKiosk: false,
  },
  datatrans: {
    label: 'Online Zahlung',
    paperLabel: 'Online-Zahlung (Datatrans)',
    account: 'Datatrans (Geldtransit)',
    branchFlag: 'isDatatransEnabled',
    paid: 'online',
    hosts: ['datatrans.com', 'datatrans.biz'],
    isAtKiosk: false,
  },
  invoice: {
    label: 'Auf Rechnung',
    paperLabel: 'Auf Rechnung',
    account: null,
    branchFlag: null,
    paid: 'account',
    isAtKiosk: false,
  },
} as const satisfies Record<string, PaymentMethodValue>
export type PaymentMethod = keyof typeof paymentMethods

interface PaymentMethodValue {
  readonly label: string
  /** On the papers of the branch, where the provider matters. */
  readonly paperLabel: string
  /** The account its money comes into, as the bookkeeping calls it. Null where none comes: it is owed. */
  readonly account: string | null
  /** The flag of a branch that takes it: a field of its form. Null where it is agreed with a customer and not with a branch. */
  readonly branchFlag: `is${string}Enabled` | null
  /**
   * To a person at the counter and open until the order is completed, to a provider before anybody makes the order, or by an
   * invoice that comes later.
   */
  readonly paid: 'counter' | 'online' | 'account'
  /** Where guests pay online, and come back from. */
  readonly hosts?: readonly string[]
  /** Whether a kiosk offers it. */
  readonly isAtKiosk: boolean
}

type MethodWith<Value> = {
  [Method in PaymentMethod]: (typeof paymentMethods)[Method] extends Value ? Method : never
}[PaymentMethod]

/** A way to pay that a provider stands behind. */
export type OnlineMethod = MethodWith<{ paid: 'online' }>
/** A way to pay that somebody at the counter takes. */
export type CounterMethod = MethodWith<{ paid: 'counter' }>
/** A way to pay whose money comes with the order. */
type TillMethod = CounterMethod | OnlineMethod
export type KioskMethod = MethodWith<{ isAtKiosk: true }>

export const isOnline = (method: PaymentMethod): method is OnlineMethod => paymentMethods[method].paid === 'online'
/** Whether an order has nothing to wait for online any more: it was paid, or is paid to a person instead. */
export const isSettled = (order: { readonly isPaid: boolean; readonly paymentMethod: PaymentMethod }): boolean =>
  order.isPaid || !isOnline(order.paymentMethod)
export const isForTill = (method: PaymentMethod): method is TillMethod => paymentMethods[method].paid !== 'account'
export const isAtKiosk = (method: PaymentMethod): method is KioskMethod => paymentMethods[method].isAtKiosk

/** The switches of a branch, one for each way to pay. */
type PaymentFlag = NonNullable<(typeof paymentMethods)[PaymentMethod]['branchFlag']>
type PaymentFlags = Readonly<Record<PaymentFlag, boolean>>

export const paymentFlags: readonly PaymentFlag[] = keysOf(paymentMethods).flatMap(
  method => paymentMethods[method].branchFlag ?? [],
)

/** As the office names each switch: which provider it is matters there. */
const flagLabels = Object.fromEntries(
  keysOf(paymentMethods).map(method => {
    const { branchFlag, label, paperLabel } = paymentMethods[method]
    return [branchFlag ?? '', isOnline(method) ? paperLabel : label]
  }),
)
export const paymentFlagLabels = tableOf(paymentFlags, flag => flagLabels[flag] ?? '')

/** A branch begins with cash. */
export const paymentFlagsBlank = tableOf(paymentFlags, flag => flag === paymentMethods.cash.branchFlag)

/** What a branch takes, in the order of the choice. */
export const paymentMethodsOf = (branch: PaymentFlags): PaymentMethod[] =>
  keysOf(paymentMethods).filter(method => {
    const { branchFlag } = paymentMethods[method]
    return branchFlag !== null && branch[branchFlag]
  })

/** What is chosen at first: cash if enabled, else Datatrans, else the first. */
export function defaultPaymentMethod(branch: PaymentFlags): PaymentMethod | null {
  const methods = paymentMethodsOf(branch)
  return preferred.find(method => methods.includes(method)) ?? methods[0] ?? null
}

const preferred: readonly PaymentMethod[] = ['cash', 'datatrans']
