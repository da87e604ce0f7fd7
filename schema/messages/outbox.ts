/** How a message reaches its recipient. */
export type Channel = 'mail' | 'sms'

/** What staff see of messages and of work in the background. */

/** An entry of GET /api/messages: a mail or a short message, without its contents. */
export interface ListedMessage {
  readonly id: number
  readonly channel: Channel
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

/** Every way to tell somebody something; notifications are kept nowhere. */
export const ways = ['mail', 'sms', 'push'] as const
export type Way = (typeof ways)[number]

/** Where a message on trial would go for whoever asks: their own addresses, null where they have none. */
export interface TrialAddresses {
  readonly mail: string | null
  /** In international form. */
  readonly sms: string | null
  /** So many of their devices show notifications. */
  readonly push: number
}

/** Whether there is a mail server and a gateway at all; without them messages are only kept here. */
export interface MessageChannels {
  readonly mail: boolean
  readonly sms: boolean
}
