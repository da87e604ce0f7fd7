import { localTime, MINUTE } from '../../../../schema/base/zonedTime.ts'
import type { Activity } from '../../../../schema/time/activities.ts'
import { workedDays } from '../../../../schema/time/workedDays.ts'
import { workedMinutes } from '../../../../schema/time/workedTime.ts'
import { CardList, CardRow } from '../../shell/CardList.tsx'
import { useTitles, useZone } from '../../shell/scope.tsx'
import { durationText, spanOfTime } from '../timeText.ts'
import { texts } from './texts.ts'
import type { OwnView } from './useOwnTime.ts'

/** What was worked today, stretch by stretch. */
export function TodayWork({ own: { works, stamps, now } }: { readonly own: OwnView }) {
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
        <CardList rows={rows}>{({ work }) => <Work work={work} now={now} isSent={waiting.has(work.uid)} />}</CardList>
      )}
    </section>
  )
}

function Work({ work, now, isSent }: { readonly work: Activity; readonly now: number; readonly isSent: boolean }) {
  const zone = useZone()
  const { project, task, startedAt, endedAt, breaks } = work
  const pairs: (readonly [string, number])[] = []
  if (project !== null) pairs.push(['projects', project])
  if (task !== null) pairs.push(['tasks', task])
  const titles = useTitles(pairs)
  const what = pairs.flatMap(([type, id]) => titles.get(`${type}:${id}`) ?? [])
  return (
    <CardRow>
      <p className="figures flex justify-between gap-3 font-medium">
        {spanOfTime(startedAt, endedAt, zone)}
        <span>{durationText(workedMinutes(work, now) * MINUTE)}</span>
      </p>
      <p className="figures text-caption text-ink-soft">
        {[
          ...what,
          ...breaks.map(({ from, to }) => texts.break(spanOfTime(from, to, zone))),
          ...(work.state === 'running' ? [texts.goesOn] : []),
          ...(isSent ? [texts.isSent] : []),
        ].join(' · ')}
      </p>
    </CardRow>
  )
}
