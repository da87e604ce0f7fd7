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
        <div key={step.key} className="board-lost">
          <p>
            <strong className="figures">{order?.ticketNumber ?? step.ticket ?? ''}</strong> {de.refused[step.action]}.{' '}
            {step.isLate ? de.late : order ? de.now[order.status] : step.reason}
          </p>
          <button type="button" className="board-button ml-auto" onClick={() => dismiss(step.key)}>
            {de.understood}
          </button>
        </div>
      ))}
    </div>
  )
}
