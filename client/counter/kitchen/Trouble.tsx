import type { Card } from './kitchenView.ts'
import { de } from './texts.ts'

/** What was tapped and not taken, and how the order stands instead. */
export function Trouble({
  card: { refused, order },
  dismiss,
}: {
  readonly card: Card
  readonly dismiss: (key: string) => void
}) {
  if (!refused) return null
  return (
    <div role="alert" className="board-trouble">
      <p className="font-strong">{de.refused[refused.action]}</p>
      <p>{de.now[order.status]}</p>
      <button type="button" className="board-button" onClick={() => dismiss(refused.key)}>
        {de.understood}
      </button>
    </div>
  )
}
