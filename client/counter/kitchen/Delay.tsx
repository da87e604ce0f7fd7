import { MINUTE } from '../../../schema/base/zonedTime.ts'
import type { BoardOrder } from '../../../schema/ordering/liveOrder.ts'
import { now } from '../../device/clock.ts'
import { BoardButton } from '../../ui/board/BoardButton.tsx'
import { formatTime } from '../../ui/format.ts'
import { de } from './texts.ts'

const steps = [5, 10, 15]

interface DelayProps {
  readonly order: BoardOrder
  readonly zone: string
  readonly onDelay: (promisedAt: number) => void
}

/** A promise that runs out: the kitchen answers with one tap, and the guest reads it at once. */
export function Delay({ order: { promisedAt }, zone, onDelay }: DelayProps) {
  if (promisedAt === null) return null
  return (
    <div role="group" aria-label={de.delayTitle(formatTime(promisedAt, zone))} className="flex flex-col gap-1.5">
      <p className="text-ink-soft">{de.delayTitle(formatTime(promisedAt, zone))}</p>
      <div className="flex gap-2">
        {steps.map(minutes => (
          <BoardButton
            key={minutes}
            size="snug"
            className="figures flex-1"
            onClick={() => onDelay(laterBy(Math.max(promisedAt, now()), minutes))}
          >
            {de.offer(minutes)}
          </BoardButton>
        ))}
      </div>
    </div>
  )
}

const laterBy = (at: number, minutes: number): number => Math.ceil(at / MINUTE + minutes) * MINUTE
