import { moveOrderTo } from '../../../../schema/ordering/calls.ts'
import { wholeOrder } from '../../../../schema/ordering/officeCalls.ts'
import type { BoardSteps } from '../../../data/boards/boardSteps.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Loading } from '../../server/Loading.tsx'
import { QueryState } from '../../server/QueryState.tsx'
import { useServerAction } from '../../server/useServerAction.ts'
import { useServerQuery } from '../../server/useServerQuery.ts'
import { useOffice } from '../../shell/scope.tsx'
import { ChangeLines } from '../lines/ChangeLines.tsx'
import { OtherTime } from '../OtherTime.tsx'
import { RefundOrder } from '../RefundOrder.tsx'
import { StopOrder } from '../StopOrder.tsx'
import { texts as orderTexts } from '../texts.ts'
import type { BoardCard, Question } from './board.ts'
import { texts } from './texts.ts'

interface CardDialogsProps {
  readonly asked: { readonly order: BoardCard; readonly what: Question } | null
  readonly steps: BoardSteps | null
  readonly onClose: () => void
}

/** What is asked about a card before it is done. Rejecting and proposing wait for the network if they have to; money does not. */
export function CardDialogs({ asked, steps, onClose }: CardDialogsProps) {
  const { tell } = useOffice()
  const { run, isBusy } = useServerAction({ offline: texts.needsNetwork(orderTexts.actions.cancel) })
  if (!asked) return null
  const { order, what } = asked
  const { id, ticketNumber: ticket } = order
  const take = (step: { action: 'reject'; message: string } | { action: 'propose'; proposed: number }) => {
    void steps?.post({ order: id, ticket, ...step })
    onClose()
  }
  const cancel = async () => {
    const failed = await run(moveOrderTo, { params: { id, action: 'cancel' }, body: {} })
    tell(failed === null ? { text: orderTexts.did(ticket, orderTexts.done.cancel) } : { text: failed, tone: 'error' })
    onClose()
  }
  switch (what) {
    case 'reject':
      return (
        <StopOrder
          order={order}
          action="reject"
          isBusy={false}
          onStop={message => take({ action: 'reject', message })}
          onBack={onClose}
        />
      )
    case 'cancel':
      return <StopOrder order={order} action="cancel" {...{ isBusy }} onStop={() => void cancel()} onBack={onClose} />
    case 'propose':
      return (
        <OtherTime
          order={order}
          isBusy={false}
          onPropose={at => take({ action: 'propose', proposed: Date.parse(at) })}
          onBack={onClose}
        />
      )
    default:
      return <WithWhole {...{ order, what, onClose }} />
  }
}

interface WithWholeProps {
  readonly order: BoardCard
  readonly what: 'lines' | 'refund'
  readonly onClose: () => void
}

/** Lines and money need all of the order: it is asked for when somebody wants to change them. */
function WithWhole({ order, what, onClose }: WithWholeProps) {
  const query = useServerQuery(wholeOrder, { params: { id: order.id } })
  if (query.value && what === 'lines') return <ChangeLines order={query.value} onClose={onClose} />
  if (query.value) return <RefundOrder order={query.value} onClose={onClose} />
  return (
    <Dialog title={orderTexts.order(order.ticketNumber)} onClose={onClose}>
      <div className="flex flex-col gap-4 p-5">
        <QueryState queries={[query]} />
        {query.problem === null && <Loading className="h-40" />}
      </div>
    </Dialog>
  )
}
