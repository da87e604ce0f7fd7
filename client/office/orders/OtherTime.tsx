import { useState } from 'react'
import { instantAt, localTime, MINUTE, minutesOf, timeText } from '../../../schema/base/zonedTime.ts'
import type { WholeOrder } from '../../../schema/ordering/officeCalls.ts'
import { now } from '../../device/clock.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DateField } from '../../ui/dates/DateField.tsx'
import { TimeField } from '../../ui/dates/TimeField.tsx'
import { useZone } from '../shell/scope.tsx'
import { QuestionFooter } from './QuestionFooter.tsx'
import { texts } from './texts.ts'

interface OtherTimeProps {
  readonly order: Pick<WholeOrder, 'ticketNumber' | 'appointmentDate' | 'promisedAt'>
  readonly isBusy: boolean
  /** ISO 8601 instant. */
  readonly onPropose: (appointmentDate: string) => void
  readonly onBack: () => void
}

/** So much later than now or what was agreed is what a proposal begins with. */
const LATER_MS = 30 * MINUTE

/** Proposes another time to the guest, by the clock of the business. */
export function OtherTime({ order, isBusy, onPropose, onBack }: OtherTimeProps) {
  const zone = useZone()
  const [first] = useState(() => {
    const due = order.appointmentDate ?? order.promisedAt
    const rounded = Math.ceil((Math.max(now(), due === null ? 0 : Date.parse(due)) + LATER_MS) / (5 * MINUTE))
    return localTime(rounded * 5 * MINUTE, zone)
  })
  const [date, setDate] = useState(first.date)
  const [time, setTime] = useState(timeText(first.minutes))
  const at = date === '' || time === '' ? null : instantAt(date, minutesOf(time), zone)
  return (
    <Dialog
      title={texts.proposeTitle(order.ticketNumber)}
      width="narrow"
      onClose={onBack}
      footer={
        <QuestionFooter onBack={onBack}>
          <Button
            disabled={at === null}
            busy={isBusy}
            onClick={() => at !== null && onPropose(new Date(at).toISOString())}
          >
            {texts.proposeNow}
          </Button>
        </QuestionFooter>
      }
    >
      <div className="flex flex-col gap-4 p-5">
        <p>{texts.proposeHint}</p>
        <div className="grid grid-cols-2 gap-3">
          <DateField label={texts.proposeDay} value={date} onValue={setDate} />
          <TimeField label={texts.proposeTime} value={time} onValue={setTime} />
        </div>
      </div>
    </Dialog>
  )
}
