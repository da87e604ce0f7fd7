import { get, post } from '../base/call.ts'
import type { ListedMessage, MessageChannels, SentMessage, TrialAddresses, Way } from './outbox.ts'

/** The outbox, the newest first. */
export const sentMessages = get('/messages')<MessagePage>()
export const sentMessage = get('/messages/:id')<SentMessage>()

/** Sends the mail about a new order to its branch once more. */
export const resendMail = post('/orders/:id/resend-new-order-email')<undefined, Resent>()
/** The same as a short message. */
export const resendText = post('/orders/:id/resend-new-order-sms')<undefined, Resent>()

/** Sends a message on trial to whoever asks, and says what the mail server or gateway made of it. */
export const sendTrial = post('/messages/trial')<{ readonly channel: Way }, Resent>()

/** To whom it goes. */
export interface Resent {
  readonly recipient: string
}

export interface MessagePage {
  readonly messages: readonly ListedMessage[]
  /** Id before which the next page begins; null at the end. */
  readonly next: number | null
  readonly channels: MessageChannels
  readonly trial: TrialAddresses
}
