import { useEffect, useState } from 'react'
import { keepStorage } from '../storage/storage.ts'

/**
 * What a page stands on, opened once and closed with it. 'failed' where the device can keep nothing. Keep `open` itself
 * stable.
 */
export function useOpened<Session extends { readonly close: () => Promise<void> }>(
  open: () => Promise<Session>,
): Session | 'opening' | 'failed' {
  const [opened, setOpened] = useState<Session | 'opening' | 'failed'>('opening')
  useEffect(() => {
    let isWanted = true
    let close: () => Promise<void> = async () => {}
    void keepStorage()
    open()
      .then(session => {
        if (!isWanted) return session.close()
        close = session.close
        return setOpened(session)
      })
      .catch(() => isWanted && setOpened('failed'))
    return () => {
      isWanted = false
      void close()
    }
  }, [open])
  return opened
}
