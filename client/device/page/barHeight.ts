import { type RefObject, useEffect, useRef } from 'react'

/**
 * Tells the styles of the page how high the bar at its lower edge is (`--bottom-bar`): letters of twice the size, or of another
 * font, take a second line. Put the ref on the bar, which is there while `isThere`.
 */
export function useBarHeight<E extends HTMLElement>(isThere: boolean): RefObject<E | null> {
  const bar = useRef<E>(null)
  useEffect(() => {
    const element = bar.current
    if (!isThere || !element) return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--bottom-bar', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--bottom-bar')
    }
  }, [isThere])
  return bar
}
