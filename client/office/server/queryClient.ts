import { QueryClient } from '@tanstack/react-query'
import { NetworkError } from '../../data/engine/http.ts'
import { contact } from '../../device/online.ts'

/**
 * What one person's office has asked of the server. An answer is never taken for current: every page asks again and shows
 * until then what was there before. Whether there is a connection is told by the attempt itself, not by the browser.
 */
export function createQueryClient(): QueryClient {
  const networkMode = 'always' as const
  return new QueryClient({
    defaultOptions: { queries: { networkMode, retry: false, staleTime: 0 }, mutations: { networkMode, retry: false } },
  })
}

/** After somebody was erased: what is looked at is asked again, and of everything else nothing is shown before it was. */
export function askAnew(client: QueryClient): void {
  client.removeQueries({ type: 'inactive' })
  void client.invalidateQueries()
}

/**
 * As soon as anything has reached the server again, what is looked at and could not be asked is asked once more, and not
 * only when its time comes. Returns how to stop.
 */
export function askAgainInContact(client: QueryClient): () => void {
  let wasOnline = contact.get().online
  return contact.subscribe(() => {
    const { online } = contact.get()
    const isBack = online && !wasOnline
    wasOnline = online
    if (!isBack) return
    void client.refetchQueries({
      type: 'active',
      // Whoever is under way brings the answer itself.
      predicate: ({ state }) => state.error instanceof NetworkError && state.fetchStatus === 'idle',
    })
  })
}
