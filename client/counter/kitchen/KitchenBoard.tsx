import { useMemo, useState, useSyncExternalStore } from 'react'
import type { BoardAction, BoardStep, StepDetails, UndoableStep } from '../../../schema/counter/boardSteps.ts'
import { staleSince } from '../../../schema/counter/boards.ts'
import type { BoardOrder } from '../../../schema/ordering/liveOrder.ts'
import { useNow } from '../../device/clock.ts'
import { memo } from '../../device/storage/memo.ts'
import { AlarmBar } from './AlarmBar.tsx'
import type { CardScope } from './CardSteps.tsx'
import { cardsKept } from './cardsKept.ts'
import { type KitchenPlace, KitchenTop } from './KitchenTop.tsx'
import { type Card, kitchenView } from './kitchenView.ts'
import { LaterStrip } from './LaterStrip.tsx'
import { LostSteps } from './LostSteps.tsx'
import { ReadyRail } from './ReadyRail.tsx'
import { Sums } from './Sums.tsx'
import { SwitchPanel } from './SwitchPanel.tsx'
import type { Seen } from './seen.ts'
import { TicketCard } from './TicketCard.tsx'
import { de } from './texts.ts'
import { UndoBar } from './UndoBar.tsx'
import { useAlarm } from './useAlarm.ts'

export interface KitchenBoardProps extends KitchenPlace {
  readonly orders: readonly BoardOrder[]
  readonly steps: readonly BoardStep[]
  readonly freshness: { readonly asOf: number | null; readonly online: boolean }
  readonly seen: Seen
  readonly allergensOf: (product: number) => readonly string[]
  readonly onStep: (order: number, action: BoardAction, details?: StepDetails) => void
  readonly onUndo: (step: UndoableStep) => void
  readonly onDismiss: (key: string) => void
}

/** What the kitchen works by: tickets of its station in the order they are due, and what can be done with them. */
export function KitchenBoard(props: KitchenBoardProps) {
  const { branch, orders, steps, freshness, stations, station, seen, push } = props
  const now = useNow(1000)
  const known = useSyncExternalStore(seen.orders.subscribe, seen.orders.get, seen.orders.get)
  const { preparationMinutes, accepts } = branch
  const [keep] = useState(cardsKept)
  const kitchen = kitchenView({ orders, steps, station, stations, seen: known, now, preparationMinutes, accepts }, keep)
  const standing = useSyncExternalStore(push.standing.subscribe, push.standing.get)
  const alarm = useAlarm(kitchen.unseen, kitchen.level, standing.state === 'on')
  const [addsUp, setAddsUp] = useKept('kitchen:sums')
  const [isSwitching, setSwitching] = useState(false)
  const stale = staleSince(freshness, now)
  const scope = useScope(props)
  return (
    <div className="flex h-dvh flex-col overflow-hidden max-tablet:h-auto max-tablet:min-h-dvh max-tablet:overflow-visible">
      <KitchenTop
        {...props}
        now={now}
        alarm={alarm}
        stale={stale}
        queued={kitchen.queued}
        addsUp={addsUp}
        onAddUp={setAddsUp}
        onSwitch={() => setSwitching(true)}
      />
      <AlarmBar alarm={alarm} unseen={kitchen.unseen} />
      <LostSteps lost={kitchen.lost} dismiss={props.onDismiss} />
      <div className="flex min-h-0 flex-1 max-lying:flex-col">
        <main className="relative min-w-0 flex-1 scroll-p-3 overflow-y-auto p-3" aria-label={de.title}>
          {addsUp && <Sums sums={kitchen.sums()} />}
          {kitchen.later.length > 0 && (
            <LaterStrip
              cards={kitchen.later}
              zone={branch.zone}
              online={freshness.online}
              now={now}
              undoable={kitchen.undoable}
              onUndo={props.onUndo}
              onDismiss={props.onDismiss}
            />
          )}
          <h2 className="sr-only">{de.tickets}</h2>
          <Tickets cards={kitchen.tickets} scope={scope} />
        </main>
        <ReadyRail cards={kitchen.ready} scope={scope} />
      </div>
      {isSwitching && props.switching && (
        <SwitchPanel switching={props.switching} zone={branch.zone} now={now} onClose={() => setSwitching(false)} />
      )}
      <UndoBar undoable={kitchen.undoable} onUndo={props.onUndo} />
    </div>
  )
}

/** The same for all cards until something in it changes: then all of them are drawn. */
function useScope({ branch, station, freshness, seen, allergensOf, onStep, onDismiss }: KitchenBoardProps): CardScope {
  const { zone } = branch
  const { online } = freshness
  const isDesk = station === null
  return useMemo(
    () => ({ zone, isDesk, online, allergensOf, step: onStep, seen: seen.add, dismiss: onDismiss }),
    [zone, isDesk, online, allergensOf, onStep, seen, onDismiss],
  )
}

/** A switch of this screen that outlives a reload. */
function useKept(key: string): [boolean, (next: boolean) => void] {
  const [isOn, setOn] = useState(() => memo.get(key) === 'on')
  const set = (next: boolean) => {
    memo.set(key, next ? 'on' : null)
    setOn(next)
  }
  return [isOn, set]
}

function Tickets({ cards, scope }: { readonly cards: readonly Card[]; readonly scope: CardScope }) {
  if (cards.length === 0)
    return (
      <div className="grid min-h-[60%] place-content-center gap-2 text-center">
        <p className="text-hero font-strong">{de.empty}</p>
        <p className="text-lead text-ink-soft">{de.emptyHint}</p>
      </div>
    )
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3">
      {cards.map(card => (
        <TicketCard key={card.order.id} card={card} scope={scope} />
      ))}
    </div>
  )
}
