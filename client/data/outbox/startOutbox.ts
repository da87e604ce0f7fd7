/** What waits in the outbox goes out from every page of the shop, whatever the guest looks at meanwhile. */
export function startSending(): Promise<unknown> {
  sending ??= import('../thisDevice.ts').then(({ thisDevice }) => thisDevice().outbox.start())
  return sending
}

let sending: Promise<unknown> | null = null
