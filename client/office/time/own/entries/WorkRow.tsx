import { MINUTE } from '../../../../../schema/base/zonedTime.ts'
import type { Activity } from '../../../../../schema/time/activity.ts'
import { isUnclear, workedMinutes } from '../../../../../schema/time/workedTime.ts'
import { Badge } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { useZone } from '../../../shell/scope.tsx'
import { texts as teamTexts } from '../../team/texts.ts'
import { durationText, spanOfTime } from '../../timeText.ts'
import { texts } from './texts.ts'

interface WorkRowProps {
  readonly work: Activity
  /** Epoch ms. */
  readonly now: number
  /** Null where it has not reached the server, or goes on. */
  readonly onCorrect: (() => void) | null
}

/** One stretch of work with its breaks, what somebody has to look at, and the way to say how it was. */
export function WorkRow({ work, now, onCorrect }: WorkRowProps) {
  const zone = useZone()
  const span = spanOfTime(work.startedAt, work.endedAt, zone)
  return (
    <div className="figures flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-ink">{span}</span>
      <span>{isUnclear(work, now) ? texts.unclear : durationText(workedMinutes(work, now) * MINUTE)}</span>
      {work.breaks.map(({ from, to }) => (
        <span key={from}>{texts.breakOf(spanOfTime(from, to, zone))}</span>
      ))}
      {work.flags.map(flag => (
        <Badge key={flag} tone="warning">
          {teamTexts.flags[flag]}
        </Badge>
      ))}
      {onCorrect && (
        <Button
          variant="quiet"
          size="small"
          className="ml-auto min-h-11"
          aria-label={`${texts.correct} ${span}`}
          onClick={onCorrect}
        >
          {texts.correct}
        </Button>
      )}
    </div>
  )
}
