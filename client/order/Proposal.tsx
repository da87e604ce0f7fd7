import { Button } from '../ui/Button.tsx'
import { formatDateTime, formatTime } from '../ui/format.ts'
import { Notice } from '../ui/Notice.tsx'
import { de } from './texts.ts'

interface ProposalProps {
  /** ISO 8601 instant of the counter-appointment. */
  readonly at: string
  readonly zone: string
  readonly isSending: boolean
  readonly hasFailed: boolean
  onConfirm(): void
  onReject(): void
}

/** The requested time is not possible: would this one be fine? */
export function Proposal({ at, zone, isSending, hasFailed, onConfirm, onReject }: ProposalProps) {
  const instant = Date.parse(at)
  const time = formatTime(instant, zone)
  return (
    <section aria-labelledby="proposal" className="rounded-card border-2 border-accent-ink bg-surface p-5" role="alert">
      <h2 id="proposal" className="text-title">
        {de.proposal.title}
      </h2>
      <p className="mt-2 text-lead">{de.proposal.question(formatDateTime(instant, zone))}</p>
      {hasFailed && (
        <Notice tone="error" urgent className="mt-3">
          {de.proposal.failed}
        </Notice>
      )}
      <div className="mt-4 flex flex-col gap-2">
        <Button size="large" wide busy={isSending} onClick={onConfirm}>
          {de.proposal.confirm(time)}
        </Button>
        <Button variant="secondary" wide disabled={isSending} onClick={onReject}>
          {de.proposal.reject}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isSending ? de.proposal.sending : ''}
      </p>
    </section>
  )
}
