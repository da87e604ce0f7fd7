import { useMemo } from 'react'
import { rulesOf } from '../../../../schema/base/hours/timetable.ts'
import { weeklyTable } from '../../../../schema/base/weeklyTable.ts'
import { localTime } from '../../../../schema/base/zonedTime.ts'
import { now } from '../../../device/clock.ts'
import { HoursTable } from '../../../ui/dates/HoursTable.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { ListControl } from '../controls/ListControl.tsx'
import type { FieldOf } from '../formModel.ts'
import { type ControlProps, controlId, groupProps, type RenderField, useForm } from '../formScope.tsx'
import { listOf, toTyped } from '../formValues.ts'
import { Exceptions } from './Exceptions.tsx'
import { readSchedule, type ScheduleDraft, typedSchedule } from './scheduleDraft.ts'
import { texts } from './texts.ts'
import { WeekRows } from './WeekRows.tsx'

type ScheduleProps = ControlProps & { readonly field: FieldOf<'list'>; readonly render: RenderField }

/**
 * Hours as a week, dates of their own and what guests see of them. Where there may be none of its own (a product is
 * always there, deliveries go by the opening hours) that is chosen first.
 */
export function ScheduleControl(props: ScheduleProps) {
  const choice = useChoice(props)
  return (
    <div {...groupProps(props)} className="flex flex-col gap-5">
      {choice && (
        <div id={choice.id} tabIndex={-1} className="self-start">
          <Segmented
            label={props.field.label}
            value={choice.isOwn ? 'own' : 'other'}
            onChange={value => !props.disabled && choice.choose(value === 'own')}
            options={[
              { value: 'other', label: choice.other },
              { value: 'own', label: choice.own },
            ]}
          />
        </div>
      )}
      {(!choice || choice.isOwn) && <OwnHours {...props} />}
    </div>
  )
}

interface Choice {
  /** Where a summary leads to that names the switch. */
  readonly id: string | undefined
  readonly isOwn: boolean
  readonly other: string
  readonly own: string
  readonly choose: (own: boolean) => void
}

/** Null where hours are always of their own. */
function useChoice({ field, value, onChange }: ScheduleProps): Choice | null {
  const { sibling } = useForm()
  const { follows } = field.schedule ?? {}
  if (follows) {
    const [hours, unless] = [sibling(follows.field), sibling(follows.unless)]
    if (!hours || !unless) return null
    return {
      id: controlId(follows.unless),
      isOwn: unless.value === true,
      other: texts.likeHours(hours.label),
      own: texts.ownHours,
      choose(own) {
        unless.onChange(own)
        // Whoever has none of their own begins with what held until now.
        if (own && listOf(value).length === 0) onChange(hours.value)
      },
    }
  }
  if (!field.nullable) return null
  return {
    id: undefined,
    isOwn: listOf(value).length > 0,
    other: texts.always,
    own: texts.onlyThen,
    choose: own => onChange(own ? toTyped(field, around) : null),
  }
}

const around = [{ type: 'daily', isClosed: false, from: '00:00', to: '24:00' }]

function OwnHours(props: ScheduleProps) {
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
