import { useMemo } from 'react'
import type { DayHours } from '../../../schema/base/hours/timetable.ts'
import { addDays } from '../../../schema/base/zonedTime.ts'
import { branches as entity } from '../../../schema/business/branch.ts'
import { Button } from '../../ui/Button.tsx'
import { useApply } from '../bulk/useApply.ts'
import { spanText } from '../form/schedule/spanText.ts'
import { CardList, CardRow } from '../shell/CardList.tsx'
import { type BranchHours, proposedHolidays, sharedChanges } from './branchHours.ts'
import { texts } from './texts.ts'

interface HolidayProposalsProps {
  /** Those the person may change. */
  readonly branches: readonly BranchHours[]
  readonly today: string
}

/** So far ahead holidays are proposed (days), and so many of them. */
const AHEAD = 90
const SHOWN = 6

/** Public holidays to come of which no hours say anything: closed, or as on Sundays, with one press for every branch concerned. */
export function HolidayProposals({ branches, today }: HolidayProposalsProps) {
  const apply = useApply()
  const proposed = useMemo(() => proposedHolidays(branches, today, addDays(today, AHEAD)), [branches, today])
  if (proposed.length === 0) return null
  const give = (date: string, concerned: readonly BranchHours[], hoursOf: (sunday: DayHours) => DayHours) => {
    const changes = sharedChanges(concerned, [date], hoursOf)
    void apply(entity, changes, count => texts.done(spanText({ first: date, last: date }), count))
  }
  return (
    <section aria-labelledby="feiertage" className="flex flex-col gap-2">
      <h2 id="feiertage" className="text-lead">
        {texts.holidays}
      </h2>
      <p className="text-ink-soft">{texts.holidaysHint}</p>
      <CardList rows={proposed.slice(0, SHOWN).map(each => ({ ...each, id: each.date }))}>
        {({ date, name, concerned }) => (
          <CardRow
            actions={
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="secondary"
                  size="small"
                  className="pointer-coarse:min-h-11"
                  aria-label={texts.closedOn(name)}
                  onClick={() => give(date, concerned, () => [])}
                >
                  {texts.closed}
                </Button>
                <Button
                  variant="secondary"
                  size="small"
                  className="pointer-coarse:min-h-11"
                  aria-label={texts.likeSundayOn(name)}
                  onClick={() => give(date, concerned, sunday => sunday)}
                >
                  {texts.likeSunday}
                </Button>
              </div>
            }
          >
            <p className="font-medium">{name}</p>
            <p className="text-caption tabular-nums text-ink-soft">
              {[spanText({ first: date, last: date }), ...concerned.map(each => each.name)].join(' · ')}
            </p>
          </CardRow>
        )}
      </CardList>
    </section>
  )
}
