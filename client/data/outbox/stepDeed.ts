import { addressOf } from '../../../schema/base/call.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import type { BoardStep } from '../../../schema/counter/boardSteps.ts'
import { acknowledgeOrder } from '../../../schema/counter/calls.ts'
import { delayTo, moveOrderTo, proposeTime, recallOrder, undoOrderStep } from '../../../schema/ordering/calls.ts'
import type { DeedKind } from './deed.ts'

/** A step of yesterday is never sent: whoever tapped it knows better by now (ms). */
export const STEP_VALID_MS = 6 * 3_600_000

/** A step taken at a board, with the name of the screen it was taken at. */
export type StepBody = Pick<BoardStep, 'order' | 'action' | 'proposed' | 'message' | 'undoes' | 'ticket'> & {
  readonly device: string
  /** It was taken back before it was ever sent: nobody sends it. */
  readonly isWithdrawn?: true
}

/**
 * Steps of one order go one after the other, so that it never becomes ready before it was taken. Each may be sent again for
 * ever: a step whose target is reached changes nothing. After a 401 somebody has to let the device in again.
 */
export const stepDeed: DeedKind<StepBody> = {
  name: 'boardStep',
  is: isStep,
  handling: ({ body }) => ({
    ...callOf(body),
    queue: `order ${body.order}`,
    retriesOn: [401],
    expires: 'all',
    keptMs: STEP_VALID_MS,
  }),
}

function callOf({ order, action, proposed, message, undoes, device }: StepBody): { path: string; body: object } {
  if (action === 'acknowledge') return { path: addressOf(acknowledgeOrder, { id: order }), body: { device } }
  if (action === 'recall') return { path: addressOf(recallOrder, { id: order }), body: {} }
  if (action === 'delay')
    return { path: addressOf(delayTo, { id: order }), body: { promisedAt: new Date(proposed ?? 0).toISOString() } }
  if (action === 'propose')
    return {
      path: addressOf(proposeTime, { id: order }),
      body: { appointmentDate: new Date(proposed ?? 0).toISOString() },
    }
  if (action === 'undo') return { path: addressOf(undoOrderStep, { id: order }), body: { action: undoes } }
  const path = addressOf(moveOrderTo, { id: order, action })
  if (action === 'reject') return { path, body: { rejectionMessage: message || null } }
  return { path, body: action === 'confirm' && proposed ? { promisedAt: new Date(proposed).toISOString() } : {} }
}

function isStep(body: unknown): body is StepBody {
  return isObject(body) && typeof body['order'] === 'number' && typeof body['action'] === 'string'
}
