import { cartWith, type SavedCart } from '../../../schema/ordering/cart.ts'
import type { OrderCall } from '../../../schema/ordering/requests.ts'
import type { World } from '../engine/world.ts'
import type { Carts } from '../shop/carts.ts'
import type { Deed, NewDeed } from './deed.ts'
import type { Deeds } from './deeds.ts'

/**
 * A cart that was ordered is set aside: the order keeps it, and the guest may begin another one. It comes back only when the
 * order is not to be. Order and cart are two rows of the device, so every step may be its last and is finished by `tidy`.
 */
export interface SetAside {
  /**
   * Posts the order and sets its cart aside. Answers with the order that counts: another page may have ordered the same cart
   * a moment before. `replaces` is an order that was not taken and leaves the outbox for this one.
   */
  readonly place: (deed: NewDeed & { readonly cart: SavedCart }, replaces: string | null) => Promise<Deed | null>
  /**
   * Takes an order back. As long as nothing was sent that is done here; afterwards the server is asked, which cancels it or
   * says that it was too late. What was accepted already stays: false.
   */
  readonly withdraw: (uid: string) => Promise<boolean>
  /** An order that was not taken leaves the outbox, and its cart is the guest's again; null where it kept none. */
  readonly takeBack: (uid: string) => Promise<SavedCart | null>
  /** An order that was accepted leaves the outbox; its cart comes back where it is `stillOpen`, because it has to be paid. */
  readonly settle: (uid: string, stillOpen: boolean) => Promise<void>
  /** Finishes what a page began that was closed meanwhile. */
  readonly tidy: () => Promise<void>
}

export function setAside(world: World, deeds: Deeds<OrderCall>, carts: Carts): SetAside {
  const alone = (work: () => Promise<void>) => world.withLock('carts', work, new AbortController().signal)
  const bringBack = async ({ uid, cart }: Deed): Promise<SavedCart | null> => {
    if (!cart) return null
    const present = await carts.load(cart.branch)
    // A page that was closed after this has done it already.
    if (present?.order === uid) return present
    const back = { ...cartWith(present, cart), order: uid, updatedAt: world.now() }
    await carts.save(back)
    return back
  }
  const tidy = () =>
    alone(async () => {
      for (const deed of await deeds.all()) {
        if (deed.state === 'withdrawn') {
          await bringBack(deed)
          await deeds.forget(deed.uid)
        } else if (deed.cart) {
          const kept = await carts.load(deed.cart.branch)
          if (kept && kept.updatedAt === deed.cart.updatedAt) await carts.clear(kept.branch)
        }
      }
    })
  return {
    async place(deed, replaces) {
      let other: Deed | null = null
      await alone(async () => {
        const all = (await deeds.all()).toReversed()
        const former = all.find(({ uid }) => uid === replaces)
        const kept = await carts.load(deed.cart.branch)
        // What a former order had set aside does not lie in the cart.
        const isAside = former?.cart !== undefined
        if (!isAside) other = (kept ? madeOf(all, kept) : all.find(isUnderWay(deed))) ?? null
        if (!other) {
          await deeds.post(
            isAside ? deed : { ...deed, cart: { ...deed.cart, ...(kept && { updatedAt: kept.updatedAt }) } },
          )
          if (former) await deeds.forget(former.uid)
        }
        if (!isAside) await carts.clear(deed.cart.branch)
      })
      return other
    },
    async withdraw(uid) {
      let hasArrived = false
      await deeds.change(uid, deed => {
        hasArrived = deed.state === 'accepted'
        const isHere =
          (deed.state === 'waiting' && deed.tries === 0) || deed.state === 'refused' || deed.state === 'expired'
        if (isHere) return { ...deed, state: 'withdrawn' }
        return deed.state === 'waiting' || deed.state === 'sending' ? { ...deed, withdrawing: true, nextAt: 0 } : null
      })
      await tidy()
      return !hasArrived
    },
    async takeBack(uid) {
      let back: SavedCart | null = null
      await alone(async () => {
        const deed = await deeds.get(uid)
        if (!deed) return
        back = await bringBack(deed)
        await deeds.forget(uid)
      })
      return back
    },
    settle: (uid, stillOpen) =>
      alone(async () => {
        const deed = await deeds.get(uid)
        if (!deed) return
        const branch = deed.cart?.branch ?? deed.branch
        if (branch !== undefined && !deed.cart && !stillOpen) await carts.clear(branch)
        // Whatever the guest has begun meanwhile is not mixed with what is ordered already.
        if (deed.cart && stillOpen && !(await carts.load(deed.cart.branch))?.items.length) await bringBack(deed)
        await deeds.forget(uid)
      }),
    tidy,
  }
}

/** The order that was made of the cart as it lies there now, if there is one. */
const madeOf = (all: readonly Deed[], kept: SavedCart): Deed | undefined =>
  all.find(({ branch, cart }) => branch === kept.branch && cart?.updatedAt === kept.updatedAt)

const isUnderWay =
  ({ branch }: NewDeed) =>
  (deed: Deed): boolean =>
    deed.branch === branch && (deed.state === 'waiting' || deed.state === 'sending' || deed.state === 'accepted')
