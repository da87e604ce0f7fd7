import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { ruleDays } from '../../../schema/base/fields.ts'
import { hoursText } from '../../../schema/base/hours/hoursText.ts'
import type { DayHours } from '../../../schema/base/hours/timetable.ts'
import { weekdays } from '../../../schema/base/openingHours.ts'
import { localTime } from '../../../schema/base/zonedTime.ts'
import { branches as entity } from '../../../schema/business/branch.ts'
import { useLive } from '../../data/engine/live.ts'
import { now } from '../../device/clock.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { isInScope } from '../areas/branchScope.ts'
import { texts as areaTexts } from '../areas/texts.ts'
import { useBranchScope } from '../areas/useBranchScope.ts'
import { spanText } from '../form/schedule/spanText.ts'
import { EmptyCard } from '../shell/CardList.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { mayDo } from '../shell/rights.ts'
import { useOffice, useZone } from '../shell/scope.tsx'
import { card } from '../shell/styles.ts'
import { type BranchHours, branchHours, comingDates } from './branchHours.ts'
import { HolidayProposals } from './HolidayProposals.tsx'
import { SharedException } from './SharedException.tsx'
import { texts } from './texts.ts'
import { YearPicture } from './YearPicture.tsx'

const MANY = 500

/** The weeks and the coming exceptions of all branches side by side. */
export function Hours() {
  const { office, actor } = useOffice()
  const page = useLive(useMemo(() => office.list('branches', { limit: MANY }), [office]))
  /** Null where nothing is added; a date (YYYY-MM-DD) where that was pressed, '' where none was. */
  const [adding, setAdding] = useState<string | null>(null)
  const [left, setLeft] = useState<readonly string[]>([])
  const today = localTime(now(), useZone()).date
  const { scope } = useBranchScope()
  const all = useMemo(
    () => (page?.rows ?? []).filter(({ id }) => isInScope(scope, [id])).map(branchHours),
    [page, scope],
  )
  const own = all.filter(({ row }) => mayDo(entity, 'update', actor, row.body))
  return (
    <div className="mx-auto flex w-full max-w-[76rem] flex-col gap-5 px-4 py-6 tablet:px-8">
      <PageHead title={areaTexts.tabs.hours} intro={texts.intro}>
        {own.length > 0 && (
          <Button variant="secondary" onClick={() => setAdding('')}>
            {texts.add}
          </Button>
        )}
      </PageHead>
      {left.length > 0 && <Notice tone="warning">{texts.left(left.join(', '))}</Notice>}
      {page && all.length === 0 && <EmptyCard title={texts.empty} />}
      {all.length > 0 && (
        <>
          <Table
            label={texts.week}
            columns={weekdays.map(day => ({ key: day, label: ruleDays[day] }))}
            branches={all}
          />
          <Coming branches={all} today={today} />
          <YearPicture branches={all} today={today} onDay={own.length > 0 ? setAdding : null} />
          <HolidayProposals branches={own} today={today} />
        </>
      )}
      {adding !== null && (
        <SharedException branches={own} today={today} first={adding} onLeft={setLeft} onClose={() => setAdding(null)} />
      )}
    </div>
  )
}

function Coming({ branches, today }: { branches: readonly BranchHours[]; today: string }) {
  const dates = comingDates(branches, today)
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lead">{texts.dates}</h2>
      {dates.length === 0 && <p className="text-ink-soft">{texts.noDates}</p>}
      {dates.length > 0 && (
        <Table
          label={texts.dates}
          columns={dates.map(date => ({ key: date, label: spanText({ first: date, last: date }) }))}
          branches={branches}
        />
      )}
    </section>
  )
}

interface TableProps {
  readonly label: string
  /** Weekdays or dates. */
  readonly columns: readonly { readonly key: string; readonly label: string }[]
  readonly branches: readonly BranchHours[]
}

/** A line for each branch; wider than a phone it moves sideways, and the names stay. */
function Table({ label, columns, branches }: TableProps) {
  return (
    <div className={`${card} overflow-x-auto`}>
      <table aria-label={label} className="w-full border-collapse">
        <thead>
          <tr className="border-b border-line text-caption text-ink-soft">
            <th scope="col" className={`${nameCell} font-medium`}>
              {texts.branch}
            </th>
            {columns.map(({ key, label: day }) => (
              <th key={key} scope="col" className="px-2 py-2 text-left font-medium whitespace-nowrap">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {branches.map(branch => (
            <tr key={branch.row.id} className="border-b border-line last:border-0">
              <th scope="row" className={`${nameCell} font-medium`}>
                {branch.name}
              </th>
              {columns.map(({ key, label: day }) => (
                <td key={key} className="px-1 py-0.5 tabular-nums">
                  <Cell branch={branch} day={key} dayName={day} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const nameCell = 'sticky left-0 z-1 max-w-36 bg-surface px-3 py-2 text-left tablet:max-w-56'

function Cell({ branch, day, dayName }: { branch: BranchHours; day: string; dayName: string }) {
  const hours = hoursIn(branch, day)
  const text = branch.timetable ? (hours ? hoursText(hours) : texts.usual) : texts.asRules
  const look = hours && hours.length > 0 ? '' : 'text-ink-soft'
  return (
    <Link
      to="/$type/$id"
      params={{ type: entity.type, id: String(branch.row.id) }}
      search={{ feld: `openingHours.${day}` }}
      aria-label={texts.cell(branch.name, dayName, text)}
      className={`flex min-h-11 min-w-16 items-center rounded-control px-2 whitespace-nowrap hover:bg-sunken desktop:min-h-9 ${look}`}
    >
      {text}
    </Link>
  )
}

/** Undefined on a date without hours of its own. */
function hoursIn({ timetable }: BranchHours, day: string): DayHours | undefined {
  return timetable?.dates.get(day) ?? timetable?.week[weekdays.findIndex(name => name === day)]
}
