import type { Actor, Device, Reader, ScreenDevice } from '../../../schema/base/access.ts'

/** Takes room for a body of so many bytes and returns how to give it back. Throws 429 or 503 with `Retry-After` where there is none. */
export type AdmitBody = (bytes: number) => () => void

/** What every handler knows of its request. */
export interface Env {
  Variables: {
    /** Who is signed in, or null for a guest. */
    actor: Actor | null
    /** The paired device that asks, if it is one. */
    device: Device | null
    /** The paired TV that asks, if it is one: no device of the others, so that its key opens nothing of theirs. */
    screen: ScreenDevice | null
    /** Asks again who asks: a stream outlives the sign-in it began with. */
    present: () => Promise<Reader>
    /** The address requests are counted by. */
    sender: string
    /** Takes room for the body of this request. */
    admitBody: AdmitBody
    /** Headers of every answer, until an answer that is made with them has taken them. */
    headers: Readonly<Record<string, string>> | null
  }
}
