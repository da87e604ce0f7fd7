import { MINUTE } from '../../../schema/base/zonedTime.ts'
import { now } from '../../device/clock.ts'
import { BoardButton } from '../../ui/board/BoardButton.tsx'
import { de } from './texts.ts'

interface TimeProposalProps {
  /** Epoch ms; null for as soon as possible. */
  readonly dueAt: number | null
  readonly onPropose: (at: number) => void
  readonly onBack: () => void
}

const steps = [15, 30, 45, 60]
const ROUND_MS = 5 * MINUTE

/** Times a kitchen under load can propose with one tap; the guest is asked whether they suit. */
export function TimeProposal({ dueAt, onPropose, onBack }: TimeProposalProps) {
  return (
    <div role="group" aria-label={de.offerTitle} className="flex flex-col gap-2">
      <p className="text-ink-soft">{de.offerTitle}</p>
      <div className="grid grid-cols-2 gap-2">
        {steps.map(minutes => (
          <BoardButton
            key={minutes}
            size="snug"
            onClick={() => onPropose(laterBy(Math.max(dueAt ?? 0, now()), minutes))}
          >
            {de.offer(minutes)}
          </BoardButton>
        ))}
      </div>
      <BoardButton size="snug" onClick={onBack}>
        {de.back}
      </BoardButton>
    </div>
  )
}

/** A time people can say: full five minutes. */
const laterBy = (at: number, minutes: number): number => Math.ceil((at + minutes * MINUTE) / ROUND_MS) * ROUND_MS
