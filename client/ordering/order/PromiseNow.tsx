import type { PublicOrder } from '../../../schema/ordering/calls.ts'
import { dueOf } from '../../../schema/ordering/due.ts'
import { useNow } from '../../device/clock.ts'
import { PromiseText } from '../../ui/dates/PromiseText.tsx'
import { standingOf } from './statusText.ts'
import { texts } from './texts.ts'

interface PromiseNowProps {
  readonly order: PublicOrder
  readonly zone: string
  /** This is how the order stands, as the server has just said: not only how it stood when the device last heard of it. */
  readonly isHeard: boolean
}

/**
 * What was promised, counted down; once it has passed it says so, and whoever has no connection is not told that it takes
 * longer: it may have been ready for long. Nothing for an order that is ready or ended.
 */
export function PromiseNow({ order, zone, isHeard }: PromiseNowProps) {
  const now = useNow(10_000)
  const standing = standingOf(order)
  const due = dueOf(order.promisedAt, order.appointmentDate)
  // What was agreed on is said with its day.
  if (!due?.isPromise || order.counterAppointment !== null) return null
  if (standing !== 'new' && standing !== 'confirmed') return null
  const at = Date.parse(due.at)
  const word = order.isDelivery ? texts.promised.delivery : texts.promised.pickup
  if (at < now) return <p className="text-lead">{isHeard ? texts.promisePassed : texts.promiseUnheard(word)}</p>
  return (
    <p className="text-lead" aria-live="polite">
      <strong className="figures font-strong whitespace-normal">
        <PromiseText at={at} now={now} zone={zone} />
      </strong>{' '}
      {word}
    </p>
  )
}
