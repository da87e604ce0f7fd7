import { useState } from 'react'
import { may, orderAccess } from '../../../../schema/base/access.ts'
import { printAgain } from '../../../../schema/counter/calls.ts'
import { actionsFrom } from '../../../../schema/ordering/orderStatus.ts'
import type { BoardSteps } from '../../../data/boards/boardSteps.ts'
import { useServerAction } from '../../server/useServerAction.ts'
import { useOffice } from '../../shell/scope.tsx'
import type { BoardCard, MovingAction, Question } from './board.ts'
import { texts } from './texts.ts'

/** What can be done with a card of the board. */
export interface CardActs {
  /** Whether the person may change the order, and this device can take steps. */
  readonly mayMove: (order: BoardCard) => boolean
  /** Kept on this device at once and sent when the server can be reached; `promisedAt` is an ISO 8601 instant. */
  readonly move: (order: BoardCard, action: MovingAction, promise?: { readonly promisedAt?: string }) => void
  readonly ask: (order: BoardCard, what: Question) => void
  readonly print: (order: BoardCard) => void
}

/** Which questions an order can be asked as it stands, in the order of the menu. */
export function questionsOf({ status, paymentState }: Pick<BoardCard, 'status' | 'paymentState'>): readonly Question[] {
  const allowed = actionsFrom(status)
  return [
    ...(allowed.includes('reject') ? (['reject', 'propose'] as const) : []),
    ...(allowed.length > 0 ? (['lines'] as const) : []),
    ...(paymentState === 'paid' ? (['refund'] as const) : []),
    ...(allowed.includes('cancel') ? (['cancel'] as const) : []),
  ]
}

/** The deeds of the board, and the question that is open. */
export function useCardActs(steps: BoardSteps | null) {
  const { actor, tell } = useOffice()
  const { run } = useServerAction({ offline: texts.needsNetwork(texts.print) })
  const [asked, setAsked] = useState<{ readonly order: BoardCard; readonly what: Question } | null>(null)
  const mayMove = ({ branch }: BoardCard): boolean => steps !== null && may(actor, 'update', orderAccess, [branch])
  const acts: CardActs = {
    mayMove,
    move({ id, ticketNumber }, action, { promisedAt } = {}) {
      const proposed = promisedAt === undefined ? {} : { proposed: Date.parse(promisedAt) }
      void steps?.post({ order: id, action, ticket: ticketNumber, ...proposed })
    },
    ask: (order, what) => setAsked({ order, what }),
    print: ({ id, ticketNumber }) =>
      void run(printAgain, { params: { id } }).then(failed =>
        tell(failed === null ? { text: texts.printing(ticketNumber) } : { text: failed, tone: 'error' }),
      ),
  }
  return { acts, asked, close: () => setAsked(null) }
}
