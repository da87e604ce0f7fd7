import { Link } from '@tanstack/react-router'
import type { BoardStep } from '../../../../schema/counter/boardSteps.ts'
import type { BoardSteps, WaitingOfOther } from '../../../data/boards/boardSteps.ts'
import { type Live, useLive } from '../../../data/engine/live.ts'
import { useOnline } from '../../../device/online.ts'
import { Button, buttonLook } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { texts as orderTexts, wordOf } from '../texts.ts'
import { texts } from './texts.ts'

interface StepNoticesProps {
  readonly steps: BoardSteps | null
  readonly taken: readonly BoardStep[]
}

const none: readonly WaitingOfOther[] = []
const nobody: Live<readonly WaitingOfOther[]> = { get: () => none, subscribe: () => () => {} }

/** What was done here and is not at the server yet, and what it did not take, with the ways to mend that. */
export function StepNotices({ steps, taken }: StepNoticesProps) {
  const isOnline = useOnline()
  const ofOthers = useLive(steps?.ofOthers ?? nobody) ?? none
  const waiting = taken.filter(({ state }) => state === 'waiting').length
  return (
    <>
      {waiting > 0 && !isOnline && (
        <Notice tone="warning">
          <strong className="font-strong">{texts.unsent(waiting)}.</strong> {texts.unsentHint}
        </Notice>
      )}
      {ofOthers.map(({ name, count }) => (
        <Notice key={name} tone="warning">
          <strong className="font-strong">{texts.ofOther(name, count)}</strong> {texts.ofOtherHint}
        </Notice>
      ))}
      {taken.map(step => step.state === 'refused' && steps && <Refused key={step.key} {...{ step, steps }} />)}
    </>
  )
}

function Refused({ step, steps }: { readonly step: BoardStep; readonly steps: BoardSteps }) {
  const { key, order, action, ticket = '', reason = '', isLate = false } = step
  const again = async () => {
    const { key: _key, at: _at, state: _state, reason: _reason, isLate: _isLate, ...same } = step
    await steps.dismiss(key)
    await steps.post(same)
  }
  return (
    <Notice
      tone="error"
      urgent
      actions={
        <span className="flex flex-wrap gap-2">
          <Link
            to="/orders/$id"
            params={{ id: String(order) }}
            className={buttonLook({ size: 'small', variant: 'secondary' })}
          >
            {texts.open}
          </Link>
          <Button variant="secondary" size="small" onClick={() => void again()}>
            {texts.again}
          </Button>
          <Button variant="quiet" size="small" onClick={() => void steps.dismiss(key)}>
            {texts.understood}
          </Button>
        </span>
      }
    >
      {texts.refused(ticket, wordOf(orderTexts.actions, action))} {isLate ? texts.tooLate : reason}
    </Notice>
  )
}
