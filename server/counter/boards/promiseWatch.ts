import { MINUTE } from '../../../schema/base/zonedTime.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { MessagesDeps } from '../../messages/deps.ts'
import { follow } from '../../ordering/orders/step.ts'

/** How long before a promise runs out the boards are asked whether it can be kept, in ms. */
const ASKED_BEFORE_MS = 3 * MINUTE
/** A promise that was broken longer ago than this (ms) was forgotten on the board. */
const FORGOTTEN_MS = 45 * MINUTE
/** How often all branches are looked at, in ms. */
const EVERY_MS = 10_000

/**
 * Looks after what was promised: before a promise runs out the boards of its branch are asked whether it can be kept, once for
 * each promise. The guest hears as soon as somebody answers with another time.
 */
export function createPromiseWatch({
  storage,
  clock,
  followers,
}: Pick<MessagesDeps, 'storage' | 'clock' | 'followers'>): { tick(): Promise<number> } {
  let lookedAt = Number.NEGATIVE_INFINITY

  async function ask({ id }: OrderRow, at: number): Promise<boolean> {
    return storage.write(async transaction => {
      const order = await transaction.orders.byId(id)
      if (!order || order.askedAbout === order.promisedAt || !(await transaction.promises.ask(order))) return false
      const asked = { ...order, askedAbout: order.promisedAt, rev: order.rev + 1 }
      await follow(followers, transaction, { name: 'asked', order: asked, at })
      return true
    })
  }

  return {
    /** Returns how many promises were asked about. */
    async tick() {
      const now = clock.now()
      if (now - lookedAt < EVERY_MS) return 0
      lookedAt = now
      let asked = 0
      for (const branch of await storage.read.orderLists.branches())
        for (const order of await storage.read.promises.endangered(branch, now - FORGOTTEN_MS, now + ASKED_BEFORE_MS))
          if (await ask(order, now)) asked += 1
      return asked
    },
  }
}
