import type { Actor, Device, Reader } from '../../../schema/base/access.ts'

/** What every handler knows of its request. */
export interface Env {
  Variables: {
    /** Who is signed in, or null for a guest. */
    actor: Actor | null
    /** The paired device that asks, if it is one. */
    device: Device | null
    /** Asks again who asks: a stream outlives the sign-in it began with. */
    present: () => Promise<Reader>
    /** Headers of every answer, until an answer that is made with them has taken them. */
    headers: Readonly<Record<string, string>> | null
  }
}
