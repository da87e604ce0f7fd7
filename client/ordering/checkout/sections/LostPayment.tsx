import { useEffect, useState } from 'react'
import type { Branch } from '../../../../schema/business/branch.ts'
import { isOnline, paymentMethodsOf } from '../../../../schema/business/paymentMethods.ts'
import { type PublicOrder, payAtCounter } from '../../../../schema/ordering/calls.ts'
import { ask } from '../../../data/engine/http.ts'
import { goTo } from '../../../device/page/location.ts'
import { Button, buttonLook } from '../../../ui/Button.tsx'
import { formatMoney } from '../../../ui/format.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { texts } from '../texts.ts'
import { type LostOrder, lostOrderOf } from './lostOrder.ts'

interface LostPaymentProps {
  readonly branch: Branch
  /** What the address says: '?order=…&key=…'. */
  readonly search: string
}

/** After a payment without money: what happened to which order, and how it can still be paid without entering anything again. */
export function LostPayment({ branch, search }: LostPaymentProps) {
  const lost = useLostOrder(branch.id, search)
  // Who called it off is not told for a moment that it has failed.
  if (lost === undefined) return null
  const order = lost?.order
  const how = order?.payment?.lost ?? 'failed'
  const number = order?.ticketNumber ?? ''
  return (
    <Notice tone={how === 'failed' ? 'error' : 'warning'} urgent actions={lost && <Ways {...{ lost, branch }} />}>
      <p>{order && order.paymentUrl === null ? texts.lost.over(number) : texts.lost[how]}</p>
      {order?.paymentUrl && <p>{texts.lost.order(number, formatMoney(order.totalGross, order.currency))}</p>}
    </Notice>
  )
}

function Ways({ lost: { uid, hash, order }, branch }: { readonly lost: LostOrder; readonly branch: Branch }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const counter = paymentMethodsOf(branch).find(method => !isOnline(method))
  const status = `/status/${uid}/${hash}`
  const payThere = async (paymentMethod: PublicOrder['paymentMethod']) => {
    setState('busy')
    const answer = await ask(payAtCounter, { params: { uid, hash }, body: { paymentMethod } }).catch(() => null)
    if (answer?.ok) return goTo(status)
    setState('failed')
  }
  return (
    <>
      {order.paymentUrl !== null && (
        <a href={order.paymentUrl} className={buttonLook()}>
          {texts.lost.payAgain}
        </a>
      )}
      {order.paymentUrl !== null && counter && (
        <Button variant="secondary" busy={state === 'busy'} onClick={() => void payThere(counter)}>
          {counter === 'cash' ? texts.lost.cash : texts.lost.counter}
        </Button>
      )}
      <a href={status} className={buttonLook({ variant: 'quiet' })}>
        {texts.lost.status}
      </a>
      {state === 'failed' && <p role="alert">{texts.lost.deedFailed}</p>}
    </>
  )
}

/** Undefined as long as it is looked for; null where nobody can say. */
function useLostOrder(branch: number, search: string): LostOrder | null | undefined {
  const [lost, setLost] = useState<LostOrder | null>()
  useEffect(() => {
    let isLeft = false
    const look = async () => {
      // Without an answer there is still the form.
      const found = await lostOrderOf(branch, new URLSearchParams(search)).catch(() => null)
      if (!isLeft) setLost(found)
    }
    void look()
    return () => {
      isLeft = true
    }
  }, [branch, search])
  return lost
}
