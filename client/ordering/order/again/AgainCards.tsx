import { RotateCcw } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { Branch } from '../../../../schema/business/branch.ts'
import type { PublicOrder } from '../../../../schema/ordering/calls.ts'
import { Button } from '../../../ui/Button.tsx'
import { formatDay } from '../../../ui/format.ts'
import { Money } from '../../../ui/Money.tsx'
import { useAttempt } from '../../../ui/useAttempt.ts'
import { useRecentOrders } from '../AwaitedOrderBar.tsx'
import { texts } from '../texts.ts'
import { againOffers, itemsText } from './againOffers.ts'

interface AgainCardsProps {
  /** Undefined for a branch whose orders are not offered here. */
  findBranch(id: number): Branch | undefined
  /** Epoch ms. */
  readonly now: number
  /** This device is to know nobody any more. */
  onForget(): Promise<void>
  /** The button that orders it once more; `described` is the id of what it orders. */
  renderButton(order: PublicOrder, branch: Branch, described: string): ReactNode
}

/** 'Noch einmal: …': what this device's guest had before, one tap from the checkout. Not there for whoever is new. */
export function AgainCards({ findBranch, now, onForget, renderButton }: AgainCardsProps) {
  const recent = useRecentOrders()
  const [forgetting, forget] = useAttempt(onForget)
  const heading = useId()
  const offers = againOffers(recent, id => findBranch(id) !== undefined, now)
  if (forgetting === 'done')
    return (
      <p role="status" className="text-caption text-ink-soft">
        {texts.againOffer.forgotten}
      </p>
    )
  if (offers.length === 0) return null
  return (
    <section aria-labelledby={heading} className="animate-[rise_220ms_var(--ease-out)]">
      <div className="flex items-center gap-3">
        <h2 id={heading} className="flex-1 text-title">
          {texts.againOffer.heading}
        </h2>
        <Button
          variant="quiet"
          size="small"
          className="-mr-3"
          busy={forgetting === 'busy'}
          onClick={() => void forget()}
        >
          {texts.againOffer.forget}
        </Button>
      </div>
      {forgetting === 'failed' && (
        <p role="alert" className="text-caption text-error">
          {texts.againOffer.notForgotten}
        </p>
      )}
      <ul className="mt-2 grid gap-3 tablet:grid-cols-2">
        {offers.map(order => {
          const branch = findBranch(order.branch.id)
          return branch && <Offer key={order.uid} {...{ order, branch, now, renderButton }} />
        })}
      </ul>
    </section>
  )
}

interface OfferProps extends Pick<AgainCardsProps, 'now' | 'renderButton'> {
  readonly order: PublicOrder
  readonly branch: Branch
}

function Offer({ order, branch, now, renderButton }: OfferProps) {
  const described = useId()
  const day = formatDay(Date.parse(order.createdAt), now, branch.timeZone)
  return (
    <li className="flex items-center gap-3 rounded-card border border-line bg-surface p-3 pl-4">
      <RotateCcw size={18} aria-hidden className="shrink-0 text-accent-ink max-tablet:hidden" />
      <div id={described} className="min-w-0 flex-1">
        <p className="line-clamp-2 font-strong">{itemsText(order.items)}</p>
        <p className="text-caption text-ink-soft">
          {branch.name} · {day} · <Money cents={order.totalGross} />
        </p>
      </div>
      {renderButton(order, branch, described)}
    </li>
  )
}
