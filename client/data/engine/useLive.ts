import { useSyncExternalStore } from 'react'
import type { Live } from './live.ts'

/** The present value of something live; keep the `live` itself stable with `useMemo`. */
export function useLive<T>(live: Live<T>): T | undefined {
  return useSyncExternalStore(live.subscribe, live.get, live.get)
}
