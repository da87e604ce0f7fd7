import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import type { ShownPicture } from './pictures.ts'

/** Comes when the first picture is opened. */
const Lightbox = lazy(() => import('./Lightbox.tsx').then(({ Lightbox }) => ({ default: Lightbox })))

/** Pictures that open in full size: how one is opened, and what then lies over the page. */
export function useLightbox(pictures: readonly ShownPicture[]) {
  const [start, setStart] = useState<number | null>(null)
  const open = useCallback((index: number) => setStart(index), [])
  const overlay: ReactNode = start !== null && (
    <Suspense>
      <Lightbox pictures={pictures} start={start} onClose={() => setStart(null)} />
    </Suspense>
  )
  return { open, overlay }
}
