/** What happened in the shop that its owner may want to count; nobody's name is in it. Amounts in cents. */
export type Tracked =
  | { readonly name: 'addToCart'; readonly product: number; readonly amount: number }
  | { readonly name: 'initiateCheckout'; readonly branch: number }
  | { readonly name: 'purchase'; readonly branch: number; readonly value: number; readonly currency: string }

/** At most this many wait for somebody who counts them. */
const MOST = 100
const waiting: Tracked[] = []
let listener: ((tracked: Tracked) => void) | null = null

/** Says that it happened. Whether it is counted is decided by the visitor's consent and the settings, not here. */
export function track(tracked: Tracked): void {
  if (listener) listener(tracked)
  else if (waiting.length < MOST) waiting.push(tracked)
}

/** Hears what waited and what follows. Returns how to stop. */
export function onTracked(hear: (tracked: Tracked) => void): () => void {
  listener = hear
  for (const tracked of waiting.splice(0)) hear(tracked)
  return () => {
    if (listener === hear) listener = null
  }
}
