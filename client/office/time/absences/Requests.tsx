import { Check, Undo2, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type Absence, absences } from '../../../../schema/time/absence.ts'
import { isTold } from '../../../../schema/time/ownAbsence.ts'
import type { Row } from '../../../data/office/office.ts'
import { Button } from '../../../ui/Button.tsx'
import { CardList, CardRow } from '../../shell/CardList.tsx'
import { RefuseDialog } from './RefuseDialog.tsx'
import { texts } from './texts.ts'
import type { KnownAbsences } from './useAbsenceBoard.ts'
import { useAbsenceNotes } from './useAbsenceNotes.ts'
import { useDeciding } from './useDeciding.ts'
import { useToDecide } from './useToDecide.ts'

interface RequestsProps {
  readonly known: KnownAbsences
  readonly nameOf: (user: number) => string
}

/** What waits for a decision, each with its days, and with what speaks against it in sentences. */
export function Requests({ known, nameOf }: RequestsProps) {
  const rows = useToDecide()
  const { costOf, notesOf } = useAbsenceNotes(known, nameOf)
  const deciding = useDeciding()
  const [refusing, setRefusing] = useState<number | null>(null)
  const waiting = rows.flatMap(row => {
    const absence = known.absences.find(({ id }) => id === row.id)
    return absence ? [{ id: row.id, row, absence, name: `${nameOf(absence.user)}, ${absences.title(absence)}` }] : []
  })
  const refused = waiting.find(({ id }) => id === refusing)
  const keysOf = (row: Row, absence: Absence, name: string): readonly Key[] =>
    absence.state === 'approved'
      ? [
          { label: texts.decide.letGo, icon: <Undo2 size={16} aria-hidden />, run: () => deciding.letGo(row, name) },
          { label: texts.decide.keep, run: () => deciding.keep(row, name) },
        ]
      : [
          {
            label: isTold(absence.kind) ? texts.decide.confirm : texts.decide.approve,
            icon: <Check size={16} aria-hidden />,
            isFirst: true,
            run: () => deciding.approve(row, name),
          },
          { label: texts.decide.refuse, icon: <X size={16} aria-hidden />, run: async () => setRefusing(row.id) },
        ]
  return (
    <section aria-labelledby="entscheiden" className="flex flex-col gap-2">
      <h2 id="entscheiden" className="text-lead">
        {texts.toDecide}
      </h2>
      {waiting.length === 0 && <p className="text-ink-soft">{texts.nothingToDecide}</p>}
      {waiting.length > 0 && (
        <CardList rows={waiting}>
          {({ row, absence, name }) => (
            <CardRow actions={<Keys name={name} keys={keysOf(row, absence, name)} />}>
              <Request absence={absence} name={nameOf(absence.user)} cost={costOf(absence)} notes={notesOf(absence)} />
            </CardRow>
          )}
        </CardList>
      )}
      {refused && (
        <RefuseDialog
          name={refused.name}
          onRefuse={answer => void deciding.refuse(refused.row, refused.name, answer)}
          onClose={() => setRefusing(null)}
        />
      )}
    </section>
  )
}

interface Key {
  readonly label: string
  readonly icon?: ReactNode
  /** What is done most. */
  readonly isFirst?: boolean
  readonly run: () => Promise<unknown>
}

const Keys = ({ name, keys }: { readonly name: string; readonly keys: readonly Key[] }) => (
  <div className="flex flex-wrap gap-2">
    {keys.map(({ label, icon, isFirst = false, run }) => (
      <Button
        key={label}
        variant={isFirst ? 'primary' : 'secondary'}
        size="small"
        className="min-h-11"
        icon={icon}
        aria-label={`${label}: ${name}`}
        onClick={() => void run()}
      >
        {label}
      </Button>
    ))}
  </div>
)

interface RequestProps {
  readonly absence: Absence
  readonly name: string
  readonly cost: string
  readonly notes: readonly string[]
}

function Request({ absence, name, cost, notes }: RequestProps) {
  const { state, kind, isHalfDay, reason } = absence
  const what = state === 'approved' ? texts.asksBack : isTold(kind) ? texts.tells : texts.asks
  return (
    <>
      <p className="font-medium tabular-nums">{`${name} · ${absences.title(absence)}`}</p>
      <p className="text-caption tabular-nums text-ink-soft">
        {[what, ...(isHalfDay ? [texts.half] : []), cost].filter(Boolean).join(' · ')}
      </p>
      {reason && <p className="wrap-anywhere">{`„${reason}“`}</p>}
      {notes.length > 0 && (
        <ul className="mt-1 flex flex-col gap-1 text-caption text-warning">
          {notes.map(note => (
            <li key={note} className="tabular-nums">
              {note}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
