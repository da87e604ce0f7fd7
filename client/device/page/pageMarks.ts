import { useLayoutEffect } from 'react'

/** What styles of the whole page ask for: a modal dialog, the bar of the cart or of an order, a card that covers the page's end. */
type Mark = 'modal' | 'cart-bar' | 'order-bar' | 'covered'

const there = new Map<Mark, number>()

/**
 * Says on the root of the page (`data-modal` …) that there is something of a kind, until what it returns is called. Asked by
 * `:has` the browser would look through all of the page for it whenever anything is added anywhere: milliseconds of every tap
 * on a long menu, on a slow phone.
 */
export function markPage(mark: Mark): () => void {
  count(mark, 1)
  return () => count(mark, -1)
}

/** The same for as long as a view is there, from its first frame on. */
export function usePageMark(mark: Mark, isThere = true): void {
  useLayoutEffect(() => (isThere ? markPage(mark) : undefined), [mark, isThere])
}

function count(mark: Mark, more: 1 | -1): void {
  const now = (there.get(mark) ?? 0) + more
  there.set(mark, now)
  document.documentElement.toggleAttribute(`data-${mark}`, now > 0)
}
