import type { OrderingDeps } from '../ordering/deps.ts'
import type { Messengers } from './messengers.ts'

/** The outside world of those who tell people something about an order. */
export interface MessagesDeps extends OrderingDeps {
  readonly messengers: Messengers
}
