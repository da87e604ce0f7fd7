import { post } from '../base/call.ts'
import type { GuestQuestion, GuestSelection } from './privacyRequests.ts'

export const findGuests = post('/privacy/guests/search')<GuestQuestion, FoundGuests>()
/** Everything that is kept about them as one page: to be read, and as JSON for another program in it. */
export const exportGuest = post('/privacy/guests/export')<GuestSelection, GuestFile>()
export const eraseGuest = post('/privacy/guests/erase')<GuestSelection, Erasure>()

interface FoundGuests {
  readonly guests: readonly FoundGuest[]
  /** More were found than are told. */
  readonly isCut: boolean
}

/** Somebody, as far as number and address tie together what is kept. */
export interface FoundGuest {
  readonly names: readonly string[]
  readonly keys: readonly string[]
  readonly orders: readonly number[]
  /** Epoch ms; null where there are none. */
  readonly firstAt: number | null
  readonly lastAt: number | null
  /** Orders that have not ended: until they have, nothing can be erased. */
  readonly open: number
  readonly customers: readonly number[]
  /** Accesses of theirs to what a customer ordered, or was donated. */
  readonly externals: number
  readonly notes: number
  readonly messages: number
  readonly files: number
}

/** A page in German that needs nothing beside it; the JSON stands in its element `#daten`. */
export interface GuestFile {
  readonly name: string
  readonly html: string
}

/** What was erased, in numbers. */
export interface Erasure {
  readonly orders: number
  readonly customers: number
  readonly externals: number
  readonly notes: number
  readonly messages: number
  readonly files: number
}
