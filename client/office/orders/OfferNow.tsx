import { useState } from 'react'
import { formatMoney } from '../../../schema/base/money.ts'
import type { WholeOrder } from '../../../schema/ordering/officeCalls.ts'
import { useNow } from '../../device/clock.ts'
import { Button } from '../../ui/Button.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useZone } from '../shell/scope.tsx'
import { MakeOffer } from './MakeOffer.tsx'
import { offerState } from './offer.ts'
import { texts } from './texts.ts'

/** How the answer to a request stands, and the way to give one. Nothing for an order. */
export function OfferNow({ order }: { readonly order: WholeOrder }) {
  const zone = useZone()
  const now = useNow()
  const [isOffering, setOffering] = useState(false)
  const state = offerState(order, now)
  if (state === null) return null
  const until = order.offer ? formatDateTime(Date.parse(order.offer.validUntil), zone) : ''
  const amount = formatMoney(order.totalGross, order.currency)
  const button = (
    <Button
      size="small"
      className="self-start"
      variant={state === 'open' ? 'secondary' : 'primary'}
      onClick={() => setOffering(true)}
    >
      {state === 'wanted' ? texts.offer.make : texts.offer.again}
    </Button>
  )
  return (
    <>
      {state === 'wanted' ? (
        button
      ) : (
        <Notice tone={state === 'over' ? 'warning' : 'plain'} actions={button}>
          {texts.offer[state](amount, until)}
        </Notice>
      )}
      {isOffering && <MakeOffer order={order} onClose={() => setOffering(false)} />}
    </>
  )
}
