import { type FormEvent, useId, useState } from 'react'
import { addActivity, correctActivity, withdrawActivity } from '../../../../schema/time/calls.ts'
import { now } from '../../../device/clock.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogButtons } from '../../../ui/DialogButtons.tsx'
import { TextArea } from '../../../ui/Field.tsx'
import { ProblemNotice } from '../../server/ProblemNotice.tsx'
import { useServerAction } from '../../server/useServerAction.ts'
import { useOffice, useZone } from '../../shell/scope.tsx'
import { checkedEntry, type EntryForm, formOf, type WorkTimes } from '../entry/entryForm.ts'
import { TimesFields } from '../entry/TimesFields.tsx'
import { texts } from './texts.ts'

/** What a dialog writes about: work that is there, by its number, or a person's that nobody clocked. */
export interface EntryTarget {
  readonly title: string
  readonly about: { readonly id: number } | { readonly user: number }
  readonly times: WorkTimes
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
  const [typed, setTyped] = useState(() => ({ ...formOf(times, '', zone), reason: reason ?? '' }))
  const [isChecked, setChecked] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { run, isBusy } = useServerAction({ offline: texts.entry.offline })
  const { times: told, problems } = checkedEntry(typed, { work: times, zone, now: now() })
  const finish = (failed: string | null, done: string) => {
    setProblem(failed)
    if (failed !== null) return
    tell({ text: done })
    onClose()
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (problems.length > 0) return
    const call = { ...told, uid }
    const failed =
      'id' in about
        ? await run(correctActivity, { params: { id: about.id }, body: call })
        : await run(addActivity, { body: { ...call, user: about.user } })
    finish(failed, texts.entry.saved)
  }
  const withdraw = async (id: number) => {
    setChecked(true)
    if (told.reason === '') return
    const call = { uid: `${uid}-weg`, reason: told.reason }
    finish(await run(withdrawActivity, { params: { id }, body: call }), texts.entry.removed)
  }
  const change = (changes: Partial<EntryForm>) => setTyped({ ...typed, ...changes })
  const errorAt = (field: string) => (isChecked ? problems.find(each => each.field === field)?.message : undefined)
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
        <TimesFields form={typed} {...{ change, errorAt }} isDateOpen />
        <TextArea
          label={texts.entry.reason}
          hint={texts.entry.reasonHint}
          rows={2}
          maxLength={500}
          value={typed.reason}
          error={errorAt('reason')}
          onChange={({ target }) => change({ reason: target.value })}
        />
      </form>
    </Dialog>
  )
}
