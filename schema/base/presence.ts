import { post } from './call.ts'

/** Says where a page of the office is; the answer says who else is there. To be said again within `PRESENT_MS`. */
export const bePresent = post('/presence')<PresenceCall, readonly PresentPerson[]>()

/** So long (ms) somebody counts as present who says nothing more. */
export const PRESENT_MS = 30_000

/** Somebody who has a document open. */
export interface PresentPerson {
  readonly id: number
  readonly name: string
  /** The path of the field they are in: 'price', 'openingHours.0.date'. Null for none. */
  readonly field: string | null
}

/** What is told on the stream: everybody who is at a document now. */
export interface PresenceTold {
  /** 'products:42' */
  readonly on: string
  readonly people: readonly PresentPerson[]
}

interface PresenceCall {
  /** An id that a page gives itself: 8 to 40 letters and digits. */
  readonly page: string
  /** 'products:42'; null for nowhere any more. */
  readonly on: string | null
  /** The path of the field that somebody is in; null for none. */
  readonly field: string | null
}
