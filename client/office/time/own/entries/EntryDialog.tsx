import { type FormEvent, useEffect, useId, useState } from 'react'
import { localTime } from '../../../../../schema/base/zonedTime.ts'
import { useLive } from '../../../../data/engine/live.ts'
import type { OwnActivity } from '../../../../data/time/ownDocuments.ts'
import type { SaidEntry } from '../../../../data/time/ownEntries.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/Choice.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { DialogButtons } from '../../../../ui/DialogButtons.tsx'
import { TextArea } from '../../../../ui/Field.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { useOffice, useZone } from '../../../shell/scope.tsx'
import { checkedEntry, type EntryForm, formOf } from '../../entry/entryForm.ts'
import { TimesFields } from '../../entry/TimesFields.tsx'
import type { OwnView } from '../useOwnTime.ts'
import { texts } from './texts.ts'
import type { Correcting } from './useCorrecting.ts'

interface EntryDialogProps {
  readonly own: OwnView
  /** Work as it was clocked, 'new' for what nobody clocked, or what was written down and refused. */
  readonly about: NonNullable<Correcting['open']>
  readonly onClose: () => void
}

/** How work was in truth: sent like what is clocked, and looked at by whoever leads. */
export function EntryDialog({ own, about, onClose }: EntryDialogProps) {
  const id = useId()
  const zone = useZone()
  const said = about !== 'new' && 'key' in about ? about : null
  const work = workAbout(about, own)
  const [form, setForm] = useState(() => begunForm(said, work, own.now, zone))
  const [isRemoval, setRemoval] = useState(said?.body.what === 'remove')
  const [isChecked, setChecked] = useState(false)
  const { times, problems } = checkedEntry(form, { work, zone, now: own.now })
  const open = isRemoval ? problems.filter(({ field }) => field === 'reason') : problems
  const sending = useSending(own, said, onClose)
  const change = (changes: Partial<EntryForm>) => {
    sending.again()
    setForm({ ...form, ...changes })
  }
  const errorAt = (field: string) =>
    [...(isChecked ? open : []), ...sending.problems].find(each => each.field === field)?.message
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (open.length > 0) return
    const { entries } = own.time
    const removal = isRemoval && work ? work.id : null
    if (removal !== null) sending.send(() => entries.remove(removal, times.reason))
    else sending.send(() => (work ? entries.correct(work.id, times) : entries.add(times)))
  }
  return (
    <Dialog
      title={work ? texts.correctTitle : texts.add}
      width="narrow"
      onClose={onClose}
      footer={
        <DialogButtons isWide>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={id} busy={sending.isBusy}>
            {texts.submit}
          </Button>
        </DialogButtons>
      }
    >
      <form id={id} noValidate className="flex flex-col gap-4 p-5" onSubmit={submit}>
        {!isRemoval && <TimesFields {...{ form, change, errorAt }} isDateOpen={work === null} />}
        {work && (
          <Checkbox label={texts.notWorked} checked={isRemoval} onChange={({ target }) => setRemoval(target.checked)} />
        )}
        <TextArea
          label={texts.reason}
          hint={texts.reasonHint}
          maxLength={500}
          value={form.reason}
          error={errorAt('reason')}
          onChange={({ target }) => change({ reason: target.value })}
        />
        <p className="text-caption text-ink-soft">{isRemoval ? texts.removalCounts : texts.counts}</p>
        {sending.sentence && (
          <Notice tone="error" urgent>
            {sending.sentence}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}

/** The work something is written down about, as it is known here; null for what nobody clocked. */
function workAbout(about: EntryDialogProps['about'], { documents }: OwnView): OwnActivity | null {
  if (about === 'new') return null
  if (!('key' in about)) return about
  const { body } = about
  if (body.what !== 'correct' && body.what !== 'remove') return null
  return documents.activities.find(({ id }) => id === body.id) ?? null
}

/** What stands in the form first: what was refused, as it was written, or the work as it is known. */
function begunForm(said: SaidEntry | null, work: OwnActivity | null, now: number, zone: string): EntryForm {
  const today = localTime(now, zone).date
  const body = said?.body
  if (!body || body.what === 'takeBack') return formOf(work, today, zone)
  const { reason } = body.call
  if (body.what === 'remove') return { ...formOf(work, today, zone), reason }
  const { startedAt, endedAt, breaks } = body.call
  const times = {
    startedAt: Date.parse(startedAt),
    endedAt: Date.parse(endedAt),
    breaks: breaks.map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) })),
    project: null,
    task: null,
  }
  return { ...formOf(times, today, zone), reason }
}

/** Sends through what waits on this device, and stays until the server has answered where it can: it knows more. */
function useSending({ time, isOnline }: OwnView, former: SaidEntry | null, onClose: () => void) {
  const { tell } = useOffice()
  const said = useLive(time.entries.said) ?? []
  const [sent, setSent] = useState<string | null>(null)
  const [isLost, setLost] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const found = said.find(({ key }) => key === sent)
  const state = found?.state ?? null
  const isKept = state === 'waiting' && !isOnline
  useEffect(() => {
    if (state !== 'taken' && !isKept) return
    tell({ text: isKept ? texts.kept : texts.done })
    onClose()
  }, [state, isKept, tell, onClose])
  const refused = sent === null && !isChanged ? former : state === 'refused' ? found : null
  const problems = refused?.problems ?? []
  const hasField = problems.some(({ field }) => field !== undefined)
  return {
    problems,
    isBusy: sent !== null && state === 'waiting' && isOnline,
    sentence: isLost ? texts.notKept : hasField ? null : (problems[0]?.message ?? null),
    /** What was refused is off the device once somebody changes it. */
    again() {
      setChanged(true)
      if (sent !== null && state === 'refused') void time.entries.dismiss(sent)
    },
    send(write: () => Promise<string>) {
      if (sent !== null && state === 'refused') void time.entries.dismiss(sent)
      setLost(false)
      // It is on its way as it was mended; what was refused is kept until then.
      const kept = (uid: string) => {
        setSent(uid)
        if (former !== null) void time.entries.dismiss(former.key)
      }
      write().then(kept, () => setLost(true))
    },
  }
}
