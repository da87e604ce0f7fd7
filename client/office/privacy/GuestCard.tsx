import { localTime } from '../../../schema/base/zonedTime.ts'
import type { FoundGuest } from '../../../schema/ordering/privacy.ts'
import { Checkbox } from '../../ui/Choice.tsx'
import { dateText } from '../../ui/dates/typedDates.ts'
import { useZone } from '../shell/scope.tsx'
import { texts } from './texts.ts'

const words = texts.guests

interface GuestCardProps {
  readonly guest: FoundGuest
  readonly isChosen: boolean
  readonly onToggle: () => void
}

/** Somebody who was found, and how much is kept about them. */
export function GuestCard({ guest, isChosen, onToggle }: GuestCardProps) {
  const zone = useZone()
  const { names, keys, firstAt, lastAt, open } = guest
  const title = names.join(', ') || words.nameless
  const period =
    firstAt === null || lastAt === null
      ? ''
      : words.period(dateText(localTime(firstAt, zone).date), dateText(localTime(lastAt, zone).date))
  return (
    <Checkbox
      framed
      aria-label={words.chosen(title)}
      checked={isChosen}
      onChange={onToggle}
      label={<span className="font-medium">{title}</span>}
      description={
        <>
          <span className="figures block [overflow-wrap:anywhere]">{keys.join(' · ')}</span>
          <span className="figures block">
            {[words.kept({ ...guest, orders: guest.orders.length, customers: guest.customers.length }), period]
              .filter(Boolean)
              .join(', ')}
          </span>
          {open > 0 && <span className="block font-medium text-warning">{words.open(open)}</span>}
        </>
      }
    />
  )
}
