import type { YearVacation } from '../../../../../schema/time/clockEvent.ts'
import { dateSpan } from '../../../../../schema/time/dateSpan.ts'
import type { YearSheet } from '../../../../../schema/time/yearCalls.ts'
import { dayText } from '../../timeText.ts'
import { texts } from './texts.ts'

interface YearVacationRowsProps {
  readonly vacation: YearVacation
  readonly days: YearSheet['vacation']
}

/** What the vacation that is left of a year comes from, and what becomes of it. */
export function YearVacationRows({ vacation, days }: YearVacationRowsProps) {
  const { vacation: words } = texts
  const paid = vacation.paidOut === undefined ? [] : (['paidOut'] as const)
  const keys = ['entitled', 'brought', ...paid, 'taken', 'left', 'lapsed', 'carried'] as const
  const { lapses, carried } = vacation
  return (
    <section aria-label={words.title}>
      <h3 className="pb-1 font-medium">{words.title}</h3>
      <dl className="figures divide-y divide-line text-caption">
        {keys.map(key => (
          <div key={key} className="flex justify-between gap-4 py-1">
            <dt>
              {words[key]}
              {key === 'taken' && (
                <span className="block text-ink-soft">
                  {days.length === 0 ? words.none : days.map(({ date }) => dayText(date)).join(' · ')}
                </span>
              )}
            </dt>
            <dd className={key === 'carried' ? 'font-medium' : ''}>{texts.days(vacation[key] ?? 0)}</dd>
          </div>
        ))}
      </dl>
      {lapses.map(({ on, days: count }) => (
        <p key={on} className="pt-2 text-caption text-ink-soft">
          {words.lapses(texts.days(count), dateSpan(on, on))}
        </p>
      ))}
      {lapses.length === 0 && carried > 0 && <p className="pt-2 text-caption text-ink-soft">{words.stays}</p>}
    </section>
  )
}
