import { type RefObject, useEffect, useRef } from 'react'
import { afterFrame } from './afterFrame.ts'

/**
 * Tells the notices of the page how high the bar at its lower edge is (`--bottom-bar`): letters of twice the size, or of another
 * font, take a second line. Told to them and not to the page: what all inherit is a new style for each element there is, which
 * took a slow phone 50 ms of a menu with 300 products. Put the ref on the bar, which is there while `isThere`.
 */
export function useBarHeight<E extends HTMLElement>(isThere: boolean): RefObject<E | null> {
  const bar = useRef<E>(null)
  useEffect(() => {
    const element = bar.current
    const style = document.querySelector<HTMLElement>('.notices')?.style
    if (!isThere || !element || !style) return undefined
    let forget = () => {}
    const observer = new ResizeObserver(() => {
      forget()
      // They glide anyway: in the frame of the bar itself they would be styled twice.
      forget = afterFrame(() => style.setProperty('--bottom-bar', `${element.offsetHeight}px`))
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      forget()
      style.removeProperty('--bottom-bar')
    }
  }, [isThere])
  return bar
}
