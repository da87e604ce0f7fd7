import { inTheNameOf } from '../../../schema/base/call.ts'
import { backoff, retryAfter } from '../engine/backoff.ts'
import { exchange, NetworkError, problemsIn } from '../engine/http.ts'
import type { World } from '../engine/world.ts'
import type { Deed, Handling } from './deed.ts'

/** Whether the deed may not be sent unasked any more at `now` (epoch ms). */
export function hasRunOut({ validUntil, tries }: Deed<unknown>, { expires }: Handling, now: number): boolean {
  if (expires === 'none' || validUntil > now) return false
  return expires === 'all' || tries === 0
}

/**
 * Whether the deed's turn has come at `now` (epoch ms). A sign of a network (`eager`) ends the wait of one that got no
 * answer or waits for a sign-in; one that the server asked for is kept.
 */
export function isDueAt({ state, nextAt, answer }: Deed<unknown>, now: number, eager: boolean): boolean {
  return state === 'waiting' && (nextAt <= now || (eager && (answer === null || answer.status === 401)))
}

/** Sends a deed once and says how it stands then: accepted, refused, expired, or waiting for the next attempt. */
export async function sendDeed(
  world: World,
  before: Deed<unknown>,
  { path, method = 'POST', body: known, atSending, retriesOn, outcome }: Handling,
  signal?: AbortSignal,
): Promise<Deed<unknown>> {
  const deed = { ...before, tries: before.tries + 1 }
  const waiting = (answer: Deed['answer'], wanted: number): Deed<unknown> => {
    const nextAt = world.now() + Math.max(wanted, backoff(deed.tries, world.random))
    return { ...deed, answer, state: 'waiting', nextAt }
  }
  const { body, headers: own } = (await atSending?.(world)) ?? { body: known, headers: {} }
  try {
    const { response, json } = await exchange(
      world.fetch,
      path,
      { method, body, headers: { ...inTheNameOf(before.person?.id), ...own }, ...(signal && { signal }) },
      answer => world.noteContact(answer !== null),
    )
    const { ok, status, headers } = response
    const answer = { status, body: json ?? null }
    // The same deed again is answered 200 with what was answered 201 the first time.
    if (ok) return { ...deed, state: 'accepted', answer, ...outcome?.(json) }
    if (isPassing(status) || retriesOn === 'all' || retriesOn.includes(status))
      return waiting(answer, retryAfter(headers.get('retry-after'), world.now()) ?? 0)
    return { ...deed, state: problemsIn(json).some(({ code }) => code === 'expired') ? 'expired' : 'refused', answer }
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    return waiting(null, 0)
  }
}

/** Whether another attempt may have another outcome. */
function isPassing(status: number): boolean {
  return status >= 500 || status === 408 || status === 425 || status === 429
}
