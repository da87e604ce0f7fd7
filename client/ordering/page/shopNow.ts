import { createContext, useContext } from 'react'
import { useNow } from '../../device/clock.ts'

/** Epoch ms of the first HTML: what it says of the time must be the same when it is hydrated; undefined without one. */
export const FirstNow = createContext<number | undefined>(undefined)

/** The present time (epoch ms) to the half minute; while hydrating, the server's. */
export function useShopNow(): number {
  return useNow(30_000, useContext(FirstNow))
}
