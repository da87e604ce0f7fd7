import { BoardButton } from '../../ui/board/BoardButton.tsx'
import type { Kitchen } from './kitchenView.ts'
import { de } from './texts.ts'

interface LostStepsProps {
  readonly lost: Kitchen['lost']
  readonly dismiss: (key: string) => void
}

/** What was tapped here and came to nothing, for orders that are on no list any more. */
export function LostSteps({ lost, dismiss }: LostStepsProps) {
  return (
    <div role="alert">
      {lost.map(({ step, order }) => (
        <div key={step.key} className="flex items-center gap-4 bg-error-soft px-4 py-2 text-lead">
          <p>
            <strong className="figures">{order?.ticketNumber ?? step.ticket ?? ''}</strong> {de.refused[step.action]}.{' '}
            {step.isLate ? de.late : order ? de.now[order.status] : step.reason}
          </p>
          <BoardButton className="ml-auto" onClick={() => dismiss(step.key)}>
            {de.understood}
          </BoardButton>
        </div>
      ))}
    </div>
  )
}
