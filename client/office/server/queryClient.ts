import { QueryClient } from '@tanstack/react-query'

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
