/** Tells of every drag that ends, also where it was given up. Returns how to stop it. */
export function onDragEnd(listener: () => void): () => void {
  document.addEventListener('dragend', listener)
  return () => document.removeEventListener('dragend', listener)
}
