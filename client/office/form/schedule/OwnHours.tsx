import { useMemo } from 'react'
import { rulesOf } from '../../../../schema/base/hours/timetable.ts'
import { weeklyTable } from '../../../../schema/base/weeklyTable.ts'
import { localTime } from '../../../../schema/base/zonedTime.ts'
import { now } from '../../../device/clock.ts'
import { HoursTable } from '../../../ui/dates/HoursTable.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { ListControl } from '../controls/ListControl.tsx'
import type { FieldOf } from '../formModel.ts'
import { type ControlProps, type RenderField, useForm } from '../formScope.tsx'
import { Exceptions } from './Exceptions.tsx'
import { readSchedule, type ScheduleDraft, typedSchedule } from './scheduleDraft.ts'
import { texts } from './texts.ts'
import { WeekRows } from './WeekRows.tsx'

export type ScheduleProps = ControlProps & { readonly field: FieldOf<'list'>; readonly render: RenderField }

/** The week, the dates of their own and what guests see of them; most products have none, so it comes when there are some. */
export default function OwnHours(props: ScheduleProps) {
  const { id, field, path, value, onChange, disabled } = props
  const { problems, zone } = useForm()
  const draft = useMemo(() => readSchedule(field, value), [field, value])
  const today = localTime(now(), zone).date
  const checked = [...problems.keys()].some(problem => problem.startsWith(`${path}.`))
  const parts = { path, disabled, checked, onDraft: (next: ScheduleDraft) => onChange(typedSchedule(field, next)) }
  const rulesName = `${id}-regeln-name`
  return (
    <>
      {draft ? (
        <div className="@container flex flex-col gap-5">
          <div className="grid gap-x-8 gap-y-5 @3xl:grid-cols-[1fr_17rem]">
            <WeekRows draft={draft} {...parts} />
            {!field.schedule?.isForStaff && <Seen draft={draft} today={today} />}
          </div>
          <Exceptions draft={draft} today={today} {...parts} />
        </div>
      ) : (
        <Notice>{texts.odd}</Notice>
      )}
      <details open={draft ? undefined : true}>
        <summary id={rulesName} className="w-fit cursor-pointer text-caption text-ink-soft hover:text-ink">
          {texts.rules}
        </summary>
        <div className="mt-2">
          <ListControl {...props} id={`${id}-regeln`} labelledBy={rulesName} />
        </div>
      </details>
    </>
  )
}

/** The table of the shop, from what stands in the form. */
function Seen({ draft, today }: { draft: ScheduleDraft; today: string }) {
  const rows = weeklyTable(rulesOf(draft.timetable), today)
  return (
    <section className="self-start rounded-control bg-sunken/60 p-3">
      <h3 className="text-caption font-medium">{texts.seen}</h3>
      <p className="mb-1 text-caption text-ink-soft">{texts.seenNote}</p>
      <HoursTable rows={rows} label={texts.seen} />
    </section>
  )
}
