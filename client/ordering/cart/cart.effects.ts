import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate'
import type { Mode } from '../../../schema/business/modes.ts'
import { type Cart, presentCart, type SavedCart } from '../../../schema/ordering/cart.ts'
import { now } from '../../device/clock.ts'
import { whenIdle } from '../../device/page/idle.ts'
import { type CartEvent, cartMachine, emptyCart } from './cart.machine.ts'

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

let painted: Promise<void> | undefined
/** The database comes after the first paint; whoever changes the cart before does not wait for it. From then on it is there. */
const device = async () => {
  await (painted ??= whenIdle())
  return (await import('../../data/thisDevice.ts')).thisDevice()
}
const carts = async () => (await device()).carts

/** The kept cart; where there is none, an empty one for how this device's guest last ordered here. At a table one sits once. */
async function restored(branch: number, usual: Mode): Promise<SavedCart | null> {
  const { carts, guests } = await device()
  const [cart, guest] = await Promise.all([carts.load(branch), guests.load()])
  if (cart) return presentCart(cart, now(), usual)
  if (guest?.branch !== branch || guest.mode === 'dineIn') return null
  return { ...emptyCart(branch, guest.mode), deliveryArea: guest.deliveryArea, updatedAt: 0 }
}

const cartOnDevice = cartMachine.provide({
  actors: {
    restore: fromPromise<SavedCart | null, { branch: number; mode: Mode }>(({ input: { branch, mode } }) =>
      restored(branch, mode),
    ),
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
