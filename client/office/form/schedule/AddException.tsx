import { type ReactNode, useRef, useState } from 'react'
import { hoursOfText } from '../../../../schema/base/hours/hoursText.ts'
import type { DayHours } from '../../../../schema/base/hours/timetable.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { texts as dateTexts } from '../../../ui/dates/texts.ts'
import { dateOfText, dateText } from '../../../ui/dates/typedDates.ts'
import { TextField } from '../../../ui/Field.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { datesBetween } from './scheduleDraft.ts'
import { texts } from './texts.ts'

interface AddExceptionProps {
  /** YYYY-MM-DD. */
  readonly today: string
  /** What is asked about, YYYY-MM-DD, where that is known. */
  readonly date?: string
  /** `hoursOf` says what holds then, from what holds on Sundays. */
  readonly onAdd: (dates: readonly string[], hoursOf: (sunday: DayHours) => DayHours) => void
  readonly onClose: () => void
  /** Stands below the questions: for whom it holds. */
  readonly children?: ReactNode
  /** What is to be known of these dates before. */
  readonly renderAbout?: (dates: readonly string[]) => ReactNode
}

/** Asks for a date or several in a row, and what holds then. */
export function AddException({ today, date = '', onAdd, onClose, children, renderAbout }: AddExceptionProps) {
  const [typed, setTyped] = useState({ first: date && dateText(date), last: '', hours: '' })
  const [kind, setKind] = useState<'shut' | 'likeSunday' | 'own'>('shut')
  const [checked, setChecked] = useState(false)
  const start = useRef<HTMLInputElement>(null)
  const dates = spanOf(typed, today)
  const own = hoursOfText(typed.hours)
  const add = () => {
    setChecked(true)
    if (!Array.isArray(dates) || (kind === 'own' && !own)) return
    onAdd(dates, sunday => ({ shut: [], likeSunday: sunday, own: own ?? [] })[kind])
    onClose()
  }
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  })
  const wrong = checked && !Array.isArray(dates) ? dates : undefined
  return (
    <Dialog
      title={texts.addDate}
      width="narrow"
      onClose={onClose}
      focusFirst={start}
      footer={
        <div className="flex justify-end p-4">
          <Button onClick={add}>{texts.add}</Button>
        </div>
      }
    >
      <div
        className="flex flex-col gap-4 p-5"
        // Around it is the form of the whole document, which Enter would save.
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
      >
        <TextField
          ref={start}
          label={texts.first}
          placeholder={dateTexts.datePattern}
          error={wrong?.first}
          {...field('first')}
        />
        <TextField label={texts.last} placeholder={dateTexts.datePattern} error={wrong?.last} {...field('last')} />
        <Segmented
          label={texts.kind}
          value={kind}
          onChange={setKind}
          className="flex-wrap"
          options={(['shut', 'likeSunday', 'own'] as const).map(value => ({ value, label: texts[value] }))}
        />
        {kind === 'own' && (
          <TextField
            label={texts.hours}
            placeholder="6-12 14-18:30"
            error={checked && !own ? texts.unreadable : undefined}
            {...field('hours')}
          />
        )}
        {children}
        {Array.isArray(dates) && renderAbout?.(dates)}
      </div>
    </Dialog>
  )
}

const MAX_DAYS = 60

type Wrong = Readonly<{ first?: string; last?: string }>

/** The dates that were typed, or what is wrong with them. */
function spanOf(typed: { readonly first: string; readonly last: string }, today: string): string[] | Wrong {
  const first = comingDate(typed.first, today)
  if (!first) return { first: texts.noDate }
  const last = typed.last.trim() === '' ? first : comingDate(typed.last, first)
  if (!last) return { last: texts.noDate }
  if (last < first) return { last: texts.backwards }
  const dates = datesBetween(first, last)
  return dates.length > MAX_DAYS ? { last: texts.tooLong } : dates
}

/** '24.12.' without a year is the next one from a date on. */
function comingDate(text: string, from: string): string | undefined {
  const typed = text.trim().replace(/^(\d{1,2}\.\s*\d{1,2})$/, '$1.')
  const year = Number(from.slice(0, 4))
  const years = /^\d{1,2}\.\s*\d{1,2}\.$/.test(typed) ? [`${year}`, `${year + 1}`] : ['']
  const dates = years.flatMap(each => dateOfText(`${typed}${each}`) ?? [])
  return years.length > 1 ? dates.find(date => date >= from) : dates[0]
}
