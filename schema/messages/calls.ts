import { get } from '../base/call.ts'
import type { ListedMessage, MessageChannels, SentMessage } from './outbox.ts'

/** The outbox, the newest first. */
export const sentMessages = get('/messages')<MessagePage>()
export const sentMessage = get('/messages/:id')<SentMessage>()

export interface MessagePage {
  readonly messages: readonly ListedMessage[]
  /** Id before which the next page begins; null at the end. */
  readonly next: number | null
  readonly channels: MessageChannels
}
