import { CloudOff } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Deed } from '../../data/outbox/deed.ts'
import { useNetwork, useOnline } from '../../device/online.ts'
import type { OrderKey } from './order.machine.ts'
import { texts } from './texts.ts'
import { followWaiting, keepReceipt, withdrawOrder } from './waitingOrders.effects.ts'
import { placedKeyOf, waitingView } from './waitingOrders.ts'

interface WaitingOrderBarProps {
  /** The order (its uid) that the page shows itself. */
  readonly shown: string | null
  /** The placed order (its uid) whose page this is. */
  readonly seen: string | null
  /** A link to the page of an order that waits; its branch by id. */
  renderWaitingLink(order: { readonly uid: string; readonly branch: number }, content: string, look: string): ReactNode
  renderOrderLink(order: OrderKey, content: string, look: string): ReactNode
}

const button =
  'inline-flex min-h-11 items-center rounded-control px-3 font-strong text-accent-ink no-underline hover:bg-accent-soft'
/** So long it is said whether an order was taken back (ms). */
const SAID_MS = 8000

/** On every page: an order that has not arrived is never out of sight, and can be looked at and taken back. */
export function WaitingOrderBar({ shown, seen, renderWaitingLink, renderOrderLink }: WaitingOrderBarProps) {
  const deeds = useWaiting(shown, seen)
  const isOnline = useOnline()
  const hasNetwork = useNetwork()
  const [said, say] = useState<'withdrawn' | 'tooLate' | null>(null)
  const view = waitingView(deeds, { shown: shown ?? seen, isOnline, hasNetwork })
  useEffect(() => {
    if (!said) return undefined
    const timer = setTimeout(() => say(null), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])
  const placed = view?.isTooLate ? placedKeyOf(view.first) : null
  return (
    <>
      {view && (
        <aside
          aria-label={texts.waiting.heading}
          className="pointer-events-auto flex w-full max-w-md animate-[rise_220ms_var(--ease-out)] flex-wrap items-center justify-end gap-x-1 rounded-card border border-line bg-raised py-1 pr-1 pl-4 shadow-float"
        >
          <p className="flex min-h-11 min-w-0 flex-1 items-center gap-3 max-tablet:basis-full">
            <CloudOff size={18} aria-hidden className="shrink-0 text-ink-soft" />
            <strong className="font-strong">{view.text}</strong>
          </p>
          {placed
            ? renderOrderLink(placed, texts.waiting.open, button)
            : renderWaitingLink({ uid: view.first.uid, branch: view.first.body.branch }, texts.waiting.open, button)}
          {view.withdraw !== null && (
            <button
              type="button"
              className={button}
              onClick={() => void withdrawOrder(view.first.uid).then(isTaken => say(isTaken ? 'withdrawn' : 'tooLate'))}
            >
              {view.withdraw}
            </button>
          )}
        </aside>
      )}
      {said && !view && (
        <p className="pointer-events-auto w-full max-w-md rounded-card border border-line bg-raised px-4 py-3 shadow-float">
          {texts.waiting[said]}
        </p>
      )}
      <p role="status" className="sr-only">
        {view?.text ?? (said ? texts.waiting[said] : '')}
      </p>
    </>
  )
}

/**
 * The orders in the outbox. One that was accepted while nobody looked leaves it and is followed like every other; one that was
 * taken back too late stays until its guest has seen it.
 */
function useWaiting(shown: string | null, seen: string | null): readonly Deed[] {
  const [deeds, setDeeds] = useState<readonly Deed[]>([])
  useEffect(() => followWaiting(setDeeds), [])
  const kept = useRef(new Set<string>())
  useEffect(() => {
    for (const deed of deeds) {
      const isSeen = deed.withdrawing ? deed.uid === seen : deed.uid !== shown
      if (deed.state !== 'accepted' || !isSeen || kept.current.has(deed.uid)) continue
      kept.current.add(deed.uid)
      void keepReceipt(deed).catch(() => {})
    }
  }, [deeds, shown, seen])
  return deeds
}
