import { type RefObject, useLayoutEffect, useState } from 'react'

const takesFocus = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Whether an element scrolls and holds nothing that takes the focus: then it takes it itself, and the arrow keys scroll it. */
export function useReading(ref: RefObject<HTMLElement | null>): boolean {
  const [isReading, setReading] = useState(false)
  // No list of dependencies: what is inside changes with the dialog's owner.
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const look = () => setReading(!element.querySelector(takesFocus) && element.scrollHeight > element.clientHeight)
    // Tells the size at once as well, when it is laid out anyway and before anything is painted.
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  })
  return isReading
}
