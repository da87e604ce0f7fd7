import { Banknote, CreditCard, FileText, Globe, Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import { isOnline, type PaymentMethod } from '../../../../schema/business/paymentMethods.ts'
import type { PaymentWay } from '../../../../schema/ordering/paymentWays.ts'

/** By what a way to pay is recognised before its name is read; it says nothing that the name beside it does not. */
export function PaymentMark({ way, method }: { way: PaymentWay | null; method: PaymentMethod }) {
  const mark = way === null ? null : marks[way]
  return (
    <span
      aria-hidden
      className="grid h-7 min-w-11 place-items-center rounded-control border border-line px-1.5 text-caption leading-none font-strong"
      style={mark ? { background: mark.ground, color: mark.ink, borderColor: 'transparent' } : undefined}
    >
      {mark ? mark.sign : isOnline(method) ? <Globe size={18} /> : byHand[method]}
    </span>
  )
}

const byHand: Readonly<Partial<Record<PaymentMethod, ReactNode>>> = {
  cash: <Banknote size={18} />,
  'atm-card': <CreditCard size={18} />,
  'hydro-ag-voucher': <Ticket size={18} />,
  invoice: <FileText size={18} />,
}

interface Mark {
  readonly ground: string
  readonly ink: string
  readonly sign: ReactNode
}

/** Each in the colours guests know it by; they are the same by day and by night. */
const marks: Readonly<Record<PaymentWay, Mark>> = {
  applepay: { ground: '#000', ink: '#fff', sign: 'Pay' },
  googlepay: { ground: '#fff', ink: '#3c4043', sign: 'G Pay' },
  card: { ground: '#1f3a8a', ink: '#fff', sign: <CreditCard size={18} /> },
  paypal: { ground: '#003087', ink: '#fff', sign: 'PayPal' },
  eps: { ground: '#c8036f', ink: '#fff', sign: 'eps' },
  twint: { ground: '#262626', ink: '#fff', sign: 'TWINT' },
  postfinance: { ground: '#ffcc00', ink: '#1d1d1b', sign: 'PF' },
  klarna: { ground: '#ffb3c7', ink: '#0b051d', sign: 'Klarna' },
}
