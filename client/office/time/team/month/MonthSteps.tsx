import { Lock, Printer } from 'lucide-react'
import { useState } from 'react'
import type { MonthSheet } from '../../../../../schema/time/calls.ts'
import type { MonthStep } from '../../../../../schema/time/clockEvent.ts'
import { mayStep, monthAfter } from '../../../../../schema/time/monthStates.ts'
import { printPage } from '../../../../device/page/page.ts'
import { Badge } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { formatDateTime } from '../../../../ui/format.ts'
import { ProblemNotice } from '../../../server/ProblemNotice.tsx'
import { useOffice, useZone } from '../../../shell/scope.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { texts } from '../texts.ts'
import { useMonthStep } from '../useMonthStep.ts'
import { MonthFiles } from './MonthFiles.tsx'

interface MonthStepsProps {
  readonly sheet: MonthSheet
  readonly isApprover: boolean
  /** The month is over: before that it is not handed in. */
  readonly isOver: boolean
  readonly nameOf: (id: number) => string
}

/** How a month stands, who brought it there, and what the person may do about it now. */
export function MonthSteps({ sheet, isApprover, isOver, nameOf }: MonthStepsProps) {
  const { user, month, state, steps } = sheet
  const zone = useZone()
  const { me } = useOffice()
  const [isOpening, setOpening] = useState(false)
  const { take, isBusy, problem } = useMonthStep(user, month)
  const isOwn = user === me.user.id
  const open = (['submit', 'approve', 'reopen'] as const).filter(
    step => isOver && monthAfter(state, step) !== null && mayStep(step, { isOwn, isApprover }),
  )
  const act = (step: MonthStep) => (step === 'reopen' ? setOpening(true) : void take(step))
  return (
    <section aria-label={texts.month.state} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge tone={tones[state]}>
          {state === 'approved' && <Lock size={13} aria-hidden />}
          {texts.states[state]}
        </Badge>
        <ul className="tabular-nums min-w-0 flex-1 basis-64 text-caption text-ink-soft">
          {steps.map(({ step, author, at, reason }) => (
            <li key={at}>
              {texts.month.stepDone(texts.stepsDone[step], nameOf(author), formatDateTime(Date.parse(at), zone))}
              {reason !== '' && ` · ${reason}`}
            </li>
          ))}
          {steps.length === 0 && <li>{isOver ? texts.month.stillOpen : texts.month.running}</li>}
        </ul>
        <div className="flex flex-wrap gap-2">
          {open.map(step => (
            <Button
              key={step}
              variant={step === 'reopen' ? 'secondary' : 'primary'}
              size="small"
              className="pointer-coarse:min-h-11"
              disabled={isBusy}
              onClick={() => act(step)}
            >
              {state === 'submitted' && step === 'reopen' ? texts.month.giveBack : texts.steps[step]}
            </Button>
          ))}
          <MonthFiles sheet={sheet} name={nameOf(user)} />
          <Button
            variant="secondary"
            size="small"
            className="pointer-coarse:min-h-11"
            icon={<Printer size={16} aria-hidden />}
            onClick={printPage}
          >
            {texts.month.print}
          </Button>
        </div>
      </div>
      {!isOpening && <ProblemNotice problem={problem} />}
      {isOpening && (
        <ReasonDialog
          title={state === 'submitted' ? texts.month.giveBack : texts.steps.reopen}
          verb={state === 'submitted' ? texts.month.giveBack : texts.steps.reopen}
          onReason={reason => take('reopen', reason)}
          onClose={() => setOpening(false)}
        />
      )}
    </section>
  )
}

const tones = { draft: 'plain', submitted: 'warning', approved: 'success' } as const
