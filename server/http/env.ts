import type { Actor } from '../../schema/access.ts'

/** What every handler knows of its request. */
export interface Env {
  Variables: {
    /** Who is signed in, or null for a guest. */
    actor: Actor | null
    /** Name the device gave itself, for the audit trail. */
    device: string
    /** Address of the client, behind trusted proxies only as they say. */
    address: string
    /** Id that is told with a 5xx and stands in the log. */
    requestId: string
  }
}
