import { addressOf } from '../../../schema/base/call.ts'
import { health } from '../../../schema/base/calls.ts'
import { exchange, NetworkError } from './http.ts'
import type { World } from './world.ts'

const PATIENCE_MS = 3000

/**
 * Whether the server can be reached, asked before something is sent whose outcome would be unknown if it got lost. While
 * it answers no question is asked; else the server itself has to answer first, also where nothing was tried yet: a page
 * that was just opened knows nothing, and the browser's own idea of being online is wrong in both directions.
 */
export async function isReachable(world: World): Promise<boolean> {
  if (world.isInContact()) return true
  try {
    const { response } = await exchange(world.fetch, addressOf(health), { timeoutMs: PATIENCE_MS }, answer =>
      world.noteContact(answer !== null),
    )
    return response.ok
  } catch (error) {
    if (error instanceof NetworkError) return false
    throw error
  }
}
