import { isoWeekOf } from '../../../../schema/base/isoWeek.ts'
import { addDays, MINUTE } from '../../../../schema/base/zonedTime.ts'
import type { ShiftMarket } from '../../../../schema/time/offers/shiftMarket.ts'
import { shiftText } from '../../../../schema/time/shiftText.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { PushCard } from '../../overview/PushCard.tsx'
import { CardList, CardRow } from '../../shell/CardList.tsx'
import { useOffice, useTitles, useZone } from '../../shell/scope.tsx'
import { dayText, durationText, shortDay, spanOfTime } from '../timeText.ts'
import { type ComingShift, type ComingWeek, comingWeeks } from './comingWeeks.ts'
import { OwnCalendar } from './OwnCalendar.tsx'
import { OwnOffer } from './offers/OwnOffer.tsx'
import { texts } from './texts.ts'
import type { OwnView } from './useOwnTime.ts'

/** One's own published shifts of the coming weeks, with what changed in them, and whether this device tells of changes. */
export function OwnRoster({ own: { documents, now } }: { readonly own: OwnView }) {
  const zone = useZone()
  const { push } = useOffice()
  const weeks = comingWeeks(documents, now, zone)
  return (
    <section aria-labelledby="dienstplan" className="flex flex-col gap-3">
      <h2 id="dienstplan" className="text-lead">
        {texts.roster.title}
      </h2>
      {weeks.length === 0 && <p className="text-ink-soft">{texts.roster.none}</p>}
      {weeks.map(week => (
        <Week key={week.monday} week={week} market={documents.market} now={now} />
      ))}
      <PushCard push={push} words={texts.roster.push} />
      <OwnCalendar />
    </section>
  )
}

interface WeekProps {
  readonly week: ComingWeek
  readonly market: ShiftMarket
  /** Epoch ms. */
  readonly now: number
}

function Week({ week: { monday, minutes, shifts }, market, now }: WeekProps) {
  const titles = useTitles(shifts.flatMap(placesOf))
  const span = `${texts.week(isoWeekOf(monday).week)} · ${shortDay(monday)}–${shortDay(addDays(monday, 6))}`
  return (
    <div className="flex flex-col gap-1.5">
      <h3 className="figures flex items-baseline justify-between gap-3 text-caption text-ink-soft">
        {span}
        <span>{durationText(minutes * MINUTE)}</span>
      </h3>
      <CardList rows={shifts}>
        {shift => (
          <Shift
            {...{ shift, market, now }}
            where={placesOf(shift).flatMap(([type, id]) => titles.get(`${type}:${id}`) ?? [])}
          />
        )}
      </CardList>
    </div>
  )
}

const placesOf = ({ branch, station }: ComingShift): (readonly [string, number])[] => [
  ['branches', branch],
  ...(station === null ? [] : [['stations', station] as const]),
]

interface ShiftProps extends Pick<WeekProps, 'market' | 'now'> {
  readonly shift: ComingShift
  readonly where: readonly string[]
}

function Shift({ shift, where, market, now }: ShiftProps) {
  const zone = useZone()
  const { change, was, breakMinutes, note } = shift
  const isGone = change === 'removed'
  const facts = [...(breakMinutes > 0 ? [texts.break(durationText(breakMinutes * MINUTE))] : []), ...where, note]
  return (
    <CardRow actions={!isGone && shift.start > now && <OwnOffer {...{ shift, market }} />}>
      <p className="figures flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className={isGone ? 'text-ink-soft line-through' : 'font-medium'}>
          <span className="inline-block w-24">{dayText(shift.date)}</span>
          {spanOfTime(shift.start, shift.end, zone)}
        </span>
        {change && <Badge tone={isGone ? 'warning' : 'success'}>{texts.roster.changes[change]}</Badge>}
      </p>
      {!isGone && <p className="text-caption text-ink-soft">{facts.filter(fact => fact !== '').join(' · ')}</p>}
      {was && (
        <p className="figures text-caption text-ink-soft">
          {texts.roster.was(`${dayText(was.date)} ${shiftText(was)}`)}
        </p>
      )}
    </CardRow>
  )
}
