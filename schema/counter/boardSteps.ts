import type { OrderStatus } from '../ordering/orderStatus.ts'

/** What somebody at a board did with an order. */
export type BoardAction = 'confirm' | 'reject' | 'in-delivery' | 'completed' | 'recall' | 'propose' | 'acknowledge'

/** What is said along with a step. */
export interface StepDetails {
  /** Epoch ms: the time that is offered instead. */
  readonly proposed?: number
  /** What the guest reads when the order is rejected; may be empty. */
  readonly message?: string
}

/** A step that was tapped on this device and has not been told by the feed yet. */
export interface BoardStep extends StepDetails {
  readonly key: string
  readonly order: number
  readonly action: BoardAction
  /** Epoch ms. */
  readonly at: number
  /** `waiting` for the server, `done` as it says, `refused` because the order had moved on or may not be moved. */
  readonly state: 'waiting' | 'done' | 'refused'
  /** What the server said against it. */
  readonly reason?: string
}

/** What the order is once the step is done; null where its status says nothing of it. */
export const outcomeOf: Readonly<Record<BoardAction, OrderStatus | null>> = {
  confirm: 'confirmed',
  reject: 'rejected',
  'in-delivery': 'in-delivery',
  completed: 'completed',
  recall: 'confirmed',
  propose: null,
  acknowledge: null,
}
