import { useState } from 'react'

/**
 * Why `address` could not be asked, also while it is asked once more: the library forgets an error with the next attempt
 * where nothing was answered yet, and a notice would come and go with each.
 */
export function useLastFailure(address: string | null, error: Error | null, isPending: boolean): Error | null {
  const [last, setLast] = useState({ address, error })
  if (error === null && isPending && address === last.address) return last.error
  if (error !== last.error || address !== last.address) setLast({ address, error })
  return error
}
