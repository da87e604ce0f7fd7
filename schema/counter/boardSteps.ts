import type { OrderStatus } from '../ordering/orderStatus.ts'
import { isUndoable, UNDO_MS, type UndoableAction } from '../ordering/undo.ts'

/** What somebody at a board did with an order. */
export type BoardAction =
  | 'confirm'
  | 'reject'
  | 'in-delivery'
  | 'completed'
  | 'recall'
  | 'propose'
  | 'delay'
  | 'acknowledge'
  | 'undo'

/** What is said along with a step. */
export interface StepDetails {
  /** Epoch ms: the time that is offered, or promised, instead; with `confirm` the time it is promised for. */
  readonly proposed?: number
  /** What the order is called where it was tapped: a refused step is told of after the order is gone. */
  readonly ticket?: string
  /** What the guest reads when the order is rejected; may be empty. */
  readonly message?: string
  /** The step that is taken back. */
  readonly undoes?: UndoableAction
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
  /** It waited too long for the network and was never sent. */
  readonly isLate?: true
}

/** What the order is once the step is done; null where its status says nothing of it. */
export const outcomeOf: Readonly<Record<BoardAction, OrderStatus | null>> = {
  confirm: 'confirmed',
  reject: 'rejected',
  'in-delivery': 'in-delivery',
  completed: 'completed',
  recall: 'confirmed',
  propose: null,
  delay: null,
  undo: null,
  acknowledge: null,
}

/** A step that can be taken back, with the action it was. */
export type UndoableStep = BoardStep & { readonly action: UndoableAction }

/**
 * The step that was tapped last at this board and may be taken back at `now` (epoch ms): nothing was tapped for its order
 * since, and it was not refused. What waits for the network may be taken back as long as it waits.
 */
export function lastUndoable(steps: readonly BoardStep[], now: number): UndoableStep | null {
  const open = steps.filter((step, index) => isOpen(step, now) && !steps.slice(index + 1).some(isOf(step.order)))
  return open.toSorted((one, other) => one.at - other.at).findLast(isOfUndoable) ?? null
}

/** An order by the last that was told of it; instants are epoch ms. */
interface ToldOrder {
  readonly status: OrderStatus
  readonly counterAppointmentAt: number | null
  readonly promisedAt: number | null
  readonly updatedAt: number
}

/** Whether what was told of an order does not know the step yet: it is told once the order is what the step makes of it, or has moved on since. */
export function isUntold({ state, action, undoes, proposed = 0, at }: BoardStep, order: ToldOrder): boolean {
  if (action === 'acknowledge' || state === 'refused') return false
  if (state === 'waiting') return true
  const isTold =
    action === 'propose'
      ? order.counterAppointmentAt !== null
      : action === 'delay'
        ? (order.promisedAt ?? 0) >= proposed
        : undoes
          ? order.status !== outcomeOf[undoes]
          : order.status === outcomeOf[action]
  return !isTold && order.updatedAt < at
}

const isOf = (order: number) => (step: BoardStep) => step.order === order && step.action !== 'acknowledge'

const isOfUndoable = (step: BoardStep): step is UndoableStep => isUndoable(step.action)

const isOpen = ({ state, at }: BoardStep, now: number): boolean =>
  state === 'waiting' || (state === 'done' && now - at <= UNDO_MS)
