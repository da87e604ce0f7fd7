import { type FormEvent, useState } from 'react'
import { localTime, timeText } from '../../../../schema/base/zonedTime.ts'
import type { Activity } from '../../../../schema/time/activity.ts'
import { proposedLeaving, saidLeaving } from '../../../../schema/time/leaving.ts'
import { Button } from '../../../ui/Button.tsx'
import { TimeField } from '../../../ui/dates/TimeField.tsx'
import { formatTime } from '../../../ui/format.ts'
import { useZone } from '../../shell/scope.tsx'
import { dayText } from '../timeText.ts'
import { texts } from './texts.ts'
import type { OwnView } from './useOwnTime.ts'

interface LeavingQuestionProps {
  readonly own: OwnView
  /** Work whose end nobody clocked. */
  readonly work: Activity
  /** Epoch ms. */
  readonly onSaid: (at: number) => void
  readonly onUnknown: () => void
}

/** Asked before anything else of whoever did not clock out. */
export function LeavingQuestion({ own, work, onSaid, onUnknown }: LeavingQuestionProps) {
  const { documents, works, now } = own
  const zone = useZone()
  const [typed, setTyped] = useState<string | null>(null)
  const proposed = proposedLeaving(work, { shifts: documents.shifts, works }, now)
  const time = typed ?? timeText(localTime(proposed, zone).minutes)
  const { at, problem } = saidLeaving(work, time, zone, now)
  const dayOf = (instant: number) => dayText(localTime(instant, zone).date)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!problem) onSaid(at)
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <div>
        <h2 className="text-title">{texts.leaving.question}</h2>
        <p className="text-ink-soft">
          {texts.leaving.why(`${dayOf(work.startedAt)}, ${formatTime(work.startedAt, zone)}`)}
        </p>
      </div>
      <TimeField
        label={texts.leaving.label}
        hint={problem ? undefined : `${texts.leaving.on(dayOf(at))}. ${texts.leaving.looked}`}
        error={problem && (problem === 'beforeStart' ? texts.leaving.before : texts.leaving.later)}
        value={time}
        onValue={setTyped}
      />
      <div className="grid grid-cols-2 gap-3">
        <Button type="submit" size="large">
          {texts.leaving.submit}
        </Button>
        <Button variant="secondary" size="large" onClick={onUnknown}>
          {texts.leaving.unknown}
        </Button>
      </div>
    </form>
  )
}
