import { createHmac } from 'node:crypto'
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

/** Mollie's tries: at once, then after 1, 2, 4, 8, 16, 29 minutes, 1, 2 and 22 hours. Datatrans promises one. */
const RETRIES_MS = [0, 1, 2, 4, 8, 16, 29, 60, 120, 1320].map(minutes => minutes * 60_000)
const REVERSED_WAIT_MS = 3_000

/** Tells the shop that something happened, the way the provider would, with everything that can go wrong on the way. */
export function createWebhooks(world: WebhookWorld) {
  const held = new Map<string, (() => void)[]>()

  function tell(payment: StandinPayment, body: string): void {
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
    const next = RETRIES_MS[tries + 1]
    if (isTaken || next === undefined || payment.provider === 'datatrans') return
    world.schedule(() => void attempt(payment, body, tries + 1), (next - (RETRIES_MS[tries] ?? 0)) * world.pace)
  }

  async function send(payment: StandinPayment, body: string): Promise<boolean> {
    const headers: Record<string, string> =
      payment.provider === 'mollie'
        ? { 'Content-Type': 'application/x-www-form-urlencoded' }
        : { 'Content-Type': 'application/json', ...signature(payment, body) }
    try {
      const { status } = await world.fetch(payment.webhookUrl, { method: 'POST', headers, body, redirect: 'manual' })
      return status === 200
    } catch {
      return false
    }
  }

  function signature(payment: StandinPayment, body: string): Record<string, string> {
    const kind = payment.faults.webhook?.signature
    if (kind === 'missing') return {}
    const at = String(world.now())
    const key = Buffer.from(world.signKey, 'hex')
    const s0 = createHmac('sha256', key)
      .update(kind === 'bad' ? `${at}0` : at)
      .update(body)
      .digest('hex')
    return { 'Datatrans-Signature': `t=${at},s0=${s0}` }
  }

  return { tell }
}

export type Webhooks = ReturnType<typeof createWebhooks>
