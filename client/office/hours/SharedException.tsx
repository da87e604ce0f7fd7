import { useState } from 'react'
import type { DayHours } from '../../../schema/base/hours/timetable.ts'
import { branches as entity } from '../../../schema/business/branch.ts'
import { useApply } from '../bulk/useApply.ts'
import { AddException } from '../form/schedule/AddException.tsx'
import { spanText } from '../form/schedule/spanText.ts'
import { type BranchHours, readAsDays, sharedChanges } from './branchHours.ts'
import { Preorders } from './Preorders.tsx'
import { texts } from './texts.ts'

interface SharedExceptionProps {
  /** Those the person may change. */
  readonly branches: readonly BranchHours[]
  readonly today: string
  /** The date it is about; '' where that is still to be said. */
  readonly first: string
  /** Names of the branches that could not be changed. */
  readonly onLeft: (names: readonly string[]) => void
  readonly onClose: () => void
}

/** Gives several branches the same hours on the same dates, and takes it back as one. */
export function SharedException({ branches, today, first, onLeft, onClose }: SharedExceptionProps) {
  const apply = useApply()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(branches.map(({ row }) => row.id)))
  const save = async (dates: readonly string[], hoursOf: (sunday: DayHours) => DayHours) => {
    const wanted = branches.filter(({ row }) => chosen.has(row.id))
    onLeft(wanted.filter(each => !readAsDays(each)).map(({ name }) => name))
    const changes = sharedChanges(wanted, dates, hoursOf)
    const named = spanText({ first: dates[0] ?? '', last: dates.at(-1) ?? '' })
    await apply(entity, changes, count => texts.done(named, count))
  }
  return (
    <AddException
      today={today}
      date={first}
      onAdd={(dates, hoursOf) => void save(dates, hoursOf)}
      onClose={onClose}
      renderAbout={dates => <Preorders dates={dates} branches={chosen} />}
    >
      {branches.length > 1 && (
        <fieldset>
          <legend className="mb-1 text-caption font-medium">{texts.chosen}</legend>
          {branches.map(({ row, name }) => (
            <label key={row.id} className="flex min-h-9 items-center gap-2.5">
              <input
                type="checkbox"
                className="size-4.5 accent-accent"
                checked={chosen.has(row.id)}
                onChange={event => {
                  const next = new Set(chosen)
                  if (event.target.checked) next.add(row.id)
                  else next.delete(row.id)
                  setChosen(next)
                }}
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
    </AddException>
  )
}
