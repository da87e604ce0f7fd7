/** What happened in the shop that its owner may want to count; nobody's name is in it. Amounts in cents. */
export type VisitorEvent =
  | { readonly name: 'addToCart'; readonly product: number; readonly amount: number }
  | { readonly name: 'initiateCheckout'; readonly branch: number }
  | { readonly name: 'purchase'; readonly branch: number; readonly value: number; readonly currency: string }

/** At most this many wait for somebody who counts them. */
const MOST = 100
const waiting: VisitorEvent[] = []
let listener: ((event: VisitorEvent) => void) | null = null

/** Says that it happened. Whether it is counted is decided by the visitor's consent and the settings, not here. */
export function reportVisitorEvent(event: VisitorEvent): void {
  if (listener) listener(event)
  else if (waiting.length < MOST) waiting.push(event)
}

/** Hears what waited and what follows. Returns how to stop. */
export function onVisitorEvent(hear: (event: VisitorEvent) => void): () => void {
  listener = hear
  for (const event of waiting.splice(0)) hear(event)
  return () => {
    if (listener === hear) listener = null
  }
}
