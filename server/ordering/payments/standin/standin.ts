import type { Hono } from 'hono'
import type { AnswerFault } from './faults.ts'
import type { Ledger, StandinPayment } from './ledger.ts'
import type { Telling, Webhooks, WebhookWorld } from './webhooks.ts'

export interface StandinWorld extends WebhookWorld {
  /** Where browsers find the hosted pages. */
  readonly origin: () => string
  readonly id?: () => string
}

/** What the interfaces of all providers share. */
export interface Standin {
  readonly ledger: Ledger
  readonly webhooks: Webhooks
  readonly world: StandinWorld
  /** The answer as the script wants it: in time, too late, lost, or an error instead. */
  readonly answer: (fault: AnswerFault | undefined, answer: () => Response) => Promise<Response>
}

/** What tells one provider from the others here: its interface, and what it sends. */
export interface StandinPart extends Telling {
  /** As its page names it. */
  readonly name: string
  readonly api: (standin: Standin) => Hono
  /** What it adds to the address the browser comes back to. */
  readonly returns: (payment: StandinPayment) => Readonly<Record<string, string>>
}
