import { useState } from 'react'
import { instantAt } from '../../../../../schema/base/zonedTime.ts'
import type { MonthPerson, MonthSheet } from '../../../../../schema/time/calls.ts'
import { dateSpan } from '../../../../../schema/time/dateSpan.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { useZone } from '../../../shell/scope.tsx'
import { hoursText } from '../../timeText.ts'
import { EntryDialog, type EntryTarget } from '../EntryDialog.tsx'
import { timesOfEntry } from '../entryTimes.ts'
import { texts } from '../texts.ts'
import { DayRow, dayColumns } from './DayRow.tsx'
import { Figures } from './Figures.tsx'
import { daysFor, type Figure } from './figures.ts'
import { LawNotes } from './LawNotes.tsx'
import { MonthSteps } from './MonthSteps.tsx'
import type { MonthDeeds } from './monthDeeds.ts'
import { PrintSheet } from './PrintSheet.tsx'
import { VacationRows } from './VacationRows.tsx'

interface MonthProps {
  readonly sheet: MonthSheet
  readonly person: MonthPerson
  readonly isOver: boolean
  readonly nameOf: (id: number) => string
}

/** The figures of a month, the days they come from, and what the law says about them. */
export function Month({ sheet, person, isOver, nameOf }: MonthProps) {
  const zone = useZone()
  const [figure, setFigure] = useState<Figure | null>(null)
  const [opened, setOpened] = useState<EntryTarget | null>(null)
  const deeds: MonthDeeds | null = person.isApprover
    ? {
        correct: (work, change) =>
          setOpened({ title: texts.entry.correct, about: { id: work.id }, times: timesOfEntry(work), ...change }),
        add: date =>
          setOpened({
            title: texts.entry.add,
            about: { user: person.user.id },
            times: { startedAt: instantAt(date, NINE, zone), endedAt: null, breaks: [], project: null, task: null },
          }),
      }
    : null
  const days = daysFor(sheet, figure)
  return (
    <>
      <MonthSteps {...{ sheet, isOver, nameOf }} isApprover={person.isApprover} />
      <Figures {...{ sheet, figure }} onFigure={setFigure} />
      {sheet.until < (sheet.days.at(-1)?.date ?? '') && (
        <p className="-mt-3 text-caption text-ink-soft">
          {texts.month.countsUntil(dateSpan(sheet.until, sheet.until))}
        </p>
      )}
      {sheet.vacation === null && <Notice>{texts.month.noContract}</Notice>}
      {figure !== null && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 className="text-lead">{texts.month.shownFor(texts.month.sums[figure])}</h3>
          <Button variant="quiet" size="small" className="pointer-coarse:min-h-11" onClick={() => setFigure(null)}>
            {texts.month.showAll}
          </Button>
        </div>
      )}
      {(figure === 'target' || figure === 'balance') && sheet.vacation?.since && (
        <p className="text-ink-soft">{texts.month.since(dateSpan(sheet.vacation.since, sheet.vacation.since))}</p>
      )}
      {sheet.closing && <Notice>{closingText(sheet.closing)}</Notice>}
      {figure === 'vacation' && sheet.vacation && <VacationRows account={sheet.vacation} />}
      {figure !== 'carried' && days.length === 0 && <p className="text-ink-soft">{texts.month.noRows}</p>}
      {days.length > 0 && (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          <li aria-hidden className={`bg-sunken/50 py-2 text-caption text-ink-soft max-tablet:hidden ${dayColumns}`}>
            <span>{texts.month.day}</span>
            <span>{texts.month.work}</span>
            {heads.map(head => (
              <span key={head} className="text-right">
                {head}
              </span>
            ))}
          </li>
          {days.map(day => (
            <DayRow key={day.date} {...{ day, sheet, deeds, nameOf, figure }} />
          ))}
        </ul>
      )}
      <LawNotes {...{ sheet, deeds }} />
      <PrintSheet sheet={sheet} name={nameOf(person.user.id)} />
      {opened && <EntryDialog target={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

/** How the year that ended was closed. */
function closingText({ year, figures }: NonNullable<MonthSheet['closing']>): string {
  const { balanceMinutes, paidMinutes, droppedMinutes, carriedMinutes } = figures
  const settled = [
    ...(paidMinutes > 0 ? [texts.month.paidOut(hoursText(paidMinutes))] : []),
    ...(droppedMinutes > 0 ? [texts.month.dropped(hoursText(droppedMinutes))] : []),
  ]
  return texts.month.yearClosed(year, hoursText(balanceMinutes, true), hoursText(carriedMinutes, true), settled)
}

const { sums, break: pause, difference } = texts.month
const heads = [sums.target, sums.worked, sums.credit, pause, difference]

/** Where a day begins that nobody has clocked (minutes). */
const NINE = 540
