import type { AnswerFault } from './faults.ts'
import type { Ledger } from './ledger.ts'
import type { Webhooks, WebhookWorld } from './webhooks.ts'

export interface StandinWorld extends WebhookWorld {
  /** Where browsers find the hosted pages. */
  readonly origin: () => string
  readonly id?: () => string
}

/** What the interfaces of both providers share. */
export interface Standin {
  readonly ledger: Ledger
  readonly webhooks: Webhooks
  readonly world: StandinWorld
  /** The answer as the script wants it: in time, too late, lost, or an error instead. */
  readonly answer: (fault: AnswerFault | undefined, answer: () => Response) => Promise<Response>
}
