import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { nameOfPerson } from '../../../../../schema/business/personName.ts'
import type { YearPerson } from '../../../../../schema/time/yearCalls.ts'
import { Badge } from '../../../../ui/Badge.tsx'
import { hoursText } from '../../timeText.ts'
import { texts } from './texts.ts'
import { YearDetails } from './YearDetails.tsx'

/** Columns of the people of a year, and of what stands above them. */
export const yearColumns =
  'grid grid-cols-[minmax(0,1fr)_auto_auto_1.25rem] gap-x-3 px-4 tablet:grid-cols-[minmax(0,1fr)_repeat(6,5.5rem)_1.25rem]'

interface YearRowProps {
  readonly person: YearPerson
  readonly year: number
  readonly isOver: boolean
}

/** What a year of one person comes to; opened, the rows it comes from and what can be done about it. */
export function YearRow({ person, year, isOver }: YearRowProps) {
  const [isOpen, setOpen] = useState(false)
  const { user, closing, isLocked } = person
  // What was closed is shown as it was closed.
  const { balanceMinutes, carriedMinutes, paidMinutes, vacation } = closing?.figures ?? person.figures
  const { states, columns } = texts
  const lapsing = (vacation?.lapsed ?? 0) + (vacation?.lapses ?? []).reduce((sum, { days }) => sum + days, 0)
  const values: readonly Shown[] = [
    { label: columns.balance, text: hoursText(balanceMinutes, true), isError: balanceMinutes < 0, isNarrow: true },
    { label: columns.carried, text: hoursText(carriedMinutes, true) },
    { label: columns.paid, text: paidMinutes === 0 ? '–' : hoursText(paidMinutes) },
    { label: columns.left, text: vacation ? texts.days(vacation.left) : '–', isNarrow: true },
    { label: columns.vacationCarried, text: vacation ? texts.days(vacation.carried) : '–' },
    { label: columns.lapses, text: lapsing === 0 ? '–' : texts.days(lapsing) },
  ]
  return (
    <li>
      <details className="group" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary
          className={`min-h-12 tabular-nums cursor-pointer list-none items-center py-2 hover:bg-sunken ${yearColumns}`}
        >
          <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-medium">{nameOfPerson(user)}</span>
            {closing && <Badge tone="success">{isLocked ? states.locked : states.closed}</Badge>}
            {closing?.hasMoved && <Badge tone="warning">{states.moved}</Badge>}
          </span>
          {values.map(({ label, text, isError, isNarrow }) => (
            <span key={label} className={`text-right whitespace-nowrap ${isNarrow ? '' : 'max-tablet:hidden'}`}>
              <span className="sr-only">{`${label} `}</span>
              <span className={isError ? 'text-error' : ''}>{text}</span>
            </span>
          ))}
          <ChevronDown size={16} aria-hidden className="text-ink-soft transition-transform group-open:rotate-180" />
        </summary>
        {isOpen && <YearDetails {...{ person, year, isOver }} />}
      </details>
    </li>
  )
}

interface Shown {
  readonly label: string
  readonly text: string
  readonly isError?: boolean
  /** Also where there is little room. */
  readonly isNarrow?: boolean
}
