import { keysOf } from '../base/keys.ts'
import type { Branch } from '../business/branch.ts'
import {
  isOnline,
  type OnlineMethod,
  type PaymentMethod,
  paymentMethods,
  paymentMethodsOf,
} from '../business/paymentMethods.ts'

/** The ways behind 'Online Zahlung' that guests know by name, in the order of the choice. */
export const paymentWays = {
  applepay: { label: 'Apple Pay', isWallet: true },
  googlepay: { label: 'Google Pay', isWallet: true },
  card: { label: 'Kredit- oder Debitkarte', isWallet: false },
  paypal: { label: 'PayPal', isWallet: false },
  eps: { label: 'eps-Überweisung', isWallet: false },
  twint: { label: 'TWINT', isWallet: false },
  postfinance: { label: 'PostFinance Pay', isWallet: false },
  klarna: { label: 'Klarna', isWallet: false },
} as const satisfies Record<string, PaymentWayValue>
export type PaymentWay = keyof typeof paymentWays

interface PaymentWayValue {
  readonly label: string
  /** Only where the browser has it. */
  readonly isWallet: boolean
}

/** The ways each provider offers here. */
export type OfferedWays = Readonly<Partial<Record<OnlineMethod, readonly PaymentWay[]>>>

/** One row of the choice. */
interface PaymentEntry {
  readonly method: PaymentMethod
  /** Null: at the counter, or whatever the provider's own page offers. */
  readonly way: PaymentWay | null
  readonly label: string
}

/**
 * What a guest chooses from: the wallets the browser has, then what the branch takes itself, then every way of the providers
 * by its name, each once. A provider that has not told its ways is one plain entry, and only where there is no other: two that
 * nothing tells apart help nobody.
 */
export function paymentEntries(
  branch: Branch,
  offered: OfferedWays,
  hasWallet: (way: PaymentWay) => boolean,
): readonly PaymentEntry[] {
  const methods = paymentMethodsOf(branch)
  const online = methods.filter(isOnline)
  const plainOf = (method: PaymentMethod): PaymentEntry => ({ method, way: null, label: paymentMethods[method].label })
  const named = keysOf(paymentWays).flatMap((way): PaymentEntry[] => {
    const method = online.find(each => offered[each]?.includes(way))
    return method && (!paymentWays[way].isWallet || hasWallet(way))
      ? [{ method, way, label: paymentWays[way].label }]
      : []
  })
  const [plain] = named.length === 0 ? online : []
  const isWallet = ({ way }: PaymentEntry): boolean => way !== null && paymentWays[way].isWallet
  return [
    ...named.filter(isWallet),
    ...methods.filter(method => !isOnline(method)).map(plainOf),
    ...named.filter(entry => !isWallet(entry)),
    ...(plain ? [plainOf(plain)] : []),
  ]
}

/** The entry that is chosen: the very one, else one of the same method, else, of two providers, one of the other. */
export function chosenEntry(
  entries: readonly PaymentEntry[],
  method: PaymentMethod | null,
  way: PaymentWay | null,
): PaymentEntry | undefined {
  if (method === null) return undefined
  return (
    entries.find(entry => entry.method === method && entry.way === way) ??
    entries.find(entry => entry.method === method) ??
    entries.find(entry => isOnline(method) && isOnline(entry.method))
  )
}
