import { useState } from 'react'
import { ruleDays } from '../../../../schema/base/fields.ts'
import { weekdays } from '../../../../schema/base/openingHours.ts'
import { Track } from '../../../ui/Track.tsx'
import { quietButton } from '../../shell/styles.ts'
import { controlId } from '../formScope.tsx'
import { HoursField } from './HoursField.tsx'
import { type Day, hoursIn, type ScheduleDraft, withHours, withText } from './scheduleDraft.ts'
import { texts } from './texts.ts'

export interface DraftProps {
  readonly path: string
  readonly draft: ScheduleDraft
  readonly onDraft: (draft: ScheduleDraft) => void
  readonly disabled: boolean
  readonly checked: boolean
}

const A_DAY = 24 * 60
const workdays = weekdays.slice(0, 5)

/** Seven days, each as a text and as a line of 24 hours. */
export function WeekRows({ path, draft, onDraft, disabled, checked }: DraftProps) {
  const [current, setCurrent] = useState<(typeof weekdays)[number]>('monday')
  const copyTo = (days: readonly Day[]) => {
    const text = draft.unread.get(current)
    onDraft(text === undefined ? withHours(draft, days, hoursIn(draft, current)) : withText(draft, days, text))
  }
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Scale />
      {weekdays.map((day, index) => (
        <div key={day} className={`${row} items-start`}>
          <span aria-hidden className="pt-2">
            {ruleDays[day]}
          </span>
          <HoursField
            id={controlId(`${path}.${day}`)}
            label={ruleDays[day]}
            hours={hoursIn(draft, day)}
            unread={draft.unread.get(day)}
            onText={text => onDraft(withText(draft, [day], text))}
            onFocus={() => setCurrent(day)}
            {...{ disabled, checked }}
          />
          <div className="col-span-full tablet:col-span-1">
            <Track
              hours={hoursIn(draft, day)}
              spill={Math.max(0, (hoursIn(draft, weekdays.at(index - 1) ?? day).at(-1)?.to ?? 0) - A_DAY)}
              label={ruleDays[day]}
              onChange={disabled ? undefined : hours => onDraft(withHours(draft, [day], hours))}
            />
          </div>
        </div>
      ))}
      {!disabled && (
        <p className="flex flex-wrap items-center gap-1 text-caption text-ink-soft">
          {texts.apply(ruleDays[current])}
          <button type="button" className={quietButton} onClick={() => copyTo(workdays)}>
            {texts.toWeekdays}
          </button>
          <button type="button" className={quietButton} onClick={() => copyTo(weekdays)}>
            {texts.toAll}
          </button>
        </p>
      )}
    </div>
  )
}

const row = 'grid grid-cols-[5.5rem_1fr] gap-x-3 gap-y-1.5 tablet:grid-cols-[5.5rem_10.5rem_1fr]'

/** What the lines of the week are measured by. */
function Scale() {
  return (
    <div aria-hidden className={`${row} hidden tablet:grid`}>
      <span className="relative col-start-3 h-4.5 text-caption text-ink-soft tabular-nums">
        {[0, 6, 12, 18, 24].map(hour => (
          <span
            key={hour}
            className="absolute -translate-x-1/2 first:translate-x-0 last:-translate-x-full"
            style={{ left: `${(hour / 24) * 100}%` }}
          >
            {hour}
          </span>
        ))}
      </span>
    </div>
  )
}
