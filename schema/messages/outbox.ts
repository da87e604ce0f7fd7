/** What staff see of messages and of work in the background. */

/** An entry of GET /api/messages: a mail or a short message, without its contents. */
export interface ListedMessage {
  readonly id: number
  readonly channel: 'mail' | 'sms'
  readonly recipient: string
  /** Short messages have none. */
  readonly subject: string
  readonly order: number | null
  readonly branch: number | null
  /** ISO 8601 instant of the last attempt. */
  readonly createdAt: string
  /** How its job stands; null once that is forgotten. */
  readonly state: string | null
  readonly lastError: string | null
}

/** GET /api/messages/{id} */
export interface SentMessage extends ListedMessage {
  readonly text: string
  readonly html: string
}

/** Whether there is a mail server and a gateway at all; without them messages are only kept here. */
export interface MessageChannels {
  readonly mail: boolean
  readonly sms: boolean
}

/** An entry of GET /api/jobs. */
export interface ListedJob {
  readonly id: number
  readonly kind: string
  readonly dedupeKey: string
  readonly target: string
  readonly order: number | null
  readonly state: string
  readonly tries: number
  readonly lastError: string | null
  /** ISO 8601 instants. */
  readonly runAt: string
  readonly createdAt: string
  readonly updatedAt: string
}

/** GET /api/jobs/summary */
export interface JobSummary {
  readonly dead: number
  readonly unconfirmed: number
  readonly waiting: number
  readonly queued: number
  /** What will not happen by itself any more, apart from papers (schema/counter/printing.ts). */
  readonly letters: number
  /** ISO 8601 instant the oldest of them was to happen at; null where there is none. */
  readonly oldestLetterAt: string | null
  /** ISO 8601 instant since when something should have been done; null where nothing is late. */
  readonly oldestDueAt: string | null
}
