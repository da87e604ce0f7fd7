import type { Branch } from '../business/branch.ts'
import type { PaymentMethod } from './calls.ts'

/** What a branch takes, in the order of the choice. */
export function paymentMethodsOf(branch: Branch): PaymentMethod[] {
  return (Object.keys(paymentFlags) as PaymentMethod[]).filter(method => branch[paymentFlags[method]])
}

/** What is chosen at first: cash if enabled, else Datatrans, else the first (storefront section 4). */
export function defaultPaymentMethod(branch: Branch): PaymentMethod | null {
  const methods = paymentMethodsOf(branch)
  return preferred.find(method => methods.includes(method)) ?? methods[0] ?? null
}

const preferred: readonly PaymentMethod[] = ['cash', 'datatrans']

/** Which flag of a branch allows which way to pay. */
export const paymentFlags = {
  cash: 'isCashEnabled',
  'atm-card': 'isATMCardEnabled',
  'hydro-ag-voucher': 'isHydroAGVoucherEnabled',
  mollie: 'isMollieEnabled',
  datatrans: 'isDatatransEnabled',
} as const satisfies Record<PaymentMethod, keyof Branch>
