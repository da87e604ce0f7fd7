import { addressOf } from '../../../schema/base/call.ts'
import { guestInit } from '../../../schema/website/calls.ts'
import { exchange, type Fetch, NetworkError } from '../engine/http.ts'
import { isSnapshot, type Snapshot } from '../engine/snapshot.ts'

/**
 * The present snapshot for guests from the server, also where staff is signed in: theirs has another feed's position.
 * Throws NetworkError when there is no answer or none that is a snapshot.
 */
export async function fetchSnapshot(
  send: Fetch = (url, init) => fetch(url, init),
  signal?: AbortSignal,
): Promise<Snapshot> {
  const { json } = await exchange(send, addressOf(guestInit), { credentials: 'omit', ...(signal ? { signal } : {}) })
  if (!isSnapshot(json)) throw new NetworkError('The answer is not a snapshot.')
  return json
}
