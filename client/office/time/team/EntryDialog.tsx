import { type FormEvent, useId, useState } from 'react'
import { addActivity, correctActivity, withdrawActivity } from '../../../../schema/time/calls.ts'
import { now } from '../../../device/clock.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogButtons } from '../../../ui/DialogButtons.tsx'
import { TextArea, TextField } from '../../../ui/Field.tsx'
import { ProblemNotice } from '../../server/ProblemNotice.tsx'
import { useServerAction } from '../../server/useServerAction.ts'
import { useOffice, useZone } from '../../shell/scope.tsx'
import { type EntryTimes, type EntryTyped, entryOf, entryTyped } from './entryTyped.ts'
import { texts } from './texts.ts'

/** What a dialog writes about: work that is there, by its number, or a person's that nobody clocked. */
export interface EntryTarget {
  readonly title: string
  readonly about: { readonly id: number } | { readonly user: number }
  readonly times: EntryTimes
  /** What stands under „Grund“ at first. */
  readonly reason?: string
}

interface EntryDialogProps {
  readonly target: EntryTarget
  readonly onClose: () => void
}

/** How work was in truth: kept beside what was clocked, with who wrote it and why. */
export function EntryDialog({ target: { title, about, times, reason }, onClose }: EntryDialogProps) {
  const zone = useZone()
  const form = useId()
  const { tell } = useOffice()
  const [uid] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState(() => entryTyped(times, zone, reason))
  const [isChecked, setChecked] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { run, isBusy } = useServerAction({ offline: texts.entry.offline })
  const { body, wrong } = entryOf(typed, { zone, now: now(), former: times })
  const finish = (failed: string | null, done: string) => {
    setProblem(failed)
    if (failed !== null) return
    tell({ text: done })
    onClose()
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!body) return
    const call = { ...body, uid }
    const failed =
      'id' in about
        ? await run(correctActivity, { params: { id: about.id }, body: call })
        : await run(addActivity, { body: { ...call, user: about.user } })
    finish(failed, texts.entry.saved)
  }
  const withdraw = async (id: number) => {
    setChecked(true)
    if (wrong.reason !== undefined) return
    const call = { uid: `${uid}-weg`, reason: typed.reason.trim() }
    finish(await run(withdrawActivity, { params: { id }, body: call }), texts.entry.removed)
  }
  const field = (name: keyof EntryTyped) => ({
    value: typed[name],
    autoComplete: 'off',
    error: isChecked ? wrong[name] : undefined,
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })
  return (
    <Dialog
      title={title}
      width="narrow"
      onClose={onClose}
      footer={
        <DialogButtons>
          {'id' in about && (
            <Button variant="danger" className="mr-auto" disabled={isBusy} onClick={() => void withdraw(about.id)}>
              {texts.entry.remove}
            </Button>
          )}
          <Button type="submit" form={form} busy={isBusy}>
            {texts.entry.save}
          </Button>
        </DialogButtons>
      }
    >
      <form id={form} noValidate className="flex flex-col gap-4 p-5" onSubmit={event => void save(event)}>
        <ProblemNotice problem={problem} />
        <TextField label={texts.entry.date} {...field('date')} />
        <div className="grid grid-cols-2 items-start gap-3">
          <TextField label={texts.entry.from} {...field('from')} />
          <TextField label={texts.entry.to} {...field('to')} />
        </div>
        <TextField label={texts.entry.breaks} hint={texts.entry.breaksHint} optional {...field('breaks')} />
        <TextArea
          label={texts.entry.reason}
          hint={texts.entry.reasonHint}
          rows={2}
          maxLength={500}
          {...field('reason')}
        />
      </form>
    </Dialog>
  )
}
