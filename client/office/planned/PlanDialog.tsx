import { useState } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import type { Problem } from '../../../schema/base/problems.ts'
import { addDays, instantAt, localTime, minutesOf } from '../../../schema/base/zonedTime.ts'
import { nameOfPerson } from '../../../schema/business/personName.ts'
import { plannedChanges, planOf } from '../../../schema/business/plannedChange.ts'
import { Refused, type Row } from '../../data/office/office.ts'
import { now as clockNow } from '../../device/clock.ts'
import { useOnline } from '../../device/online.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogButtons } from '../../ui/DialogButtons.tsx'
import { DateField } from '../../ui/dates/DateField.tsx'
import { TimeField } from '../../ui/dates/TimeField.tsx'
import { TextArea } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { instantOf } from '../form/controls/instants.ts'
import { bodyIn } from '../form/draft.ts'
import { nameOfPath } from '../form/problems.ts'
import type { EntityFormState } from '../form/useEntityForm.ts'
import { useUndo } from '../history/useUndo.ts'
import { useOffice, useZone } from '../shell/scope.tsx'
import { whenText } from './planText.ts'
import { texts } from './texts.ts'

interface PlanDialogProps {
  readonly entity: Entity
  readonly row: Row
  readonly form: EntityFormState
  readonly onClose: () => void
}

/** What a day begins with. */
const MORNING = '06:00'

/** When what is typed is to count, by the clock of the business. */
export default function PlanDialog({ entity, row, form, onClose }: PlanDialogProps) {
  const { office, me } = useOffice()
  const { did } = useUndo()
  const zone = useZone()
  const isOnline = useOnline()
  const [day, setDay] = useState(() => addDays(localTime(clockNow(), zone).date, 1))
  const [time, setTime] = useState(MORNING)
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string>()
  const problems = form.check()

  const plan = async () => {
    const now = clockNow()
    if (day === '' || time === '') return setProblem(texts.missing)
    const moment = instantAt(day, minutesOf(time), zone)
    if (moment <= now) return setProblem(texts.past)
    const after = bodyIn(form.draft, row)
    const changes = form.changed.map(({ name }) => ({
      field: name,
      before: form.draft.start[name],
      after: after[name],
    }))
    const title = entity.title(row.body) || entity.label.one
    const body = {
      on: `${entity.type}:${row.id}`,
      title,
      changes: planOf(changes),
      at: instantOf(`${day}T${time}`, zone),
      author: nameOfPerson(me.user),
      note: note.trim(),
      state: 'planned',
      reason: '',
    }
    try {
      const saved = await office.save(plannedChanges.type, null, body, null)
      const said = texts.done(title, texts.from(whenText(moment, now, zone)))
      did({ entity: plannedChanges, id: saved.id, before: null, after: saved }, said)
      form.discard()
      onClose()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      setProblem(texts.tooLong)
    }
  }
  return (
    <Dialog
      title={texts.laterTitle}
      width="narrow"
      onClose={onClose}
      footer={
        <DialogButtons>
          <Button variant="secondary" onClick={onClose}>
            {texts.back}
          </Button>
          <Button disabled={problems.length > 0} onClick={() => void plan()}>
            {texts.plan}
          </Button>
        </DialogButtons>
      }
    >
      <div className="flex flex-col gap-4 p-5">
        <p>{texts.laterHint}</p>
        {!isOnline && <Notice>{texts.offline}</Notice>}
        <Invalid {...{ entity, problems }} />
        <div className="grid grid-cols-2 gap-3">
          <DateField
            label={texts.day}
            value={day}
            error={problem}
            onValue={next => {
              setDay(next)
              setProblem(undefined)
            }}
          />
          <TimeField
            label={texts.time}
            value={time}
            onValue={next => {
              setTime(next)
              setProblem(undefined)
            }}
          />
        </div>
        <TextArea
          label={texts.note}
          optional
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </Dialog>
  )
}

/** What would be refused now would be refused later too. */
function Invalid({ entity, problems }: { readonly entity: Entity; readonly problems: readonly Problem[] }) {
  if (problems.length === 0) return null
  return (
    <Notice tone="error" title={texts.invalid}>
      <ul>
        {problems.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field === undefined ? message : `${nameOfPath(entity, field)}: ${message}`}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
