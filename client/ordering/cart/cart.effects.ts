import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate'
import type { Mode } from '../../../schema/business/modes.ts'
import type { Cart, SavedCart } from '../../../schema/ordering/cart.ts'
import { now } from '../../device/clock.ts'
import { whenIdle } from '../../device/page/idle.ts'
import { type CartEvent, cartMachine } from './cart.machine.ts'

export type CartActor = ActorRefFrom<typeof cartMachine>

/** The cart of a branch on this device. It lives as long as the page: going to the checkout and back finds it as it was. */
export function cartOf(branch: number, mode: Mode): CartActor {
  const present = actors.get(branch)
  if (present) return present
  const actor = createActor(cartOnDevice, { input: { branch, mode } }).start()
  actors.set(branch, actor)
  return actor
}

/** Resolves when every change is on the device, or the device has refused it. */
export function whenKept(actor: CartActor): Promise<void> {
  return new Promise(resolve => {
    const isDone = () => {
      const state = actor.getSnapshot()
      return !state.hasTag('unsaved') || state.hasTag('failing')
    }
    if (isDone()) return resolve()
    const subscription = actor.subscribe(() => {
      if (!isDone()) return
      subscription.unsubscribe()
      resolve()
    })
  })
}

const actors = new Map<number, CartActor>()

/** The database comes after the first paint; whoever changes the cart before does not wait for it. */
const carts = async () => {
  await whenIdle()
  const { thisDevice } = await import('../../data/thisDevice.ts')
  return thisDevice().carts
}

const cartOnDevice = cartMachine.provide({
  actors: {
    restore: fromPromise<SavedCart | null, { branch: number }>(async ({ input }) => (await carts()).load(input.branch)),
    save: fromPromise<number, { cart: Cart }>(async ({ input: { cart } }) => {
      const updatedAt = now()
      await (await carts()).save({ ...cart, updatedAt })
      return updatedAt
    }),
    watch: fromCallback<CartEvent, { branch: number }>(({ input, sendBack }) => {
      const watching = carts().then(({ watch }) => watch(input.branch, kept => sendBack({ type: 'cart.kept', kept })))
      // A device without storage has nobody to hear from.
      watching.catch(() => {})
      return () => void watching.then(stop => stop()).catch(() => {})
    }),
  },
})
