import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatMoney } from '../../../../schema/base/money.ts'
import { localTime } from '../../../../schema/base/zonedTime.ts'
import { orderHistory } from '../../../../schema/ordering/officeCalls.ts'
import { useServerPages } from '../../server/useServerPages.ts'
import { useZone } from '../../shell/scope.tsx'
import { GuestName } from '../GuestName.tsx'
import { type Dragging, dropOf, dropProps } from './drop.ts'
import { texts } from './texts.ts'

interface DoneRailProps {
  /** 'filter[branch]=1,8', empty for all. */
  readonly filter: string
  /** Epoch ms. */
  readonly now: number
  readonly dragging: Dragging
  /** On a phone, where one column is shown at a time. */
  readonly isShown: boolean
}

/** What was finished today, newest first; all of it is in the history. */
export function DoneRail({ filter, now, dragging, isShown }: DoneRailProps) {
  const { date } = localTime(now, useZone())
  const [isOver, setOver] = useState(false)
  const query = useServerPages(
    orderHistory,
    [filter, 'filter[status]=completed', `filter[from]=${date}`, `filter[to]=${date}`, 'limit=20']
      .filter(Boolean)
      .join('&'),
  )
  const rows = query.value ?? []
  const drop = dropOf(dragging, 'completed')
  return (
    <section
      aria-label={texts.done}
      {...dropProps(dragging, 'completed', setOver)}
      className={`flex flex-col gap-2 rounded-card p-3 transition-shadow duration-150 ${isShown ? '' : 'max-desktop:hidden'} ${isOver && drop && 'action' in drop ? 'ring-2 ring-accent-ink' : ''}`}
    >
      <h2 className="px-1 text-lead text-ink-soft">{texts.done}</h2>
      {drop && 'forbidden' in drop && (
        <p className="px-1 text-caption text-ink-soft">{texts.forbidden[drop.forbidden]}</p>
      )}
      {query.value?.length === 0 && <p className="px-1 py-4 text-ink-soft">{texts.nothing}</p>}
      <ul className="flex flex-col">
        {rows.map(({ id, ticketNumber, name, totalGross, currency }) => (
          <li key={id}>
            <Link
              to="/orders/$id"
              params={{ id: String(id) }}
              className="figures flex min-h-11 items-center gap-3 rounded-control px-2 hover:bg-sunken"
            >
              <strong className="font-strong">{ticketNumber}</strong>
              <span className="min-w-0 flex-1 truncate text-caption text-ink-soft">
                <GuestName order={{ name }} />
              </span>
              <span>{formatMoney(totalGross, currency)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
