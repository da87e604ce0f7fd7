import type { OnlineMethod } from '../../../../schema/business/paymentMethods.ts'
import type { Amount, ProviderState, RefundState } from '../online.ts'
import type { Faults } from './faults.ts'

export interface StandinRefund extends Amount {
  readonly id: string
  readonly reference: string
  state: RefundState
}

export interface StandinPayment extends NewPayment {
  readonly id: string
  /** Epoch ms. */
  readonly createdAt: number
  readonly expiresAt: number
  readonly refunds: StandinRefund[]
  readonly faults: Faults
  /** What becomes of the next refunds. */
  readonly refunding: NonNullable<Faults['refund']>[number][]
  /** Answers still to go wrong when the payment is read. */
  readonly reads: NonNullable<Faults['read']>[number][]
  state: ProviderState
  /** The state before the last change: what a stale read tells. */
  before: ProviderState
}

interface NewPayment extends Amount {
  readonly provider: OnlineMethod
  /** What ids of its payments begin with. */
  readonly idPrefix: string
  readonly reference: string
  readonly description: string
  readonly returnUrl: string
  readonly webhookUrl: string
  /** The way the shop has asked for; null lets the guest choose here. */
  readonly way: string | null
}

/** Outcomes of the hosted page; `open` leaves it as it is, `oneWay` pays, and the first refund fails. */
export const outcomes = ['paid', 'authorized', 'pending', 'canceled', 'failed', 'expired', 'oneWay', 'open'] as const
export type PaymentOutcome = (typeof outcomes)[number]

const EXPIRES_AFTER_MS = 30 * 60_000
const final: ReadonlySet<ProviderState> = new Set(['paid', 'canceled', 'expired', 'failed'])

/** What a provider remembers: payments, their refunds and the answers it gave under idempotency keys. In memory only. */
export function createLedger(world: { readonly now: () => number; readonly id: () => string }) {
  const payments = new Map<string, StandinPayment>()
  const answers = new Map<string, { readonly fingerprint: string; readonly id: string; readonly at: number }>()
  const scripts: Faults[] = []

  return {
    /** What is to go wrong with the next payment that is made. */
    script: (faults: Faults): void => void scripts.push(faults),
    all: (): readonly StandinPayment[] => [...payments.values()],
    /** The payment of this id, of this provider if one is named. */
    find(id: string, provider?: OnlineMethod): StandinPayment | undefined {
      const payment = payments.get(id)
      if (payment && !final.has(payment.state) && payment.expiresAt <= world.now()) move(payment, 'expired')
      return provider === undefined || payment?.provider === provider ? payment : undefined
    },
    create(wanted: NewPayment): StandinPayment {
      const faults = scripts.shift() ?? {}
      const payment: StandinPayment = {
        ...wanted,
        id: wanted.idPrefix + world.id(),
        createdAt: world.now(),
        expiresAt: world.now() + EXPIRES_AFTER_MS,
        refunds: [],
        faults,
        refunding: [...(faults.refund ?? [])],
        reads: [...(faults.read ?? [])],
        state: 'open',
        before: 'open',
      }
      payments.set(payment.id, payment)
      return payment
    },
    /**
     * What happened on the hosted page. A final state stays, but for a late bank transfer: that turns what had expired or
     * failed into paid after all. False when nothing changed.
     */
    settle(payment: StandinPayment, outcome: PaymentOutcome): boolean {
      if (outcome === 'open') return false
      const state = outcome === 'oneWay' ? 'paid' : outcome
      if (payment.state === state) return false
      if (final.has(payment.state) && state !== 'paid') return false
      if (outcome === 'oneWay') payment.refunding.push('failed')
      move(payment, state)
      return true
    },
    refund(payment: StandinPayment, amount: number, reference: string): StandinRefund | null {
      const given = payment.refunds
        .filter(({ state }) => state !== 'failed' && state !== 'canceled')
        .reduce((sum, refund) => sum + refund.amount, 0)
      if (payment.state !== 'paid' || amount <= 0 || given + amount > payment.amount) return null
      const state = payment.refunding.shift() ?? 'refunded'
      const refund: StandinRefund = { id: `re_${world.id()}`, amount, currency: payment.currency, reference, state }
      payment.refunds.push(refund)
      return refund
    },
    /** The id answered under a key within the last hour; `conflict` when the key came with another body. */
    known(key: string | undefined, fingerprint: string): { readonly id: string } | 'conflict' | undefined {
      const answer = key === undefined ? undefined : answers.get(key)
      if (!answer || answer.at + 3_600_000 <= world.now()) return undefined
      return answer.fingerprint === fingerprint ? { id: answer.id } : 'conflict'
    },
    remember(key: string | undefined, fingerprint: string, id: string): void {
      if (key !== undefined) answers.set(key, { fingerprint, id, at: world.now() })
    },
  }

  function move(payment: StandinPayment, state: ProviderState): void {
    payment.before = payment.state
    payment.state = state
  }
}

export type Ledger = ReturnType<typeof createLedger>
