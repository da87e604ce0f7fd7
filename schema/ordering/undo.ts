import type { OrderAction } from './orderStatus.ts'

/** Steps of staff that can be taken back. Who rejects is asked before, because the guest is told at once. */
export const undoable = ['confirm', 'in-delivery', 'completed'] as const satisfies readonly OrderAction[]
export type UndoableAction = (typeof undoable)[number]

/** How long (ms) a screen offers to take a step back. */
export const UNDO_MS = 10_000
/**
 * How long (ms) what a guest is told of such a step is held back: the offer, and the way of the tap to the server. Until
 * then the step can be taken back as if it had never been.
 */
export const HELD_MS = UNDO_MS + 5000

export const isUndoable = (action: string): action is UndoableAction => undoable.some(each => each === action)

/** What an order's history says of a step that was taken back. */
export const undoEvent = <Action extends UndoableAction>(action: Action) => `undo-${action}` as const
