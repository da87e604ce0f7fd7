/** Calls the listener with the key of the block (`data-block`) that the pointer or the focus comes into; leaving one tells nothing. */
export function followBlocks(onEnter: (key: string) => void): () => void {
  const stop = new AbortController()
  const entered = ({ target }: Event) => {
    const block = target instanceof Element ? target.closest<HTMLElement>('[data-block]') : null
    if (block?.dataset['block']) onEnter(block.dataset['block'])
  }
  document.addEventListener('pointerover', entered, { signal: stop.signal })
  document.addEventListener('focusin', entered, { signal: stop.signal })
  return () => stop.abort()
}
