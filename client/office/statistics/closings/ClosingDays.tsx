import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { ClosingDay } from '../../../../schema/statistics/calls.ts'
import { type Closing, revenueOf } from '../../../../schema/statistics/closing/closing.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { formatMoney } from '../../../ui/format.ts'
import { card } from '../../shell/styles.ts'
import { datesText } from '../period.ts'
import { ClosingRows } from './ClosingRows.tsx'
import { texts } from './texts.ts'

interface ClosingDaysProps {
  readonly branch: number
  readonly days: readonly ClosingDay[]
  readonly currency: string
}

/** The days one by one, the newest first; each opens the orders it is made of. */
export function ClosingDays({ branch, days, currency }: ClosingDaysProps) {
  const [open, setOpen] = useState<string | null>(days.length === 1 ? (days[0]?.date ?? null) : null)
  return (
    <section aria-labelledby="days" className={`${card} flex min-w-0 flex-col gap-2 p-4 tablet:p-5`}>
      <h2 id="days" className="text-lead">
        {texts.days.title}
      </h2>
      <p className="text-caption text-ink-soft no-print">{texts.days.hint}</p>
      <ul className="flex flex-col">
        {days.toReversed().map(day => (
          <li key={day.date} className="border-b border-line last:border-0">
            <button
              type="button"
              aria-expanded={open === day.date}
              className="flex min-h-11 w-full items-center gap-3 py-2 text-left hover:bg-sunken"
              onClick={() => setOpen(open === day.date ? null : day.date)}
            >
              <ChevronDown
                size={18}
                aria-hidden
                className={`shrink-0 text-ink-soft transition-transform motion-reduce:transition-none ${open === day.date ? '' : '-rotate-90'}`}
              />
              <DayLine day={day} currency={currency} />
            </button>
            {open === day.date && <ClosingRows branch={branch} date={day.date} currency={currency} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

const DayLine = ({ day, currency }: { readonly day: ClosingDay; readonly currency: string }) => (
  <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
    <span>
      {datesText({ from: day.date, to: day.date })}
      {day.provisional && <Badge className="ml-2">{texts.provisional}</Badge>}
      <span className="block text-caption text-ink-soft">{texts.orders(day.orders)}</span>
    </span>
    <span className="figures font-strong">{formatMoney(grossOf(day), currency)}</span>
  </span>
)

/** What was handed over less what was given back, in cents. */
const grossOf = (closing: Closing): number => revenueOf(closing).reduce((sum, { gross }) => sum + gross, 0)
