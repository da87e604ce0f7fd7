import { type FormEvent, useId, useMemo, useState } from 'react'
import { FIRST_OWN_ID } from '../../../../../schema/base/ownId.ts'
import { parse } from '../../../../../schema/base/problems.ts'
import { type AbsenceKind, absenceKinds } from '../../../../../schema/time/absence.ts'
import { absenceDays, vacationCosts } from '../../../../../schema/time/absenceCost.ts'
import { askingProblems } from '../../../../../schema/time/ownAbsence.ts'
import { absenceCall } from '../../../../../schema/time/requests.ts'
import type { OwnAbsences } from '../../../../data/time/ownAbsences.ts'
import type { OwnDocuments } from '../../../../data/time/ownDocuments.ts'
import { Checkbox } from '../../../../ui/Choice.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { DateField } from '../../../../ui/dates/DateField.tsx'
import { TextArea } from '../../../../ui/Field.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { SubmitButtons } from '../../SubmitButtons.tsx'
import type { OwnAbsenceRow } from './ownAbsenceRows.ts'
import { texts } from './texts.ts'

type Asked = Parameters<OwnAbsences['ask']>[0]

interface AskAbsenceProps {
  readonly isSick: boolean
  readonly documents: OwnDocuments
  /** What is known of one's other absences, also what has not been sent yet. */
  readonly others: readonly OwnAbsenceRow[]
  /** Local date. */
  readonly today: string
  readonly onAsk: (asked: Asked) => void
  readonly onClose: () => void
}

const wanted: readonly AbsenceKind[] = ['vacation', 'compensatory', 'care', 'training', 'unpaid']

/** Asking for an absence, with what it costs while one chooses; or saying that one is ill. */
export function AskAbsence({ isSick, documents, others, today, onAsk, onClose }: AskAbsenceProps) {
  const form = useId()
  const [typed, setTyped] = useState<Asked>({
    kind: isSick ? 'sick' : 'vacation',
    from: isSick ? today : '',
    to: isSick ? today : '',
    isHalfDay: false,
    reason: '',
  })
  const [isChecked, setChecked] = useState(false)
  const known = useMemo(() => others.map(decidedOf), [others])
  const { problems } = checked(typed, known, today)
  const change = (changes: Partial<Asked>) => {
    const next = { ...typed, ...changes }
    setTyped({ ...next, isHalfDay: next.isHalfDay && next.to === next.from })
  }
  const problemAt = (field: keyof Asked) =>
    isChecked ? problems.find(each => each.field === field)?.message : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (problems.length > 0) return setChecked(true)
    onAsk(typed)
    onClose()
  }
  return (
    <Dialog
      title={isSick ? texts.sick : texts.askTitle}
      width="narrow"
      onClose={onClose}
      footer={
        <SubmitButtons
          {...{ form, onClose }}
          cancel={texts.cancel}
          submit={isSick ? texts.submitSick : texts.submitAsk}
        />
      }
    >
      <form id={form} noValidate className="flex flex-col gap-4 p-5" onSubmit={submit}>
        {!isSick && (
          <Select
            label={texts.kind}
            value={typed.kind}
            onChange={({ target }) => change({ kind: wanted.find(kind => kind === target.value) ?? typed.kind })}
          >
            {wanted.map(kind => (
              <option key={kind} value={kind}>
                {absenceKinds[kind]}
              </option>
            ))}
          </Select>
        )}
        <div className="grid grid-cols-1 items-start gap-3 tablet:grid-cols-2">
          <DateField
            label={texts.from}
            value={typed.from}
            error={problemAt('from')}
            // It lasts a day at least: its end goes along with a later beginning.
            onValue={from => change({ from, to: typed.to < from ? from : typed.to })}
          />
          <DateField label={texts.to} value={typed.to} error={problemAt('to')} onValue={to => change({ to })} />
        </div>
        {typed.from !== '' && typed.from === typed.to && (
          <Checkbox
            label={texts.half}
            checked={typed.isHalfDay}
            onChange={({ target }) => change({ isHalfDay: target.checked })}
          />
        )}
        <p aria-live="polite" className="rounded-control bg-sunken px-4 py-3 tabular-nums empty:hidden">
          {checked({ ...typed, reason: '' }, [], today).isWhole && costText(typed, documents, known)}
        </p>
        <TextArea
          label={texts.note}
          hint={texts.noteHint}
          optional
          maxLength={500}
          value={typed.reason}
          error={problemAt('reason')}
          onChange={({ target }) => change({ reason: target.value })}
        />
      </form>
    </Dialog>
  )
}

/** What the server would say against it, by the same shape and rules; `isWhole` once its days are days. */
function checked(asked: Asked, others: Parameters<typeof askingProblems>[1], today: string) {
  const parsed = parse(absenceCall, { id: FIRST_OWN_ID + 1, ...asked })
  return parsed.ok
    ? { isWhole: true, problems: askingProblems(asked, others, today) }
    : { isWhole: false, problems: parsed.problems }
}

/** How it stands by the server's words: what waits here is asked for. */
const decidedOf = (row: OwnAbsenceRow) => ({
  ...row,
  isCertified: false,
  state: row.state === 'approved' || row.state === 'refused' ? row.state : ('requested' as const),
})

function costText(
  asked: Asked,
  { contracts, balances }: OwnDocuments,
  absences: ReturnType<typeof decidedOf>[],
): string {
  if (contracts.length === 0) return texts.noContract
  const days = absenceDays(contracts, asked)
  if (days === 0) return texts.noDays
  if (asked.kind !== 'vacation') return `${texts.costs(days)}.`
  const since = balances?.vacation?.since ?? null
  return vacationCosts({ contracts, absences, since }, asked)
    .map(({ year, days: taken, left }) => texts.left(year, taken, left))
    .join(' ')
}
