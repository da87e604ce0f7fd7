import { useEffect, useRef, useState } from 'react'
import { localTime, minutesOf, timeText } from '../../../schema/base/zonedTime.ts'
import { type OpenWork, saidLeaving } from '../../../schema/time/leaving.ts'
import { Button } from '../../ui/Button.tsx'
import { useTypedTime } from '../../ui/dates/TimeField.tsx'
import { formatTime } from '../../ui/format.ts'
import { Labelled } from '../../ui/Labelled.tsx'
import { dayText } from './dayText.ts'
import { de } from './texts.ts'

interface LeavingQuestionProps {
  readonly name: string
  readonly zone: string
  /** Epoch ms, as is all that follows. */
  readonly now: number
  /** Work whose end nobody clocked. */
  readonly work: OpenWork
  readonly proposed: number
  readonly onSaid: (at: number) => void
  readonly onUnknown: () => void
  readonly onBack: () => void
}

const DAY_MINUTES = 1440
/** What one touch changes the time by (minutes). */
const earlier = [-60, -5] as const
const later = [5, 60] as const

/** Asked before anything else of whoever did not clock out: nobody else knows when they went. */
export function LeavingQuestion({ name, zone, now, work, proposed, onSaid, onUnknown, onBack }: LeavingQuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const [time, setTime] = useState(timeText(localTime(proposed, zone).minutes))
  const { field } = useTypedTime(time, setTime)
  const { at, problem } = saidLeaving(work, time, zone, now)
  const change = (by: number) =>
    setTime(before => timeText(((/^\d/.test(before) ? minutesOf(before) : 0) + by + DAY_MINUTES) % DAY_MINUTES))
  const step = (by: keyof typeof de.leaving.steps) => (
    <button key={by} type="button" className="terminal-key figures text-lead!" onClick={() => change(by)}>
      {de.leaving.steps[by]}
    </button>
  )
  const began = `${dayText(work.startedAt, zone)}, ${formatTime(work.startedAt, zone)}`
  return (
    <section aria-labelledby="leaving" className="mx-auto flex w-full max-w-160 flex-col gap-6">
      <header>
        <h1 id="leaving" ref={heading} tabIndex={-1} className="text-hero font-strong outline-none">
          {de.leaving.question(name)}
        </h1>
        <p className="text-lead text-ink-soft">{de.leaving.why(began)}</p>
      </header>
      <Labelled
        label={de.leaving.label}
        hint={problem ? undefined : dayText(at, zone)}
        error={problem === 'beforeStart' ? de.leaving.before(began) : problem && de.leaving.later}
      >
        {marks => (
          <div className="terminal-time">
            {earlier.map(step)}
            <input {...marks} {...field} required className="terminal-time-field figures" />
            {later.map(step)}
          </div>
        )}
      </Labelled>
      <div className="grid gap-3 tablet:grid-cols-2">
        <button
          type="button"
          className="terminal-key terminal-key-main figures text-title"
          disabled={problem !== null}
          onClick={() => onSaid(at)}
        >
          {de.leaving.said(time)}
        </button>
        <button type="button" className="terminal-key text-title" onClick={onUnknown}>
          {de.leaving.unknown}
        </button>
      </div>
      <Button size="large" variant="quiet" onClick={onBack}>
        {de.back}
      </Button>
    </section>
  )
}
