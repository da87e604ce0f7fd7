/** Follows mouse, finger or pen over the whole page until it is lifted; `onMove` gets its distance from the window's top in pixels. */
export function followPointer(onMove: (y: number) => void, onEnd: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  document.addEventListener('pointermove', ({ clientY }) => onMove(clientY), { signal })
  document.addEventListener('pointerup', onEnd, { signal })
  document.addEventListener('pointercancel', onEnd, { signal })
  return () => stop.abort()
}
