import { Info, TriangleAlert } from 'lucide-react'
import type { PlanNote } from '../../../schema/time/plan/planChecks.ts'
import { dayText } from '../../../schema/time/plan/words.ts'
import { FloatingButton } from '../floating/FloatingButton.tsx'
import FloatingPanel from '../floating/FloatingPanel.tsx'
import { iconButton } from '../shell/styles.ts'
import { texts } from './texts.ts'

interface NotesMarkProps {
  readonly name: string
  readonly notes: readonly PlanNote[]
}

/** Says at a name that there is something to say, and by a press what. */
export function NotesMark({ name, notes }: NotesMarkProps) {
  const isWarning = notes.some(note => note.isWarning)
  const Icon = isWarning ? TriangleAlert : Info
  const label = texts.notesOf(name, notes.length)
  return (
    <FloatingButton
      kind="dialog"
      label={label}
      className={`${iconButton} size-7 pointer-coarse:size-11 ${isWarning ? 'text-warning' : ''}`}
      content={<Icon size={16} aria-hidden />}
    >
      {floating => (
        <FloatingPanel label={label} className="w-96 max-w-full" {...floating}>
          <NoteList notes={notes} />
        </FloatingPanel>
      )}
    </FloatingButton>
  )
}

/** What is to be said, each with its day and its rule. */
export const NoteList = ({ notes }: { notes: readonly PlanNote[] }) => (
  <ul className="flex flex-col gap-2">
    {notes.map(({ rule, date, isWholeWeek, text, isWarning }) => (
      <li key={`${rule} ${date} ${text}`} className="flex gap-2 text-caption">
        <span className={`mt-0.5 shrink-0 ${isWarning ? 'text-warning' : 'text-ink-soft'}`} aria-hidden>
          {isWarning ? <TriangleAlert size={14} /> : <Info size={14} />}
        </span>
        <span>
          <span className="figures font-medium">{isWholeWeek ? texts.wholeWeek : dayText(date)}</span>
          {' · '}
          {text} <span className="text-ink-soft">({rule})</span>
        </span>
      </li>
    ))}
  </ul>
)
