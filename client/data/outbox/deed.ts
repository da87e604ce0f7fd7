import { isObject } from '../../../schema/base/sameValue.ts'
import type { SavedCart } from '../../../schema/ordering/cart.ts'
import type { OrderCall } from '../../../schema/ordering/requests.ts'
import type { World } from '../engine/world.ts'

/** Something that happened once and has to reach the server exactly once. An order, unless another kind is named. */
export interface Deed<Body = OrderCall> {
  readonly uid: string
  /** Name of its kind; see deedKinds.ts. */
  readonly kind: string
  readonly body: Body
  /** What the branch's guests and staff ask for it by. */
  readonly branch?: number
  /** Epoch ms. */
  readonly createdAt: number
  /** Epoch ms after which it is never sent unasked. */
  readonly validUntil: number
  /** 'withdrawn': its author took it back, and it never was an order. */
  readonly state: 'waiting' | 'sending' | 'accepted' | 'refused' | 'expired' | 'withdrawn'
  readonly answer: { readonly status: number; readonly body: unknown } | null
  readonly tries: number
  /** Epoch ms of the next attempt. */
  readonly nextAt: number
  /** What the one who ordered had seen, in the words of whoever posted it: a refusal is compared with it. */
  readonly seen?: unknown
  /** What lay in the cart: it is set aside as long as the order waits, and comes back if it is not to be. */
  readonly cart?: SavedCart
  /** Its author takes it back after it was sent: the server is asked what became of it. */
  readonly withdrawing?: boolean
  /** Who did it, where a person did: it is sent in nobody else's name and waits until they are signed in. */
  readonly person?: DeedPerson
}

export interface DeedPerson {
  readonly id: number
  /** As others read it. */
  readonly name: string
}

export type NewDeed<Body = OrderCall> = Omit<Deed<Body>, 'state' | 'answer' | 'tries' | 'nextAt'>

/** What a kind declares; a new one is this and a line in deedKinds.ts. */
export interface DeedKind<Body> {
  readonly name: string
  /** Tells its bodies from anything else a row of the device may hold. */
  readonly is: (body: unknown) => body is Body
  readonly handling: (deed: Deed<Body>) => Handling
}

/** How a deed is carried to the server. */
export interface Handling {
  /** Where it is sent, from the origin on, and the body that is sent along. */
  readonly path: string
  /** It is posted, unless told otherwise. */
  readonly method?: 'POST' | 'PUT' | 'DELETE'
  readonly body: unknown
  /** What is known only at the moment it is sent, in place of `body`. */
  readonly atSending?: (world: World) => Promise<Sent>
  /** Deeds of the same queue go one after the other; each on its own where there is none. */
  readonly queue?: string
  /** Answers after which it is sent again, besides those that say so for every kind; 'all' never gives it up. */
  readonly retriesOn: readonly number[] | 'all'
  /**
   * What happens to one that still waits when its time is over: `unsent` alone is given up, because one that was sent may
   * have arrived and the server decides; `all` are; `none` is.
   */
  readonly expires: 'unsent' | 'all' | 'none'
  /** What an answer to it means, where that is not simply that it was accepted. */
  readonly outcome?: (answer: unknown) => Pick<Deed, 'state' | 'answer'>
  /** How long (ms since it was made) it stays on the device after it was accepted. */
  readonly keptMs: number
}

interface Sent {
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
}

/** Whether the deed is one of a kind. */
export function isOfKind<Body>(value: unknown, kind: DeedKind<Body>): value is Deed<Body> {
  return isDeed(value) && value.kind === kind.name && kind.is(value.body)
}

/** Whether a row of the device is a deed at all; the lease of a kiosk lies among them. */
export function isDeed(value: unknown): value is Deed<unknown> {
  return isObject(value) && typeof value['uid'] === 'string' && typeof value['kind'] === 'string' && 'body' in value
}
