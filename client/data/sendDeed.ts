import type { Problem } from '../../schema/messages.ts'
import { backoff, retryAfter } from './backoff.ts'
import { exchange, NetworkError } from './http.ts'
import type { Deed } from './outbox.ts'
import type { World } from './world.ts'

/**
 * Whether the deed may not be sent unasked any more at `now` (epoch ms). One that was sent already may have arrived: then
 * nobody may be asked to order again before the server was, and the server takes nothing whose time is over.
 */
export function hasRunOut({ validUntil, tries }: Deed, now: number): boolean {
  return validUntil <= now && tries === 0
}

/** Sends a deed once and says how it stands then: accepted, refused, expired, or waiting for the next attempt. */
export async function sendDeed(world: World, before: Deed): Promise<Deed> {
  const deed = { ...before, tries: before.tries + 1 }
  try {
    const { response, json } = await exchange(world.fetch, '/api/orders', { method: 'POST', body: deed.body }, answer =>
      world.noteContact(answer !== null),
    )
    const { ok, status, headers } = response
    if (isPassing(status)) return later(world, deed, retryAfter(headers.get('retry-after'), world.now()))
    const answer = { status, body: json ?? null }
    // The same deed again is answered 200 with what was answered 201 the first time.
    if (ok) return { ...deed, state: 'accepted', answer }
    return { ...deed, state: codesIn(json).includes('expired') ? 'expired' : 'refused', answer }
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    return later(world, deed, null)
  }
}

/** Whether another attempt may have another outcome. */
function isPassing(status: number): boolean {
  return status >= 500 || status === 408 || status === 425 || status === 429
}

/** Full jitter, and never sooner than the server asked for (`wanted`, ms). */
function later(world: World, deed: Deed, wanted: number | null): Deed {
  const waitMs = Math.max(wanted ?? 0, backoff(deed.tries, world.random))
  return { ...deed, state: 'waiting', nextAt: world.now() + waitMs }
}

function codesIn(json: unknown): string[] {
  const { errors } = (json ?? {}) as { errors?: unknown }
  return Array.isArray(errors) ? (errors as Problem[]).map(({ code }) => code) : []
}
