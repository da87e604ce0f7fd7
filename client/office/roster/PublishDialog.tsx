import { useState } from 'react'
import { dayText } from '../../../schema/time/plan/words.ts'
import { shiftText } from '../../../schema/time/shiftText.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogButtons } from '../../ui/DialogButtons.tsx'
import { draftsOf } from './drafts.ts'
import type { Entry, RosterWeek } from './rosterWeek.ts'
import { texts } from './texts.ts'
import type { RosterDeeds } from './useRosterDeeds.ts'

interface PublishDialogProps {
  readonly week: RosterWeek
  readonly deeds: RosterDeeds
  readonly onClose: () => void
}

/** Before the drafts of a week are published: whose they are, and what they are. */
export function PublishDialog({ week, deeds, onClose }: PublishDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const { drafts, people } = draftsOf(week)
  const lines = week.lines
    .map(({ id, name }) => ({ id, name, own: drafts.filter(({ user }) => user === id) }))
    .filter(({ own }) => own.length > 0)
  const publish = async () => {
    setBusy(true)
    await deeds.publish(drafts)
    onClose()
  }
  return (
    <Dialog
      title={texts.publishTitle}
      onClose={onClose}
      footer={
        <DialogButtons>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button busy={isBusy} onClick={() => void publish()}>
            {texts.publish(people)}
          </Button>
        </DialogButtons>
      }
    >
      <div className="flex flex-col gap-4 p-5">
        <p className="text-ink-soft">{texts.publishHint}</p>
        <dl>
          {lines.map(({ id, name, own }) => (
            <div key={id} className="border-b border-line py-2 last:border-0">
              <dt className="font-medium">{id === null ? texts.open : name}</dt>
              <dd className="figures text-caption text-ink-soft">{own.toSorted(byStart).map(told).join(' · ')}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  )
}

const byStart = (one: Entry, other: Entry) => one.start - other.start
const told = (entry: Entry): string => `${dayText(entry.date)} ${shiftText(entry)}`.replaceAll(' ', '\u00a0')
