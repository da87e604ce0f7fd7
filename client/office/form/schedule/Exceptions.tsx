import { Plus, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { type DayHours, type Span, sameHours, spansOf } from '../../../../schema/base/hours/timetable.ts'
import { SelectArrow } from '../../../ui/Select.tsx'
import { iconButton, input, quietButton } from '../../shell/styles.ts'
import { controlId } from '../formScope.tsx'
import { HoursField } from './HoursField.tsx'
import { datesBetween, hoursIn, type ScheduleDraft, withHours, withoutDates, withText } from './scheduleDraft.ts'
import { spanText } from './spanText.ts'
import { texts } from './texts.ts'
import type { DraftProps } from './WeekRows.tsx'

const AddException = lazy(async () => ({ default: (await import('./AddException.tsx')).AddException }))

/** Dates with hours of their own: those to come, and the past ones folded away. */
export function Exceptions({ today, ...props }: DraftProps & { readonly today: string }) {
  const { draft, onDraft, disabled } = props
  const [adding, setAdding] = useState(false)
  const spans = spansOf(draft.timetable.dates)
  const coming = spans.filter(({ last }) => last >= today)
  const past = spans.filter(({ last }) => last < today)
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-caption font-medium">{texts.dates}</h3>
      {coming.length === 0 && <p className="text-ink-soft">{texts.noDates}</p>}
      <ul className="flex flex-col gap-2">
        {coming.map(span => (
          <SpanRow key={span.first} span={span} {...props} />
        ))}
      </ul>
      {past.length > 0 && (
        <p className="flex flex-wrap items-center gap-1 text-caption text-ink-soft">
          {texts.past(past.length)}
          {!disabled && (
            <button
              type="button"
              className={quietButton}
              onClick={() => onDraft(withoutDates(draft, past.flatMap(datesOf)))}
            >
              {texts.removePast}
            </button>
          )}
        </p>
      )}
      {!disabled && (
        <button
          type="button"
          className={`${quietButton} self-start border border-line`}
          onClick={() => setAdding(true)}
        >
          <Plus size={15} aria-hidden />
          {texts.addDate}
        </button>
      )}
      {adding && (
        <Suspense>
          <AddException
            today={today}
            onAdd={(dates, hoursOf) => onDraft(withHours(draft, dates, hoursOf(hoursIn(draft, 'sunday'))))}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </section>
  )
}

const datesOf = ({ first, last }: Span): string[] => datesBetween(first, last)

type Kind = 'shut' | 'likeSunday' | 'own'

function SpanRow({ span, path, draft, onDraft, disabled, checked }: DraftProps & { span: Span }) {
  const [isOwn, setOwn] = useState(false)
  const dates = datesOf(span)
  const name = spanText(span)
  const unread = draft.unread.get(span.first)
  const kind = isOwn || unread !== undefined ? 'own' : kindOf(span.hours, draft)
  const choose = (next: string) => {
    setOwn(next === 'own')
    if (next === 'shut') onDraft(withHours(draft, dates, []))
    if (next === 'likeSunday') onDraft(withHours(draft, dates, hoursIn(draft, 'sunday')))
  }
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1.5">
      <span className="w-full tablet:w-64 pt-1.5 tabular-nums">{name}</span>
      <span className="relative block w-40">
        <select
          id={kind === 'own' ? undefined : controlId(`${path}.${span.first}`)}
          aria-label={texts.kindOf(name)}
          className={`${input} appearance-none pr-9`}
          value={kind}
          disabled={disabled}
          onChange={event => choose(event.target.value)}
        >
          {kinds.map(each => (
            <option key={each} value={each}>
              {texts[each]}
            </option>
          ))}
        </select>
        <SelectArrow size={16} />
      </span>
      <span className="w-40">
        {kind === 'own' && (
          <HoursField
            id={controlId(`${path}.${span.first}`)}
            label={texts.hoursOf(name)}
            hours={span.hours}
            unread={unread}
            onText={text => onDraft(withText(draft, dates, text))}
            {...{ disabled, checked }}
          />
        )}
      </span>
      {!disabled && (
        <button
          type="button"
          className={iconButton}
          aria-label={texts.removeDates(name)}
          onClick={() => onDraft(withoutDates(draft, dates))}
        >
          <X size={16} aria-hidden />
        </button>
      )}
    </li>
  )
}

const kinds: readonly Kind[] = ['shut', 'likeSunday', 'own']

function kindOf(hours: DayHours, draft: ScheduleDraft): Kind {
  if (hours.length === 0) return 'shut'
  return sameHours(hours, hoursIn(draft, 'sunday')) ? 'likeSunday' : 'own'
}
