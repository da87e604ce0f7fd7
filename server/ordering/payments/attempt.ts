import type { AttemptRow } from '../../base/storage/statements/ordering/payments.ts'
import type { ProviderState } from './online.ts'

export type AttemptState = AttemptRow['state']

const ways: readonly AttemptState[] = ['open', 'pending', 'authorized']
const ends: ReadonlySet<AttemptState> = new Set(['canceled', 'expired', 'failed'])

/** Whether money may still come by this attempt without a miracle: then no second one is begun. */
export const isUnderway = (state: AttemptState): boolean => state === 'creating' || ways.includes(state)

/**
 * The state after the provider was heard: forward only, whoever heard it and in whatever order. What ended without money
 * can still become paid (a bank that confirms late); paid and mismatch stay what they are.
 */
export function stateAfter(state: AttemptState, seen: ProviderState): AttemptState {
  if (state === 'paid' || state === 'mismatch') return state
  if (seen === 'paid') return 'paid'
  if (ends.has(state)) return state
  if (ends.has(seen)) return seen
  if (state === 'creating') return seen
  return ways.indexOf(seen) > ways.indexOf(state) ? seen : state
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const earlyChecks = [10 * SECOND, 30 * SECOND, ...[1, 2, 5, 10, 15, 30].map(minutes => minutes * MINUTE)]
/** Providers' open payments expire within hours; bank transfers may take two weeks. */
const LAST_CHECK_MS = 14 * DAY
const HOURLY_UNTIL_MS = 4 * HOUR

/**
 * When the provider is asked again without being prompted (epoch ms), null when there is nothing left to learn. Webhooks
 * get lost: asking is what the truth rests on.
 */
export function nextCheckOf({ createdAt, state }: Pick<AttemptRow, 'createdAt' | 'state'>, now: number): number | null {
  if (state === 'paid' || state === 'mismatch') return null
  const early = earlyChecks.map(after => createdAt + after).find(at => at > now)
  if (early !== undefined && !ends.has(state)) return early
  const age = now - createdAt
  if (age >= LAST_CHECK_MS) return null
  return now + (age < HOURLY_UNTIL_MS ? HOUR : DAY)
}
