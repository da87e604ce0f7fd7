import { addressOf } from '../../../schema/base/call.ts'
import { health } from '../../../schema/base/calls.ts'
import { exchange, NetworkError } from './http.ts'
import type { World } from './world.ts'

const PATIENCE_MS = 3000

/**
 * Whether the server can be reached, asked before something is sent whose outcome would be unknown if it got lost. While
 * nothing speaks against it no question is asked; else the server itself has to answer, because the browser's own idea of
 * being online is wrong in both directions.
 */
export async function isReachable(world: World): Promise<boolean> {
  if (world.seemsOnline()) return true
  try {
    const { response } = await exchange(world.fetch, addressOf(health), { timeoutMs: PATIENCE_MS })
    world.noteContact(true)
    return response.ok
  } catch (error) {
    if (error instanceof NetworkError) return false
    throw error
  }
}
