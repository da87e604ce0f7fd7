import { CloudOff } from 'lucide-react'
import { useState } from 'react'
import { formatMoney } from '../../../schema/base/money.ts'
import type { BoardAction, StepDetails } from '../../../schema/counter/boardSteps.ts'
import { ticketMoney } from '../../../schema/counter/ticketMoney.ts'
import type { BoardOrder } from '../../../schema/ordering/liveOrder.ts'
import { BoardButton, type BoardButtonSize } from '../../ui/board/BoardButton.tsx'
import { CircleCheck } from '../../ui/icons.tsx'
import { Delay } from './Delay.tsx'
import type { Card } from './kitchenView.ts'
import { Rejection } from './Rejection.tsx'
import { TimeProposal } from './TimeProposal.tsx'
import { Trouble } from './Trouble.tsx'
import { de } from './texts.ts'

export interface CardScope {
  readonly zone: string
  /** The board of the whole branch, where orders are handed over; a station only makes its part. */
  readonly isDesk: boolean
  readonly online: boolean
  /** Allergens of a product, as they are written on the ticket. */
  readonly allergensOf: (product: number) => readonly string[]
  readonly step: (order: number, action: BoardAction, details?: StepDetails) => void
  readonly seen: (orders: readonly number[]) => void
  readonly dismiss: (key: string) => void
}

interface CardStepsProps {
  readonly card: Card
  readonly scope: CardScope
  /** How much room its buttons have where the card stands. */
  readonly buttons: BoardButtonSize
}

/** What can be done with an order now, or what became of what was tapped. */
export function CardSteps({ card, scope, buttons }: CardStepsProps) {
  const [asking, setAsking] = useState<Asking | null>(null)
  // Somebody may have taken it at another board while it was being asked about.
  const isNew = card.order.status === 'new' && !card.pending
  const take = (details: StepDetails) => {
    if (asking) scope.step(card.order.id, asking, details)
    scope.seen([card.order.id])
    setAsking(null)
  }
  return (
    <div className="flex flex-col gap-2">
      <Trouble card={card} buttons={buttons} dismiss={scope.dismiss} />
      {card.pending ? (
        <Pending online={scope.online} />
      ) : asking === 'propose' && isNew ? (
        <TimeProposal
          dueAt={card.order.dueAt}
          onPropose={proposed => take({ proposed })}
          onBack={() => setAsking(null)}
        />
      ) : (
        <Actions card={card} scope={scope} buttons={buttons} onAsk={setAsking} />
      )}
      {mayDelay(card) && (
        <Delay
          order={card.order}
          zone={scope.zone}
          onDelay={proposed => scope.step(card.order.id, 'delay', { proposed })}
        />
      )}
      {asking === 'reject' && isNew && (
        <Rejection
          order={card.order}
          onReject={message => take(message === '' ? {} : { message })}
          onBack={() => setAsking(null)}
        />
      )}
    </div>
  )
}

/** In work, and the promise runs out: as the clock of this board says, or the server. */
const mayDelay = ({ order, pending, timing }: Card): boolean =>
  !pending && order.status === 'confirmed' && (order.isPromiseAsked || timing.urgency !== 'calm')

/** What has to be said before the step is taken: another time, or why not. */
type Asking = 'propose' | 'reject'

interface ActionsProps extends CardStepsProps {
  readonly onAsk: (asking: Asking) => void
}

function Actions({ card: { order, isUnseen, isRecallable }, scope, buttons, onAsk }: ActionsProps) {
  const act = (action: BoardAction) => {
    scope.step(order.id, action)
    if (isUnseen) scope.seen([order.id])
  }
  const seen = isUnseen && (
    <BoardButton
      size={buttons}
      className="flex-1"
      onClick={() => {
        scope.step(order.id, 'acknowledge')
        scope.seen([order.id])
      }}
    >
      {de.seen}
    </BoardButton>
  )
  if (order.status === 'new')
    return (
      <>
        <div className="flex gap-2">
          <BoardButton variant="main" size={buttons} className="flex-1" onClick={() => act('confirm')}>
            {de.accept}
          </BoardButton>
          <BoardButton variant="refuse" size="medium" onClick={() => onAsk('reject')}>
            {de.reject}
          </BoardButton>
        </div>
        <div className="flex gap-2">
          {seen}
          <BoardButton size={buttons} className="flex-1" onClick={() => onAsk('propose')}>
            {de.otherTime}
          </BoardButton>
        </div>
      </>
    )
  const handOver = <HandOver order={order} size={buttons} onTap={() => act('completed')} />
  if (order.status === 'in-delivery')
    return (
      <div className="flex flex-wrap gap-2">
        {isRecallable && (
          <BoardButton size={buttons} className="flex-1" onClick={() => act('recall')}>
            {de.recall}
          </BoardButton>
        )}
        {handOver}
      </div>
    )
  return (
    <div className="flex flex-wrap gap-2">
      <BoardButton variant="done" size={buttons} className="flex-1" onClick={() => act('in-delivery')}>
        <CircleCheck size={24} />
        {order.mode === 'delivery' ? de.finishDelivery : de.finish}
      </BoardButton>
      {/* Whose guest stands at the counter is ready and handed over with one tap. */}
      {order.mode !== 'delivery' && handOver}
      {seen}
    </div>
  )
}

interface HandOverProps {
  readonly order: BoardOrder
  readonly size: BoardButtonSize
  readonly onTap: () => void
}

/** It leaves the house, and what is owed for it is taken with that. */
function HandOver({ order, size, onTap }: HandOverProps) {
  const { due } = ticketMoney(order)
  return (
    <BoardButton size={size} className="flex-1" onClick={onTap}>
      <span>
        {order.mode === 'delivery' ? de.delivered : de.handOver}
        {due > 0 && (
          <span className="figures block text-[1rem]/5 font-medium">
            {de.collect(formatMoney(due, order.currency))}
          </span>
        )}
      </span>
    </BoardButton>
  )
}

/** What was tapped is not true before the server says so. */
function Pending({ online }: { readonly online: boolean }) {
  return (
    <p
      role="status"
      className="flex min-h-16 items-center justify-center gap-3 rounded-card border border-dashed border-edge px-4 text-center text-lead"
    >
      {online ? <span className={spinner} aria-hidden /> : <CloudOff aria-hidden size={22} className="flex-none" />}
      {online ? de.pending : de.waiting}
    </p>
  )
}

const spinner = 'size-5 flex-none animate-spin rounded-pill border-2 border-current border-r-transparent'
