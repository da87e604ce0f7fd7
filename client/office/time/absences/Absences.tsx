import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { Entity } from '../../../../schema/base/entity.ts'
import { localTime } from '../../../../schema/base/zonedTime.ts'
import { nameOfPerson } from '../../../../schema/business/personName.ts'
import { type Absence, absences } from '../../../../schema/time/absence.ts'
import { regions } from '../../../../schema/time/regions.ts'
import { now as clockNow } from '../../../device/clock.ts'
import { useIsNarrow } from '../../../device/page/narrow.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { CardList, EmptyCard } from '../../shell/CardList.tsx'
import { pathOf } from '../../shell/groups.ts'
import { mayCreate } from '../../shell/rights.ts'
import { useOffice, useZone } from '../../shell/scope.tsx'
import { card, quietButton } from '../../shell/styles.ts'
import { dayText, monthText } from '../timeText.ts'
import { absenceBoard, type Span, spanAt } from './absenceBoard.ts'
import { Requests } from './Requests.tsx'
import { Strip } from './Strip.tsx'
import { texts } from './texts.ts'
import { type KnownAbsences, useAbsenceBoard } from './useAbsenceBoard.ts'

/** Who is away: what waits for a decision first, then a month or a year by person. */
export function Absences({ entity }: { readonly entity: Entity }) {
  const { actor } = useOffice()
  const known = useAbsenceBoard()
  return (
    <div className="mx-auto flex w-full max-w-[100rem] flex-col gap-6 px-4 py-6 tablet:px-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-head">{texts.title}</h1>
        {mayCreate(entity, actor) && (
          <Link
            to={`${pathOf(entity)}/new`}
            className={`${quietButton} min-h-11 border border-edge/55 bg-surface text-body`}
          >
            <Plus size={18} aria-hidden />
            {texts.enter}
          </Link>
        )}
      </div>
      {known ? <Known known={known} /> : <Skeleton className="h-56 w-full" />}
    </div>
  )
}

function Known({ known }: { readonly known: KnownAbsences }) {
  const today = localTime(clockNow(), useZone()).date
  const isNarrow = useIsNarrow()
  const [kind, setKind] = useState<Span['kind']>(isNarrow ? 'month' : 'year')
  const [offset, setOffset] = useState(0)
  const span = useMemo(() => spanAt(kind, today, offset), [kind, today, offset])
  // The tap is answered by the name of the span; who is away in it follows.
  const drawn = useDeferredValue(span)
  const board = useMemo(() => absenceBoard(known, drawn), [known, drawn])
  const names = useMemo(() => new Map(known.users.map(user => [user.id, nameOfPerson(user)])), [known.users])
  const nameOf = useCallback((user: number) => names.get(user) ?? '', [names])
  const title = titleOf(drawn)
  const choose = (next: Span['kind']) => {
    setKind(next)
    setOffset(0)
  }
  const options = [
    { value: 'month', label: texts.spans.month },
    { value: 'year', label: texts.spans.year },
  ] as const
  return (
    <>
      <Requests {...{ known, nameOf }} />
      <div className="flex flex-col gap-3">
        <div className="flex flex-col gap-3 tablet:flex-row tablet:items-center">
          <Segmented
            className="w-full tablet:w-56"
            label={texts.span}
            value={kind}
            options={options}
            onChange={choose}
          />
          <div className="flex items-center justify-between gap-1 tablet:justify-start">
            <IconButton label={texts.before} icon={<ChevronLeft size={20} />} onClick={() => setOffset(offset - 1)} />
            <h2 className="min-w-40 text-center text-lead" aria-live="polite">
              {titleOf(span)}
            </h2>
            <IconButton label={texts.later} icon={<ChevronRight size={20} />} onClick={() => setOffset(offset + 1)} />
          </div>
        </div>
        {board.lines.length === 0 && <EmptyCard title={texts.nobody} />}
        {board.lines.length > 0 && <Strip {...{ board, title, today }} span={drawn} />}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 desktop:grid-cols-2">
        <AwayList {...{ title, nameOf }} away={board.away} />
        <Holidays {...{ title }} holidays={board.holidays} isMixed={hasMany(board.holidays)} />
      </div>
    </>
  )
}

/** 'August 2026', or '2026'. */
const titleOf = ({ kind, from }: Span): string => (kind === 'month' ? monthText(from.slice(0, 7)) : from.slice(0, 4))

type Holidays = ReturnType<typeof absenceBoard>['holidays']

/** Whether people here work in regions with other holidays. */
const hasMany = (holidays: Holidays): boolean => new Set(holidays.flatMap(({ regions: codes }) => codes)).size > 1

interface AwayListProps {
  readonly title: string
  readonly away: readonly Absence[]
  readonly nameOf: (user: number) => string
}

/** The same in words, each leading to its document. */
const AwayList = memo(function AwayList({ title, away, nameOf }: AwayListProps) {
  return (
    <section aria-labelledby="abwesend" className="flex flex-col gap-2">
      <h2 id="abwesend" className="text-lead">
        {texts.inSpan(title)}
      </h2>
      {away.length === 0 && <p className="text-ink-soft">{texts.nobodyAway}</p>}
      {away.length > 0 && (
        <CardList rows={away}>
          {absence => (
            <Link
              to={pathOf(absences, absence.id)}
              className="flex min-h-12 flex-wrap items-center gap-x-3 px-4 py-2 hover:bg-sunken"
            >
              <span className="min-w-0 flex-1 basis-40 font-medium">{nameOf(absence.user)}</span>
              <span className="text-ink-soft tabular-nums">
                {[
                  absences.title(absence),
                  ...(absence.isHalfDay ? [texts.half] : []),
                  texts.states[absence.state],
                ].join(' · ')}
              </span>
            </Link>
          )}
        </CardList>
      )}
    </section>
  )
})

interface HolidaysProps {
  readonly title: string
  readonly holidays: Holidays
  readonly isMixed: boolean
}

/** What is celebrated where these people work; where that differs, the regions that have the day are named. */
function Holidays({ title, holidays, isMixed }: HolidaysProps) {
  return (
    <section aria-labelledby="feiertage" className="flex flex-col gap-2">
      <h2 id="feiertage" className="text-lead">
        {texts.holidays(title)}
      </h2>
      {holidays.length === 0 && <p className="text-ink-soft">{texts.noHolidays}</p>}
      {holidays.length > 0 && (
        <ul className={`${card} divide-y divide-line`}>
          {holidays.map(({ date, name, regions: codes }) => (
            <li key={`${date} ${name}`} className="figures flex min-h-11 flex-wrap items-center gap-x-3 px-4 py-2">
              <span className="w-24 shrink-0 text-ink-soft">{dayText(date)}</span>
              <span className="min-w-0 flex-1">{name}</span>
              {isMixed && (
                <span className="text-caption text-ink-soft">
                  {codes.map(code => regions[code] ?? code).join(', ')}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
