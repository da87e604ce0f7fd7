import { useState } from 'react'
import type { DayHours } from '../../../schema/base/hours/timetable.ts'
import { AddException } from '../form/schedule/AddException.tsx'
import { spanText } from '../form/schedule/spanText.ts'
import { useOffice } from '../shell/scope.tsx'
import { type BranchHours, rulesWith } from './branchHours.ts'
import { texts } from './texts.ts'

interface SharedExceptionProps {
  /** Those the person may change. */
  readonly branches: readonly BranchHours[]
  readonly today: string
  /** Names of the branches that could not be changed. */
  readonly onLeft: (names: readonly string[]) => void
  readonly onClose: () => void
}

/** Gives several branches the same hours on the same dates, and takes it back as one. */
export function SharedException({ branches, today, onLeft, onClose }: SharedExceptionProps) {
  const { office, tell } = useOffice()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(branches.map(({ row }) => row.id)))
  const save = async (dates: readonly string[], hoursOf: (sunday: DayHours) => DayHours) => {
    const wanted = branches.filter(({ row }) => chosen.has(row.id))
    const saved = await Promise.all(
      wanted.map(async ({ row, timetable }) => {
        if (!timetable) return null
        const rules = rulesWith(timetable, dates, hoursOf(timetable.week[6] ?? []))
        return { before: row, after: await office.save('branches', row.id, { openingHours: rules }, row) }
      }),
    )
    const changed = saved.filter(each => each !== null)
    onLeft(wanted.filter(({ timetable }) => !timetable).map(({ name }) => name))
    const undo = async () => {
      for (const { before, after } of changed)
        await office.save('branches', before.id, { openingHours: before.body['openingHours'] }, after)
    }
    const named = spanText({ first: dates[0] ?? '', last: dates.at(-1) ?? '' })
    tell({ text: texts.done(named, changed.length), action: { label: texts.undo, run: () => void undo() } })
  }
  return (
    <AddException today={today} onAdd={(dates, hoursOf) => void save(dates, hoursOf)} onClose={onClose}>
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
