import { acceptOffer, type PublicOrder } from '../../../../schema/ordering/calls.ts'
import { ask } from '../../../data/engine/http.ts'
import { useNow } from '../../../device/clock.ts'
import { Button } from '../../../ui/Button.tsx'
import { formatDateTime, formatMoney } from '../../../ui/format.ts'
import { Notice } from '../../../ui/Notice.tsx'
import type { OrderKey } from '../order.machine.ts'
import { texts } from '../texts.ts'
import { useGuestDeed } from './useGuestDeed.ts'

interface OfferCardProps {
  readonly order: PublicOrder
  readonly orderKey: OrderKey
  readonly zone: string
  onDone(order: PublicOrder): void
  /** What is shown may not be true any more. */
  onDoubt(): void
}

/** What a request was answered with: its price, until when it holds, and the button that orders it (§ 8 FAGG, § 312j BGB). */
export function OfferCard({ order, orderKey: { uid, hash }, zone, onDone, onDoubt }: OfferCardProps) {
  const now = useNow()
  const { busy, problem, run } = useGuestDeed(onDone, onDoubt)
  if (!order.offer) return null
  const until = Date.parse(order.offer.validUntil)
  const isOver = until < now
  const expectedTotal = order.totalGross
  const accept = () => run('offer', () => ask(acceptOffer, { params: { uid, hash }, body: { expectedTotal } }))
  return (
    <section aria-labelledby="offer" className="rounded-card border-2 border-accent-ink bg-surface p-5">
      <h2 id="offer" className="text-title">
        {texts.offer.title}
      </h2>
      <p className="figures mt-2 text-head font-strong">{formatMoney(order.totalGross, order.currency)}</p>
      <p className={isOver ? 'text-warning' : 'text-ink-soft'}>
        {texts.offer[isOver ? 'over' : 'until'](formatDateTime(until, zone))}
      </p>
      {problem !== null && (
        <Notice tone="error" urgent className="mt-3">
          {problem}
        </Notice>
      )}
      {!isOver && (
        <>
          <Button size="large" wide className="mt-4" busy={busy !== null} onClick={() => void accept()}>
            {texts.offer.accept}
          </Button>
          <p className="mt-2 text-center text-caption text-ink-soft">{texts.offer.hint}</p>
        </>
      )}
    </section>
  )
}
