import { isDeepStrictEqual } from 'node:util'
import { errorMessages } from '../../../schema/base/answer.ts'
import type { QuestionnaireCall } from '../../../schema/ordering/requests.ts'
import { Fault } from '../../base/http/fault.ts'
import type { OrderRow } from '../../base/storage/statements/ordering/orders.ts'
import type { DeedDeps } from '../deps.ts'

/**
 * Keeps what a guest thought of an order: of a completed one, once. The same answer
 * again is no error and nothing happens; another one is a 409, and so is any for an order that is not completed.
 */
export function rateOrder(
  { storage, clock }: DeedDeps<'clock'>,
  id: number,
  call: QuestionnaireCall,
): Promise<OrderRow> {
  const at = clock.now()
  return storage.write(async transaction => {
    const order = await transaction.orders.byId(id)
    if (!order) throw new Fault(404, 'notFound')
    if (order.status !== 'completed') throw new Fault(409, 'statusNotAllowed')
    const answer = { order: id, ...answerOf(call) }
    const known = await transaction.questionnaires.byOrder(id)
    if (known) {
      const { createdAt: _createdAt, ...before } = known
      if (isDeepStrictEqual(before, answer)) return order
      throw new Fault(409, [{ code: 'alreadyRated', message: errorMessages.alreadyRated }])
    }
    await transaction.questionnaires.insert({ ...answer, createdAt: at })
    // The same status again: only the revision moves, so that the event has a place of its own.
    if (!(await transaction.orders.move({ ...order, from: order.status }))) throw new Fault(409, 'conflict')
    const rev = order.rev + 1
    await transaction.orders.insertEvent({ order: id, rev, action: 'rate', status: order.status, actor: 'guest', at })
    transaction.announce(`order:${order.uid}`, rev)
    return { ...order, rev }
  })
}

const answerOf = ({ rating, foodRating, serviceRating, processRating, comment }: QuestionnaireCall) => ({
  rating,
  foodRating,
  serviceRating,
  processRating,
  comment: comment?.trim() ?? '',
})
