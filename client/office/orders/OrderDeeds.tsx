import { Fragment, useState } from 'react'
import { may, orderAccess } from '../../../schema/base/access.ts'
import { moveOrderTo, proposeTime, recallOrder, type StepCall } from '../../../schema/ordering/calls.ts'
import type { WholeOrder } from '../../../schema/ordering/officeCalls.ts'
import { actionsFrom, type OrderAction } from '../../../schema/ordering/orderStatus.ts'
import { useShortcuts } from '../../device/page/shortcuts.ts'
import { Button } from '../../ui/Button.tsx'
import { ProblemNotice } from '../server/ProblemNotice.tsx'
import { useServerAction } from '../server/useServerAction.ts'
import { useOffice } from '../shell/scope.tsx'
import { AcceptOrder } from './AcceptOrder.tsx'
import { OfferNow } from './OfferNow.tsx'
import { OtherTime } from './OtherTime.tsx'
import { StopOrder } from './StopOrder.tsx'
import { texts } from './texts.ts'

/** What is asked about before it is done. */
const asked = ['reject', 'cancel', 'propose'] as const
type Asked = (typeof asked)[number]

/** One step on, without a question: the only ones a slip of the finger may take, for they can be taken back at the counter. `T` asks. */
const keys = [
  { key: 'b', action: 'in-delivery' },
  { key: 'f', action: 'completed' },
  { key: 't', action: 'propose' },
] as const

/** What can be done with the order as it stands. Nothing is shown as done before the server says so. */
export function OrderDeeds({ order }: { readonly order: WholeOrder }) {
  const { actor, tell } = useOffice()
  const { run, isBusy, problem, again: repeat } = useServerAction()
  const [asking, setAsking] = useState<Asked | null>(null)
  const { id, ticketNumber, status, heldUntil } = order
  // Nobody makes what nobody has paid: its place can be let go.
  const allowed = actionsFrom(status).filter(action => heldUntil === null || action === 'cancel')
  const said = (action: OrderAction, failed: string | null) => {
    setAsking(null)
    if (failed === null) tell({ text: texts.did(ticketNumber, texts.done[action]) })
  }
  const move = async (action: Exclude<OrderAction, 'propose' | 'recall'>, body: StepCall = {}) =>
    said(action, await run(moveOrderTo, { params: { id, action }, body }))
  const act = (action: OrderAction) => {
    const question = asked.find(each => each === action)
    if (question) return setAsking(question)
    if (action === 'recall') return void run(recallOrder, { params: { id }, body: {} }).then(done => said(action, done))
    if (action !== 'propose') void move(action)
  }
  const mayChange = may(actor, 'update', orderAccess, [order.branch.id])
  useShortcuts(
    keys.flatMap(({ key, action }) =>
      mayChange && !isBusy && asking === null && allowed.includes(action) ? [{ key, run: () => act(action) }] : [],
    ),
  )
  if (allowed.length === 0 || !mayChange) return null
  return (
    <div className="flex flex-col gap-3">
      <OfferNow order={order} />
      <div className="flex flex-wrap gap-2">
        {allowed.map((action, index) => (
          <Fragment key={action}>
            {action === 'confirm' ? (
              <AcceptOrder order={order} isBusy={isBusy} onAccept={promise => void move('confirm', promise)} />
            ) : (
              <Button
                variant={index === 0 ? 'primary' : 'secondary'}
                size="small"
                disabled={isBusy}
                onClick={() => act(action)}
              >
                {wordFor(order, action)}
              </Button>
            )}
          </Fragment>
        ))}
      </div>
      <ProblemNotice problem={problem} onAgain={repeat} />
      {(asking === 'reject' || asking === 'cancel') && (
        <StopOrder
          order={order}
          action={asking}
          isBusy={isBusy}
          onStop={rejectionMessage => void move(asking, rejectionMessage ? { rejectionMessage } : {})}
          onBack={() => setAsking(null)}
        />
      )}
      {asking === 'propose' && (
        <OtherTime
          order={order}
          isBusy={isBusy}
          onPropose={appointmentDate =>
            void run(proposeTime, { params: { id }, body: { appointmentDate } }).then(done => said('propose', done))
          }
          onBack={() => setAsking(null)}
        />
      )}
    </div>
  )
}

/** What its button says: a delivery that is ready leaves the house, and what is not paid has nothing but its place. */
function wordFor({ mode, heldUntil }: WholeOrder, action: OrderAction): string {
  if (action === 'cancel' && heldUntil !== null) return texts.held.release
  return action === 'in-delivery' && mode === 'delivery' ? texts.underway : texts.actions[action]
}
