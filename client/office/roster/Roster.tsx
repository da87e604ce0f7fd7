import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { addDays, localTime } from '../../../schema/base/zonedTime.ts'
import { mondayOf } from '../../../schema/time/plan/planned.ts'
import { shifts } from '../../../schema/time/shift.ts'
import { now } from '../../device/clock.ts'
import { useIsNarrow } from '../../device/page/narrow.ts'
import { useShortcuts } from '../../device/page/shortcuts.ts'
import { kept } from '../../device/storage/kept.ts'
import { memo } from '../../device/storage/memo.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { useBranchScope } from '../areas/useBranchScope.ts'
import { EmptyCard } from '../shell/CardList.tsx'
import { mayDo } from '../shell/rights.ts'
import { useOffice, useTitles, useZone } from '../shell/scope.tsx'
import { DayList } from './DayList.tsx'
import { OfferDecisions } from './offers/OfferDecisions.tsx'
import { texts as offerTexts } from './offers/texts.ts'
import { PlanNotes } from './PlanNotes.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { RosterGrid } from './RosterGrid.tsx'
import { RosterHead } from './RosterHead.tsx'
import { nextView, type RosterView, rosterViewOf, rosterViews } from './rosterView.ts'
import type { Entry, RosterWeek } from './rosterWeek.ts'
import { ShiftDialog } from './ShiftDialog.tsx'
import { StationGrid } from './StationGrid.tsx'
import { TemplateBar } from './TemplateBar.tsx'
import { texts } from './texts.ts'
import { useDemand } from './useDemand.ts'
import { useMoving } from './useMoving.ts'
import { usePlanning } from './usePlanning.ts'
import { useRoster } from './useRoster.ts'
import { useRosterDeeds } from './useRosterDeeds.ts'
import { useStaffedStations } from './useStaffedStations.ts'
import { useStations } from './useStations.ts'
import { useTemplates } from './useTemplates.ts'

interface Place {
  readonly id: number
  readonly name: string
}

/** Who works when: a week of the branches looked at, planned by text, keys and pointer. */
export function Roster() {
  const { actor } = useOffice()
  const { woche } = useSearch({ strict: false })
  const { scope, branches } = useBranchScope()
  const today = localTime(now(), useZone()).date
  const monday = mondayOf(woche ?? today)
  const own = useMemo(
    () => branches.filter(({ id }) => mayDo(shifts, 'create', actor, { branch: id })),
    [branches, actor],
  )
  const looked = useMemo(() => own.map(({ id }) => id).filter(id => scope === null || scope.includes(id)), [own, scope])
  const week = useRoster(monday, looked)
  if (!week) return null
  return <Week {...{ week, today, looked }} branches={own} />
}

interface WeekProps {
  readonly week: RosterWeek
  readonly today: string
  /** Those this person may plan. */
  readonly branches: readonly Place[]
  /** Those that are looked at. */
  readonly looked: readonly number[]
}

function Week({ week, today, branches, looked }: WeekProps) {
  const navigate = useNavigate()
  const isNarrow = useIsNarrow()
  const frame = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<Entry | null>(null)
  const [isPublishing, setPublishing] = useState(false)
  const moving = useMoving()
  const deeds = useRosterDeeds(week, moving)
  const stations = useStations()
  const staffed = useStaffedStations(looked)
  const { view, choose } = useView()
  const templates = useTemplates(looked)
  const demand = useDemand(week, looked)
  const names = useTitles(useMemo(() => branchesOf(week), [week]))
  const moreOf = useCallback(
    ({ station, branch, note, offer }: Entry) => {
      const known = stations.find(({ id }) => id === station)?.name
      const where = looked.length === 1 && looked.includes(branch) ? undefined : names.get(`branches:${branch}`)
      const change =
        offer === null || offer === 'refused' ? undefined : offerTexts[offer === 'taken' ? 'wanted' : 'offered']
      return [known, where, note, change].filter(Boolean).join(' · ')
    },
    [stations, names, looked],
  )
  const { planning, onKeyDown } = usePlanning({ week, deeds, moving, frame, moreOf, templates, onOpen: setOpened })
  const [monday = today] = week.dates
  const show = (date: string) => void navigate({ to: '/roster', search: { woche: mondayOf(date) }, replace: true })
  const copyWeek = async () => {
    await deeds.copyWeek()
    show(addDays(monday, 7))
  }
  const people = week.lines.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }]))
  return (
    <div ref={frame} className="mx-auto flex w-full max-w-[100rem] flex-col gap-5 px-4 py-6 tablet:px-8">
      <RosterHead
        {...{ week, deeds, show }}
        thisWeek={mondayOf(today)}
        onCopy={() => void copyWeek()}
        onPublish={() => setPublishing(true)}
      />
      {people.length === 0 && <EmptyCard title={texts.noPeople} hint={texts.noPeopleHint} />}
      <OfferDecisions onShow={show} />
      <TemplateBar planning={planning} />
      {!isNarrow && (
        <Segmented
          className="self-start"
          label={texts.view}
          value={view}
          options={rosterViews.map(value => ({ value, label: texts.views[value] }))}
          onChange={choose}
        />
      )}
      {view === 'stations' && !isNarrow && (
        <StationGrid {...{ week, today, stations: staffed }} fields={planning.fields} />
      )}
      {(isNarrow || view === 'day') && <DayList {...{ week, today, planning, demand }} />}
      {!isNarrow && view === 'people' && (
        <>
          <RosterGrid {...{ week, today, planning, demand, onKeyDown }} />
          {demand && <p className="text-caption text-ink-soft">{texts.expectedHint}</p>}
          <p className="text-caption text-ink-soft pointer-coarse:hidden">{texts.keys}</p>
        </>
      )}
      <PlanNotes week={week} />
      {opened && (
        <ShiftDialog
          key={opened.id}
          entry={opened}
          {...{ people, branches, stations, deeds }}
          onClose={() => setOpened(null)}
        />
      )}
      {isPublishing && <PublishDialog {...{ week, deeds }} onClose={() => setPublishing(false)} />}
    </div>
  )
}

/** As this device was left; `V` goes on to the next one. */
function useView() {
  const [choice] = useState(() => kept(memo, 'office-roster'))
  const view = rosterViewOf(useSyncExternalStore(choice.subscribe, choice.get))
  useShortcuts([{ key: 'v', run: () => choice.set(nextView(view)) }])
  return { view, choose: (next: RosterView) => choice.set(next) }
}

const branchesOf = ({ lines }: RosterWeek): (readonly [string, number])[] =>
  lines.flatMap(({ days }) => days.flat().map(({ branch }) => ['branches', branch] as const))
