import { useEffect } from 'react'
import type { CartItem } from '../../../schema/ordering/pricing.ts'
import { StepperStart } from '../../ui/Stepper.tsx'
import { AfterAdding } from '../menu/AfterAdding.tsx'
import type { CartPort } from './cartPort.ts'
import { eventOf, inCartOf } from './inCart.ts'
import { lastChoices } from './lastChoices.ts'
import type { ShownCart } from './useCartView.ts'
import type { ShownMenu } from './useMenu.ts'

/**
 * The menu hears of the cart, and the cart of the menu. The rows hear at once and not with the drawing of the cart: what
 * was tapped answers first. Whether the device is one guest's (`isOwn`): then it remembers what was chosen.
 */
export function usePort(
  port: CartPort,
  { mode, appointment, isRestoring, cart: { deliveryArea }, actor, send }: ShownCart,
  { product }: ShownMenu['catalogue'],
  isOwn: boolean,
): void {
  useEffect(() => {
    port.controls.set(controls)
    let told: readonly CartItem[] | null = null
    const tell = () => {
      const { items } = actor.getSnapshot().context.cart
      if (items === told) return
      told = items
      const lines = items.map(item => ({ item, product: product(item.product) }))
      port.rows.set(inCartOf(lines, port.rows.get()))
    }
    tell()
    let task: ReturnType<typeof setTimeout> | undefined
    const subscription = actor.subscribe(() => {
      // Reckoned first, drawn in a task of its own: together they hold up a frame.
      task ??= setTimeout(() => {
        task = undefined
        tell()
      })
    })
    return () => {
      clearTimeout(task)
      subscription.unsubscribe()
    }
  }, [port, actor, product])
  useEffect(() => {
    if (!isRestoring) port.facts.set({ mode, isChosen: true, deliveryArea, appointment })
  }, [port, isRestoring, mode, deliveryArea, appointment])
  useEffect(
    () =>
      port.connect(event => {
        const known = eventOf(event, port.rows.get(), isOwn ? lastChoices : undefined)
        if (known) send(known)
      }),
    [port, send, isOwn],
  )
}

const controls = { StepperStart, AfterAdding }
