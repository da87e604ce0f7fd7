import { browserDevice, type CheckoutDevice } from './browserDevice.ts'

export type Attending = ReturnType<typeof createAttending>

/** The orders that one checkout page has in its hands: nobody else finishes them before it is left. */
export function createAttending({ outbox }: Pick<CheckoutDevice, 'outbox'> = browserDevice) {
  const held = new Map<string, Promise<() => void>>()
  let isLeft = false
  return {
    /** Resolves when the order is in this page's hands: at once, unless another page shows it too. A page that is left has none. */
    async attend(uid: string): Promise<void> {
      if (isLeft) return
      const holding = held.get(uid) ?? outbox().then(({ attend }) => attend(uid))
      held.set(uid, holding)
      await holding
    },
    leave(): void {
      isLeft = true
      for (const holding of held.values()) void holding.then(letGo => letGo()).catch(() => {})
      held.clear()
    },
  }
}
