import { ChevronLeft, ChevronRight } from 'lucide-react'
import { addMonths } from '../../../ui/dates/calendar.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { monthText } from '../timeText.ts'
import { texts } from './texts.ts'

interface MonthChoiceProps {
  /** YYYY-MM. */
  readonly month: string
  /** None after this one is offered. */
  readonly last: string
  readonly onMonth: (month: string) => void
}

/** One month, and those beside it. */
export const MonthChoice = ({ month, last, onMonth }: MonthChoiceProps) => (
  <div className="flex items-center gap-1">
    <IconButton
      label={texts.month.before}
      icon={<ChevronLeft size={20} aria-hidden />}
      onClick={() => onMonth(addMonths(month, -1))}
    />
    <h2 aria-live="polite" className="figures w-40 text-center text-lead">
      {monthText(month)}
    </h2>
    <IconButton
      label={texts.month.after}
      icon={<ChevronRight size={20} aria-hidden />}
      disabled={month >= last}
      onClick={() => onMonth(addMonths(month, 1))}
    />
  </div>
)
