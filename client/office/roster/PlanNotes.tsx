import { memo } from 'react'
import { texts as planTexts } from '../../../schema/time/plan/texts.ts'
import { shiftText } from '../../../schema/time/shiftText.ts'
import { NoteList } from './NotesMark.tsx'
import type { Line, RosterWeek } from './rosterWeek.ts'
import { texts } from './texts.ts'

/** All there is to say about a week, person by person; stations and shifts that have nobody come first. */
export function PlanNotes({ week }: { week: RosterWeek }) {
  const told = week.lines.map(line => ({
    line,
    notes: line.id === null ? [...line.notes, ...openNotes(line)] : line.notes,
  }))
  const some = told.filter(({ notes }) => notes.length > 0)
  return (
    <section aria-label={texts.notes} className="flex flex-col gap-2">
      <h2 className="text-lead">{texts.notes}</h2>
      <p className="text-caption text-ink-soft">{some.length === 0 ? texts.noNotes : texts.notesHint}</p>
      <ul className="grid gap-x-8 gap-y-4 desktop:grid-cols-2">
        {some.map(({ line, notes }) => (
          <LineNotes key={line.id} name={line.id === null ? texts.open : line.name} notes={notes} />
        ))}
      </ul>
    </section>
  )
}

interface LineNotesProps {
  readonly name: string
  readonly notes: Line['notes']
}

const LineNotes = memo(function LineNotes({ name, notes }: LineNotesProps) {
  return (
    <li className="flex flex-col gap-1.5 [contain-intrinsic-height:auto_3.5rem] [content-visibility:auto]">
      <h3 className="font-medium">{name}</h3>
      <NoteList notes={notes} />
    </li>
  )
})

const openNotes = ({ days }: Line): Line['notes'] =>
  days.flatMap(day => {
    const [first] = day
    if (!first) return []
    const text = planTexts.open(day.map(shiftText).join(', '))
    return [{ rule: planTexts.rules.open, date: first.date, isWholeWeek: false, text, isWarning: false }]
  })
