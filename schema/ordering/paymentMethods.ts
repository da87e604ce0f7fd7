import { keysOf } from '../base/keys.ts'
import type { Branch } from '../business/branch.ts'

/** The ways to pay, in the order of the choice. */
export const paymentMethods = {
  cash: {
    label: 'Barzahlung',
    paperLabel: 'Barzahlung',
    branchFlag: 'isCashEnabled',
    paid: 'counter',
    isAtKiosk: true,
  },
  'atm-card': {
    label: 'EC Karte / Debitkarte',
    paperLabel: 'EC Karte / Debitkarte',
    branchFlag: 'isATMCardEnabled',
    paid: 'counter',
    isAtKiosk: true,
  },
  'hydro-ag-voucher': {
    label: 'Essensgutschein der Firma',
    paperLabel: 'Essensgutschein',
    branchFlag: 'isHydroAGVoucherEnabled',
    paid: 'counter',
    isAtKiosk: false,
  },
  mollie: {
    label: 'Online Zahlung',
    paperLabel: 'Online-Zahlung (Mollie)',
    branchFlag: 'isMollieEnabled',
    paid: 'online',
    isAtKiosk: false,
  },
  datatrans: {
    label: 'Online Zahlung',
    paperLabel: 'Online-Zahlung (Datatrans)',
    branchFlag: 'isDatatransEnabled',
    paid: 'online',
    isAtKiosk: false,
  },
} as const satisfies Record<string, PaymentMethodValue>
export type PaymentMethod = keyof typeof paymentMethods

interface PaymentMethodValue {
  readonly label: string
  /** On the papers of the branch, where the provider matters. */
  readonly paperLabel: string
  /** The flag of a branch that takes it. */
  readonly branchFlag: keyof Branch
  /** To a person at the counter and open until the order is completed, or to a provider before anybody makes the order. */
  readonly paid: 'counter' | 'online'
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
export type KioskMethod = MethodWith<{ isAtKiosk: true }>

export const isOnline = (method: PaymentMethod): method is OnlineMethod => paymentMethods[method].paid === 'online'
export const isAtKiosk = (method: PaymentMethod): method is KioskMethod => paymentMethods[method].isAtKiosk

/** What a branch takes, in the order of the choice. */
export const paymentMethodsOf = (branch: Branch): PaymentMethod[] =>
  keysOf(paymentMethods).filter(method => branch[paymentMethods[method].branchFlag])

/** What is chosen at first: cash if enabled, else Datatrans, else the first. */
export function defaultPaymentMethod(branch: Branch): PaymentMethod | null {
  const methods = paymentMethodsOf(branch)
  return preferred.find(method => methods.includes(method)) ?? methods[0] ?? null
}

const preferred: readonly PaymentMethod[] = ['cash', 'datatrans']
