import type { OrderStatus } from './orderStatus.ts'

/** What somebody at a board did with an order. */
export type BoardAction = 'confirm' | 'in-delivery' | 'completed' | 'recall' | 'propose' | 'acknowledge'

/** A step that was tapped on this device and has not been told by the feed yet. */
export interface BoardStep {
  readonly key: string
  readonly order: number
  readonly action: BoardAction
  /** Epoch ms: the time that is offered instead. */
  readonly proposed?: number
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
  'in-delivery': 'in-delivery',
  completed: 'completed',
  recall: 'confirmed',
  propose: null,
  acknowledge: null,
}
