import { useNow } from '../../device/clock.ts'
import { Button } from '../../ui/Button.tsx'
import { formatMoment, formatTime } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { texts } from './texts.ts'

interface CounterAppointmentProps {
  /** ISO 8601 instant of the counter-appointment. */
  readonly at: string
  readonly zone: string
  /** The answer that is on its way. */
  readonly sending: 'confirm' | 'reject' | null
  /** `failed`: the answer did not get through; `outdated`: it was for a state that is over. */
  readonly trouble: 'failed' | 'outdated' | null
  onConfirm(): void
  onReject(): void
}

/** The requested time is not possible: would this one be fine? */
export function CounterAppointment({ at, zone, sending, trouble, onConfirm, onReject }: CounterAppointmentProps) {
  const instant = Date.parse(at)
  const now = useNow()
  const time = formatTime(instant, zone)
  const isPast = instant < now
  return (
    <section aria-labelledby="proposal" className="rounded-card border-2 border-accent-ink bg-surface p-5" role="alert">
      <h2 id="proposal" className="text-title">
        {texts.counterAppointment.title}
      </h2>
      <p className="mt-2 text-lead">
        {texts.counterAppointment[isPast ? 'past' : 'question'](formatMoment(instant, now, zone))}
      </p>
      {trouble !== null && (
        <Notice tone="error" urgent className="mt-3">
          {texts.counterAppointment[trouble]}
        </Notice>
      )}
      <div className="mt-4 flex flex-col gap-2">
        {!isPast && (
          <Button size="large" wide busy={sending === 'confirm'} disabled={sending === 'reject'} onClick={onConfirm}>
            {texts.counterAppointment.confirm(time)}
          </Button>
        )}
        <Button
          variant="secondary"
          wide
          busy={sending === 'reject'}
          disabled={sending === 'confirm'}
          onClick={onReject}
        >
          {texts.counterAppointment.reject}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {sending !== null ? texts.counterAppointment.sending : ''}
      </p>
    </section>
  )
}
