import type { ActivityEntry } from '../../../../../schema/time/calls.ts'
import { Badge } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { formatDateTime } from '../../../../ui/format.ts'
import { useZone } from '../../../shell/scope.tsx'
import { hoursText, spanOfTime } from '../../timeText.ts'
import { timesOfEntry, timesText } from '../entryTimes.ts'
import { texts } from '../texts.ts'
import type { MonthDeeds } from './monthDeeds.ts'

interface WorkRowsProps {
  readonly works: readonly ActivityEntry[]
  readonly deeds: MonthDeeds | null
  readonly nameOf: (id: number) => string
}

/** Work of a day: when, where it was clocked, what is to be looked at, and each change of it with old, new, who and why. */
export function WorkRows({ works, deeds, nameOf }: WorkRowsProps) {
  const zone = useZone()
  return works.map(work => {
    const { startedAt, endedAt, breaks } = timesOfEntry(work)
    const pauses = breaks.map(({ from, to }) => spanOfTime(from, to, zone)).join(', ')
    return (
      <div key={work.id} className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="tabular-nums flex flex-wrap items-center gap-2 font-medium">
            {spanOfTime(startedAt, endedAt, zone)}
            <span>{hoursText(work.workedMinutes)}</span>
            <Badge>{texts.sources[work.source]}</Badge>
            {work.state !== 'ended' && <Badge tone="success">{texts.month.goesOn}</Badge>}
            {work.flags.map(flag => (
              <Badge key={flag} tone="warning">
                {texts.flags[flag]}
              </Badge>
            ))}
          </p>
          <p className="tabular-nums text-caption text-ink-soft">
            {pauses === '' ? texts.month.noBreak : `${texts.month.break} ${pauses}`}
          </p>
          <ChangeRows corrections={work.corrections} nameOf={nameOf} />
        </div>
        {deeds && (
          <Button
            variant="secondary"
            size="small"
            className="pointer-coarse:min-h-11"
            onClick={() => deeds.correct(work)}
          >
            {texts.month.correct}
          </Button>
        )}
      </div>
    )
  })
}

/** Each change of some work, oldest first. */
export function ChangeRows({
  corrections,
  nameOf,
}: Pick<ActivityEntry, 'corrections'> & Pick<WorkRowsProps, 'nameOf'>) {
  const zone = useZone()
  if (corrections.length === 0) return null
  return (
    <ul className="tabular-nums mt-1 flex flex-col gap-1 border-l-2 border-line pl-3 text-caption">
      {corrections.map(({ uid, old, new: next, reason, author, at, isApproved, answer }) => (
        <li key={uid} className={isApproved === false ? 'text-ink-soft line-through' : ''}>
          {texts.month.changed(timesText(old, zone), timesText(next, zone))}
          <span className="block text-ink-soft">
            {texts.month.by(nameOf(author), formatDateTime(Date.parse(at), zone), reason)}
            {isApproved === null && ` · ${texts.month.waits}`}
            {isApproved === false && ` · ${texts.month.refused}${answer === '' ? '' : `: ${answer}`}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
