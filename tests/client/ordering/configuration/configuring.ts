import * as fc from 'fast-check'
import { createActor } from 'xstate'
import {
  type ConfigurationEmitted,
  type ConfigurationEvent,
  configurationMachine,
} from '../../../../client/ordering/configuration/configuration.machine.ts'
import type { Product } from '../../../../schema/catalogue/product.ts'
import type { CartItem } from '../../../../schema/ordering/pricing.ts'
import { anyPartValue, anyUnit } from '../../../support/anyProduct.ts'

/** A configuration being made, and everything it says. */
export function configuring(product: Product, edit?: CartItem) {
  const said: ConfigurationEmitted[] = []
  const actor = createActor(configurationMachine, { input: { product, edit } })
  actor.on('*', event => said.push(event))
  actor.start()
  return {
    said,
    /** Until it is over, as the view does, which is taken away then. */
    send(...events: ConfigurationEvent[]) {
      for (const event of events) if (actor.getSnapshot().status === 'active') actor.send(event)
    },
    can: (event: ConfigurationEvent) => actor.getSnapshot().can(event),
    get now() {
      return actor.getSnapshot().context
    },
    get state() {
      return actor.getSnapshot().value
    },
  }
}

/** Taps in any order, right and wrong ones. */
export function anyEvents(): fc.Arbitrary<ConfigurationEvent[]> {
  const step = fc.constantFrom('step0', 'step1', 'step2', 'step3', 'constructor')
  const option = fc.constantFrom('Käse', 'Speck', 'Ei', 'Zwiebel', 'Vollkorn', 'Marmor')
  const text = fc.oneof(fc.string({ maxLength: 6 }), fc.double({ noNaN: true }).map(String))
  return fc.array(
    fc.oneof(
      fc.record({ type: fc.constant('part.set' as const), step, value: anyPartValue() }),
      fc.record({ type: fc.constant('option.choose' as const), step, option }),
      fc.record({ type: fc.constant('amount.type' as const), text }),
      fc.record({ type: fc.constant('amount.step' as const), direction: fc.constantFrom(1 as const, -1 as const) }),
      fc.record({ type: fc.constant('unit.choose' as const), unit: anyUnit() }),
      fc.constant({ type: 'step.next' as const }),
      fc.constant({ type: 'step.next' as const }),
      fc.constant({ type: 'step.back' as const }),
    ),
    { maxLength: 12 },
  )
}
