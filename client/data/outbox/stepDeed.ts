import { isObject } from '../../../schema/base/sameValue.ts'
import type { BoardStep } from '../../../schema/counter/boardSteps.ts'
import type { DeedKind } from './deed.ts'

/** A step of yesterday is never sent: whoever tapped it knows better by now (ms). */
export const STEP_VALID_MS = 6 * 3_600_000

/** A step taken at a board, with the name of the screen it was taken at. */
export type StepBody = Pick<BoardStep, 'order' | 'action' | 'proposed' | 'message'> & { readonly device: string }

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

function callOf({ order, action, proposed, message, device }: StepBody): { path: string; body: object } {
  const path = `/api/orders/${order}`
  if (action === 'acknowledge') return { path: `${path}/acknowledge`, body: { device } }
  if (action === 'recall') return { path: `${path}/recall`, body: {} }
  if (action === 'propose')
    return {
      path: `${path}/counter-appointment`,
      body: { appointmentDate: new Date(proposed ?? 0).toISOString() },
    }
  return { path: `${path}/status/${action}`, body: action === 'reject' ? { rejectionMessage: message || null } : {} }
}

function isStep(body: unknown): body is StepBody {
  return isObject(body) && typeof body['order'] === 'number' && typeof body['action'] === 'string'
}
