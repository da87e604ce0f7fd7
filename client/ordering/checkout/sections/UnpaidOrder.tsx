import { useEffect, useState } from 'react'
import { guestMayChange } from '../../../../schema/ordering/orderStatus.ts'
import { whenIdle } from '../../../device/page/idle.ts'
import { Button, buttonLook } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { texts } from '../texts.ts'
import type { LostOrder } from './lostOrder.ts'

/** 'Bestellung 12 ist noch nicht bezahlt': whoever fills the cart again knows that the first order still stands. */
export function UnpaidOrder({ branch }: { readonly branch: number }) {
  const [unpaid, setUnpaid] = useUnpaid(branch)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  if (!unpaid?.order.paymentUrl) return null
  const discard = async () => {
    setState('busy')
    const isDone = await import('./unpaidOrders.ts').then(({ discardOrder }) => discardOrder(unpaid)).catch(() => false)
    setState(isDone ? 'idle' : 'failed')
    if (isDone) setUnpaid(null)
  }
  return (
    <Notice
      tone="warning"
      actions={
        <>
          <a href={unpaid.order.paymentUrl} className={buttonLook()}>
            {texts.unpaid.pay}
          </a>
          {guestMayChange(unpaid.order) && (
            <Button variant="quiet" busy={state === 'busy'} onClick={() => void discard()}>
              {texts.unpaid.discard}
            </Button>
          )}
        </>
      }
    >
      <p>{texts.unpaid.text(unpaid.order.ticketNumber)}</p>
      {state === 'failed' && <p role="alert">{texts.lost.deedFailed}</p>}
    </Notice>
  )
}

/** Asked for once the page is painted, and only where this device remembers an order that may wait for its payment. */
function useUnpaid(branch: number) {
  const [unpaid, setUnpaid] = useState<LostOrder | null>(null)
  useEffect(() => {
    let isLeft = false
    const look = async () => {
      await whenIdle()
      const found = await (await import('./unpaidOrders.ts')).unpaidOrderOf(branch)
      if (!isLeft) setUnpaid(found)
    }
    // Who hears nothing of the server cannot pay either.
    look().catch(() => {})
    return () => {
      isLeft = true
    }
  }, [branch])
  return [unpaid, setUnpaid] as const
}
