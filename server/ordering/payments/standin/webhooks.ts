import type { OnlineMethod } from '../../../../schema/business/paymentMethods.ts'
import type { StandinPayment } from './ledger.ts'

export interface WebhookWorld {
  readonly now: () => number
  /** Calls back once after some ms. */
  readonly schedule: (callback: () => void, ms: number) => void
  readonly fetch: typeof fetch
  /** Hexadecimal: Datatrans signs what it sends. */
  readonly signKey: string
  /** 1 keeps the provider's schedule of 26 hours; the demo's stand-in has it in seconds. */
  readonly pace: number
}

/** How a provider tells. */
export interface Telling {
  /** What its webhook carries when something has happened to a payment. */
  readonly news: (payment: StandinPayment) => string
  readonly headers: (payment: StandinPayment, news: string, world: WebhookWorld) => Readonly<Record<string, string>>
  /** When it tries again, milliseconds after the first time, until it is answered 200. */
  readonly retriesMs: readonly number[]
}

const REVERSED_WAIT_MS = 3_000

/** Tells the shop that something happened, the way the provider would, with everything that can go wrong on the way. */
export function createWebhooks(world: WebhookWorld, tellingOf: (provider: OnlineMethod) => Telling) {
  const held = new Map<string, (() => void)[]>()

  function tell(payment: StandinPayment): void {
    const body = tellingOf(payment.provider).news(payment)
    const { times = 1, delayMs = 0, reversed } = payment.faults.webhook ?? {}
    for (let time = 0; time < times; time++) {
      const deliver = () => void attempt(payment, body, 0)
      if (reversed) hold(payment.id, deliver)
      else world.schedule(deliver, delayMs * world.pace)
    }
  }

  /** Collects for a moment and sends the latest first. */
  function hold(id: string, deliver: () => void): void {
    const waiting = held.get(id)
    if (waiting) return void waiting.unshift(deliver)
    held.set(id, [deliver])
    world.schedule(() => {
      for (const each of held.get(id) ?? []) each()
      held.delete(id)
    }, REVERSED_WAIT_MS * world.pace)
  }

  async function attempt(payment: StandinPayment, body: string, tries: number): Promise<void> {
    const isTaken = await send(payment, body)
    const { retriesMs } = tellingOf(payment.provider)
    const next = retriesMs[tries]
    if (isTaken || next === undefined) return
    world.schedule(() => void attempt(payment, body, tries + 1), (next - (retriesMs[tries - 1] ?? 0)) * world.pace)
  }

  async function send(payment: StandinPayment, body: string): Promise<boolean> {
    const headers = { ...tellingOf(payment.provider).headers(payment, body, world) }
    try {
      const { status } = await world.fetch(payment.webhookUrl, { method: 'POST', headers, body, redirect: 'manual' })
      return status === 200
    } catch {
      return false
    }
  }

  return { tell }
}

export type Webhooks = ReturnType<typeof createWebhooks>
