import { Plus, Trash2 } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { DateField } from '../../../ui/dates/DateField.tsx'
import { TimeField } from '../../../ui/dates/TimeField.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { EntryForm } from './entryForm.ts'
import { texts } from './texts.ts'

interface TimesFieldsProps {
  readonly form: EntryForm
  readonly change: (changes: Partial<EntryForm>) => void
  readonly errorAt: (field: string) => string | undefined
  readonly isDateOpen: boolean
}

/** When somebody came and went, and their breaks. */
export function TimesFields({ form, change, errorAt, isDateOpen }: TimesFieldsProps) {
  const { date, start, end, breaks } = form
  const setBreak = (at: number, changes: Partial<EntryForm['breaks'][number]>) =>
    change({ breaks: breaks.map((each, index) => (index === at ? { ...each, ...changes } : each)) })
  return (
    <>
      {isDateOpen && <DateField label={texts.date} value={date} onValue={next => change({ date: next })} />}
      <div className="grid grid-cols-2 items-start gap-3">
        <TimeField
          label={texts.start}
          value={start}
          error={errorAt('startedAt')}
          onValue={value => change({ start: value })}
        />
        <TimeField
          label={texts.end}
          hint={end !== '' && end < start ? texts.nextDay : undefined}
          value={end}
          error={errorAt('endedAt')}
          onValue={value => change({ end: value })}
        />
      </div>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 text-caption font-medium">{texts.breaks}</legend>
        {breaks.map(({ from, to }, index) => (
          <div key={index} className="grid grid-cols-[1fr_1fr_auto] items-end gap-3">
            <TimeField
              label={texts.breakFrom(index + 1)}
              value={from}
              error={errorAt(`breaks.${index}.from`)}
              onValue={value => setBreak(index, { from: value })}
            />
            <TimeField
              label={texts.breakTo}
              value={to}
              error={errorAt(`breaks.${index}.to`)}
              onValue={value => setBreak(index, { to: value })}
            />
            <IconButton
              label={texts.removeBreak(index + 1)}
              icon={<Trash2 size={18} />}
              onClick={() => change({ breaks: breaks.filter((_, at) => at !== index) })}
            />
          </div>
        ))}
        <Button
          variant="quiet"
          className="self-start"
          icon={<Plus size={18} aria-hidden />}
          onClick={() => change({ breaks: [...breaks, { from: '', to: '' }] })}
        >
          {texts.addBreak}
        </Button>
      </fieldset>
    </>
  )
}
