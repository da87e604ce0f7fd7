import { useNavigate, useSearch } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { localTime } from '../../../../../schema/base/zonedTime.ts'
import { dateSpan } from '../../../../../schema/time/dateSpan.ts'
import { type YearPerson, yearPeople } from '../../../../../schema/time/yearCalls.ts'
import { now } from '../../../../device/clock.ts'
import { Button } from '../../../../ui/Button.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { isInScope } from '../../../areas/branchScope.ts'
import { useBranchScope } from '../../../areas/useBranchScope.ts'
import { Loading } from '../../../server/Loading.tsx'
import { QueryState } from '../../../server/QueryState.tsx'
import { useServerQuery } from '../../../server/useServerQuery.ts'
import { EmptyCard } from '../../../shell/CardList.tsx'
import { useZone } from '../../../shell/scope.tsx'
import { CloseAllDialog } from './CloseAllDialog.tsx'
import { texts } from './texts.ts'
import { useWarnings } from './useWarnings.ts'
import { WarningsCard } from './WarningsCard.tsx'
import { YearRow, yearColumns } from './YearRow.tsx'

/** The end of a year: who has to be warned of vacation that lapses, and everybody's balance and vacation as they go on. */
export function YearSection() {
  const { monat } = useSearch({ strict: false })
  const navigate = useNavigate()
  const [isClosing, setClosing] = useState(false)
  const today = localTime(now(), useZone()).date
  const present = Number(today.slice(0, 4))
  // In its first months a year is looked at for the one that has just ended.
  const year = monat ? Number(monat.slice(0, 4)) : today.slice(5) < '04-01' ? present - 1 : present
  const query = useServerQuery(yearPeople, { params: { year } })
  const warnings = useWarnings()
  const { scope } = useBranchScope()
  const shown = query.value?.year === year ? query.value : null
  const people = (shown?.people ?? []).filter(({ branches }) => isInScope(scope, branches))
  const ready = shown?.isOver ? people.filter(isReady) : []
  const show = (next: number) =>
    void navigate({ to: '/times', search: { teil: 'jahr', monat: `${next}-12` }, replace: true })
  return (
    <div className="flex flex-col gap-6">
      <QueryState queries={[query, warnings.query]} />
      <WarningsCard warnings={warnings} />
      <section aria-labelledby="jahresabschluss" className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="flex items-center gap-1">
            <IconButton
              label={texts.before}
              icon={<ChevronLeft size={20} aria-hidden />}
              onClick={() => show(year - 1)}
            />
            <h2 id="jahresabschluss" aria-live="polite" className="figures px-1 text-lead">
              {texts.heading(year)}
            </h2>
            <IconButton
              label={texts.after}
              icon={<ChevronRight size={20} aria-hidden />}
              disabled={year >= present}
              onClick={() => show(year + 1)}
            />
          </div>
          {ready.length > 1 && <Button onClick={() => setClosing(true)}>{texts.closeAll(ready.length)}</Button>}
        </div>
        <p className="max-w-[68ch] text-ink-soft">
          {shown && `${shown.isOver ? texts.over : texts.preview(dateSpan(shown.on, shown.on))} `}
          {texts.rule}
        </p>
        {!shown && query.problem === null && <Loading className="h-56" />}
        {shown && people.length === 0 && <EmptyCard title={texts.nobody} />}
        {shown && people.length > 0 && <PeopleList {...{ people, year }} isOver={shown.isOver} />}
      </section>
      {isClosing && <CloseAllDialog people={ready} year={year} onClose={() => setClosing(false)} />}
    </div>
  )
}

/** Whether somebody's year can be closed by who asks. */
const isReady = ({ isApprover, isLocked, closing }: YearPerson): boolean => isApprover && !isLocked && !closing

interface PeopleListProps {
  readonly people: readonly YearPerson[]
  readonly year: number
  readonly isOver: boolean
}

const PeopleList = ({ people, year, isOver }: PeopleListProps) => (
  <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
    <li aria-hidden className={`bg-sunken/50 py-2 text-caption text-ink-soft max-tablet:hidden ${yearColumns}`}>
      {Object.entries(texts.columns).map(([key, label]) => (
        <span key={key} className={key === 'person' ? '' : 'text-right'}>
          {label}
        </span>
      ))}
    </li>
    {people.map(person => (
      <YearRow key={person.user.id} {...{ person, year, isOver }} />
    ))}
  </ul>
)
