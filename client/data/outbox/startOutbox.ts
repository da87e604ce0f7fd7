/** What waits in the outbox goes out from every page of the shop, whatever the guest looks at meanwhile. */
export function startOutbox(): Promise<unknown> {
  started ??= import('../thisDevice.ts').then(({ thisDevice }) => thisDevice().outbox.start())
  return started
}

let started: Promise<unknown> | null = null
