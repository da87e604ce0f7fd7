import { localTime } from '../../../../schema/base/zonedTime.ts'
import type { Activity } from '../../../../schema/time/activity.ts'
import { workedDays } from '../../../../schema/time/workedDays.ts'
import { CardList, CardRow } from '../../shell/CardList.tsx'
import { useTitles, useZone } from '../../shell/scope.tsx'
import { durationText } from '../timeText.ts'
import type { Correcting } from './entries/useCorrecting.ts'
import { WorkRow } from './entries/WorkRow.tsx'
import { texts } from './texts.ts'
import type { OwnView } from './useOwnTime.ts'

interface TodayWorkProps {
  readonly own: OwnView
  readonly correcting: Correcting
}

/** What was worked today, stretch by stretch. */
export function TodayWork({ own: { works, stamps, now }, correcting }: TodayWorkProps) {
  const zone = useZone()
  const [day] = workedDays(works, { first: localTime(now, zone).date, count: 1, zone }, now)
  const waiting = new Set(stamps.filter(({ state }) => state === 'waiting').map(({ key }) => key))
  const rows = (day?.works ?? []).map(work => ({ id: work.uid, work }))
  return (
    <section aria-labelledby="heute" className="flex flex-col gap-2">
      <h2 id="heute" className="flex items-baseline justify-between text-lead">
        {texts.today}
        {day && day.workedMs > 0 && <span className="figures">{durationText(day.workedMs)}</span>}
      </h2>
      {rows.length === 0 && <p className="text-ink-soft">{texts.nothingToday}</p>}
      {rows.length > 0 && (
        <CardList rows={rows}>
          {({ work }) => <Work work={work} now={now} isSent={waiting.has(work.uid)} onCorrect={correcting.of(work)} />}
        </CardList>
      )}
    </section>
  )
}

interface WorkProps {
  readonly work: Activity
  readonly now: number
  readonly isSent: boolean
  readonly onCorrect: (() => void) | null
}

function Work({ work, now, isSent, onCorrect }: WorkProps) {
  const { project, task } = work
  const pairs: (readonly [string, number])[] = []
  if (project !== null) pairs.push(['projects', project])
  if (task !== null) pairs.push(['tasks', task])
  const titles = useTitles(pairs)
  const what = pairs.flatMap(([type, id]) => titles.get(`${type}:${id}`) ?? [])
  return (
    <CardRow>
      <WorkRow work={work} now={now} onCorrect={onCorrect} />
      <p className="text-caption text-ink-soft empty:hidden">
        {[...what, ...(work.state === 'running' ? [texts.goesOn] : []), ...(isSent ? [texts.isSent] : [])].join(' · ')}
      </p>
    </CardRow>
  )
}
