/** What waits in the outbox goes out from every page of the shop, whatever the guest looks at meanwhile. */
export function startSending(): Promise<unknown> {
  sending ??= import('./outbox.ts').then(({ startFlusher }) => startFlusher())
  return sending
}

let sending: Promise<unknown> | null = null
