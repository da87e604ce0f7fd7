import { useEffect, useEffectEvent } from 'react'

/** Calls `take` with the files that are pasted anywhere on the page. Text goes where it is pasted. */
export function usePastedFiles(take: (files: readonly File[]) => void): void {
  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    take(files)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => pasted(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}
