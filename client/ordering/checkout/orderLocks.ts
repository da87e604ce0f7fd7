import { browserDevice, type CheckoutDevice } from './browserDevice.ts'

export type OrderLocks = ReturnType<typeof createOrderLocks>

/** The orders that one checkout page has in its hands: nobody else finishes them before it is left. */
export function createOrderLocks({ outbox }: Pick<CheckoutDevice, 'outbox'> = browserDevice) {
  const held = new Map<string, Promise<() => void>>()
  let isLeft = false
  return {
    /** Resolves when the order is in this page's hands: at once, unless another page shows it too. A page that is left has none. */
    async lock(uid: string): Promise<void> {
      if (isLeft) return
      const holding = held.get(uid) ?? outbox().then(({ lockOrder }) => lockOrder(uid))
      held.set(uid, holding)
      await holding
    },
    leave(): void {
      isLeft = true
      for (const holding of held.values()) void holding.then(release => release()).catch(() => {})
      held.clear()
    },
  }
}
