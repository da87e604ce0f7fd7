import { type FormEvent, useId, useState } from 'react'
import { timeText } from '../../../schema/base/zonedTime.ts'
import { instantsOf } from '../../../schema/time/plan/planned.ts'
import { shiftsOfText } from '../../../schema/time/shiftText.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogButtons } from '../../ui/DialogButtons.tsx'
import { DateField } from '../../ui/dates/DateField.tsx'
import { TimeField } from '../../ui/dates/TimeField.tsx'
import { TextArea, TextField } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { useZone } from '../shell/scope.tsx'
import { weeksOfText } from './repeats.ts'
import type { Entry } from './rosterWeek.ts'
import { texts } from './texts.ts'
import type { RosterDeeds } from './useRosterDeeds.ts'

interface Named {
  readonly id: number
  readonly name: string
}

interface ShiftDialogProps {
  readonly entry: Entry
  readonly people: readonly Named[]
  readonly branches: readonly Named[]
  readonly stations: readonly (Named & { readonly branch: number })[]
  readonly deeds: RosterDeeds
  readonly onClose: () => void
}

/** One shift whole: who, where, when and what else there is to say. */
export function ShiftDialog({ entry, people, branches, stations, deeds, onClose }: ShiftDialogProps) {
  const zone = useZone()
  const form = useId()
  const [typed, setTyped] = useState(() => typedOf(entry))
  const [isChecked, setChecked] = useState(false)
  const { body, weeks, wrong } = bodyOf(typed, zone)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!body) return setChecked(true)
    void deeds.change(entry, body, weeks)
    onClose()
  }
  const remove = () => {
    void deeds.remove(entry)
    onClose()
  }
  const field = (name: keyof Typed) => ({
    value: typed[name],
    autoComplete: 'off',
    error: isChecked ? wrong[name] : undefined,
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })
  const timeField = (name: 'date' | 'from' | 'to') => ({
    value: typed[name],
    error: isChecked ? wrong[name] : undefined,
    onValue: (value: string) => setTyped({ ...typed, [name]: value }),
  })
  const there = stations.filter(({ branch }) => String(branch) === typed.branch)
  return (
    <Dialog
      title={texts.dialog.title}
      width="narrow"
      onClose={onClose}
      footer={
        <DialogButtons>
          <Button variant="danger" className="mr-auto" onClick={remove}>
            {texts.dialog.remove}
          </Button>
          <Button type="submit" form={form}>
            {texts.dialog.save}
          </Button>
        </DialogButtons>
      }
    >
      <form id={form} noValidate className="flex flex-col gap-4 p-5" onSubmit={save}>
        <Select label={texts.dialog.user} {...field('user')}>
          <option value="">{texts.dialog.nobody}</option>
          <Options of={people} />
        </Select>
        <Select
          label={texts.dialog.branch}
          {...field('branch')}
          // A station is one of a branch.
          onChange={({ target }) => setTyped({ ...typed, branch: target.value, station: '' })}
        >
          <Options of={branches} />
        </Select>
        {there.length > 0 && (
          <Select label={texts.dialog.station} {...field('station')}>
            <option value="">{texts.dialog.noStation}</option>
            <Options of={there} />
          </Select>
        )}
        <DateField label={texts.dialog.date} {...timeField('date')} />
        <div className="grid grid-cols-3 items-start gap-3">
          <TimeField label={texts.dialog.from} {...timeField('from')} />
          <TimeField label={texts.dialog.to} {...timeField('to')} />
          <TextField label={texts.dialog.pause} inputMode="numeric" {...field('pause')} />
        </div>
        <TextField label={texts.dialog.weeks} hint={texts.dialog.weeksHint} inputMode="numeric" {...field('weeks')} />
        <TextArea label={texts.dialog.note} optional rows={2} {...field('note')} />
      </form>
    </Dialog>
  )
}

const Options = ({ of }: { of: readonly Named[] }) =>
  of.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))

type Typed = Readonly<
  Record<'user' | 'branch' | 'station' | 'date' | 'from' | 'to' | 'pause' | 'note' | 'weeks', string>
>

const typedOf = ({ user, branch, station, date, from, to, breakMinutes, note }: Entry): Typed => ({
  user: String(user ?? ''),
  branch: String(branch),
  station: String(station ?? ''),
  date,
  from: timeText(from),
  to: timeText(to === 1440 ? to : to % 1440),
  pause: String(breakMinutes),
  note,
  weeks: '',
})

const LONGEST_NOTE = 200

/** What is to be saved, or what is wrong with what was typed. */
function bodyOf(typed: Typed, zone: string) {
  const { user, branch, station, note, date, from, to } = typed
  const weeks = weeksOfText(typed.weeks)
  const [times, ...others] = shiftsOfText(`${from}-${to} ${typed.pause.trim() || '0'}`) ?? []
  const wrong: Partial<Record<keyof Typed, string>> = {
    ...(date ? {} : { date: texts.dialog.noDate }),
    ...(from ? {} : { from: texts.dialog.noTime }),
    ...(to ? {} : { to: texts.dialog.noTime }),
    ...(from && to && (!times || others.length > 0) ? { pause: texts.dialog.badPause } : {}),
    ...(note.length > LONGEST_NOTE ? { note: texts.dialog.tooLong } : {}),
    ...(weeks === null ? { weeks: texts.dialog.badWeeks } : {}),
  }
  if (!date || !times || Object.keys(wrong).length > 0) return { body: null, weeks: 0, wrong }
  const numberOf = (value: string) => (value === '' ? null : Number(value))
  const { breakMinutes } = times
  const where = { user: numberOf(user), branch: Number(branch), station: numberOf(station) }
  return { body: { ...where, breakMinutes, note, ...instantsOf(date, times, zone) }, weeks: weeks ?? 0, wrong }
}
