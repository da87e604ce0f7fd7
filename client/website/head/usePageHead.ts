import { useEffect } from 'react'
import { useCatalogue } from '../../data/shop/useCatalogue.tsx'

/** Keeps the head in step with the path. A server's page brings its head along; only what comes after it needs the program for it. */
export function usePageHead(path: string): void {
  const catalogue = useCatalogue()
  useEffect(() => {
    let isLeft = false
    const apply = async () => {
      const { applyHead } = await import('./applyHead.ts')
      if (!isLeft) applyHead(path, catalogue)
    }
    void apply()
    const stop = catalogue.subscribe(() => void apply())
    return () => {
      isLeft = true
      stop()
    }
  }, [path, catalogue])
}
