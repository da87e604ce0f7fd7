import { useState } from 'react'
import { nameOfPerson } from '../../../../../schema/business/personName.ts'
import type { YearPerson } from '../../../../../schema/time/yearCalls.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { DialogButtons } from '../../../../ui/DialogButtons.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { ProblemNotice } from '../../../server/ProblemNotice.tsx'
import { useOffice } from '../../../shell/scope.tsx'
import { hoursText } from '../../timeText.ts'
import { texts } from './texts.ts'
import { useYearStep } from './useYearStep.ts'

interface CloseAllDialogProps {
  readonly people: readonly YearPerson[]
  readonly year: number
  readonly onClose: () => void
}

/** Closes the year of everybody whose year is open, one after the other; it stops at the first that cannot be closed. */
export function CloseAllDialog({ people: given, year, onClose }: CloseAllDialogProps) {
  const { tell } = useOffice()
  // Those who are done leave the list behind the dialog.
  const [people] = useState(given)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { close } = useYearStep(year)
  const sum = (of: (person: YearPerson) => number) => people.reduce((all, person) => all + of(person), 0)
  const unready = people.filter(({ december }) => december !== 'approved').length
  const closeAll = async () => {
    setBusy(true)
    let done = 0
    for (const person of people) {
      const failed = await close(person, null)
      if (failed !== null) {
        setProblem(`${nameOfPerson(person.user)}: ${failed}`)
        break
      }
      done += 1
    }
    setBusy(false)
    if (done > 0) tell({ text: texts.allDone(done) })
    if (done === people.length) onClose()
  }
  return (
    <Dialog
      title={texts.closeAllTitle(year)}
      width="narrow"
      onClose={onClose}
      footer={
        <DialogButtons>
          <Button busy={isBusy} onClick={() => void closeAll()}>
            {texts.close}
          </Button>
        </DialogButtons>
      }
    >
      <div className="flex flex-col gap-4 p-5">
        <ProblemNotice problem={problem} />
        <p>
          {texts.closeAllText(
            people.length,
            hoursText(
              sum(({ figures }) => figures.carriedMinutes),
              true,
            ),
            hoursText(sum(({ figures }) => figures.paidMinutes)),
          )}
        </p>
        {unready > 0 && <Notice tone="warning">{texts.notReady(unready)}</Notice>}
      </div>
    </Dialog>
  )
}
