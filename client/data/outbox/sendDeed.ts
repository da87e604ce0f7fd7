import type { Problem } from '../../../schema/base/problems.ts'
import { backoff, retryAfter } from '../engine/backoff.ts'
import { exchange, NetworkError } from '../engine/http.ts'
import type { World } from '../engine/world.ts'
import type { Deed } from './outbox.ts'

/**
 * Whether the deed may not be sent unasked any more at `now` (epoch ms). One that was sent already may have arrived: then
 * nobody may be asked to order again before the server was, and the server takes nothing whose time is over.
 */
export function hasRunOut({ validUntil, tries, body }: Deed, now: number): boolean {
  // Its guest has a slip in the hand.
  if (body.offline) return false
  return validUntil <= now && tries === 0
}

/**
 * Whether the deed's turn has come at `now` (epoch ms). A sign of a network (`eager`) ends the wait of one that got no
 * answer; one that the server asked for is kept.
 */
export function isDueAt({ state, nextAt, answer }: Deed, now: number, eager: boolean): boolean {
  return state === 'waiting' && (nextAt <= now || (eager && answer === null))
}

/** Sends a deed once and says how it stands then: accepted, refused, expired, or waiting for the next attempt. */
export async function sendDeed(world: World, before: Deed): Promise<Deed> {
  const deed = { ...before, tries: before.tries + 1 }
  try {
    const { response, json } = await exchange(world.fetch, '/api/orders', { method: 'POST', body: deed.body }, answer =>
      world.noteContact(answer !== null),
    )
    const { ok, status, headers } = response
    const answer = { status, body: json ?? null }
    if (isPassing(status) || (deed.body.offline && !ok)) {
      const wanted = retryAfter(headers.get('retry-after'), world.now()) ?? 0
      return {
        ...deed,
        answer,
        state: 'waiting',
        nextAt: world.now() + Math.max(wanted, backoff(deed.tries, world.random)),
      }
    }
    // The same deed again is answered 200 with what was answered 201 the first time.
    if (ok) return { ...deed, state: 'accepted', answer }
    return { ...deed, state: codesIn(json).includes('expired') ? 'expired' : 'refused', answer }
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    return { ...deed, answer: null, state: 'waiting', nextAt: world.now() + backoff(deed.tries, world.random) }
  }
}

/**
 * Whether another attempt may have another outcome. What a kiosk took without network is never given up: whatever the answer
 * is, a person can mend it (let the device in again, bring the branch back), and staff see that it waits.
 */
function isPassing(status: number): boolean {
  return status >= 500 || status === 408 || status === 425 || status === 429
}

function codesIn(json: unknown): string[] {
  const { errors } = (json ?? {}) as { errors?: unknown }
  return Array.isArray(errors) ? (errors as Problem[]).map(({ code }) => code) : []
}
