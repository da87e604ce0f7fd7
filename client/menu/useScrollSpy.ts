import { useEffect, useState } from 'react'

/** Pixels that header and chips cover. */
const COVERED = 130

/** Which of the sections (by element id) is being read: the last whose beginning has passed under the header. */
export function useScrollSpy(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const joined = ids.join(' ')
  useEffect(() => {
    const order = joined.split(' ')
    const near = new Set<string>()
    const observer = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) near.add(target.id)
          else near.delete(target.id)
        }
        const first = order.find(id => near.has(id))
        if (first) setCurrent(first)
      },
      { rootMargin: `-${COVERED}px 0px -55% 0px` },
    )
    for (const id of order) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [joined])
  return current ?? ids[0] ?? null
}

/** Brings a section below the header and puts the focus on its heading, as a link to it would. */
export function showSection(id: string): void {
  document.getElementById(id)?.scrollIntoView({ behavior: 'smooth', block: 'start' })
  document.getElementById(`${id}-name`)?.focus({ preventScroll: true })
}
