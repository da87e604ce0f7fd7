import type { Actor, Device } from '../../schema/access.ts'

/** What every handler knows of its request. */
export interface Env {
  Variables: {
    /** Who is signed in, or null for a guest. */
    actor: Actor | null
    /** The paired device that asks, if it is one. */
    device: Device | null
    /** Headers of every answer, until an answer that is made with them has taken them. */
    headers: Readonly<Record<string, string>> | null
  }
}
