import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

interface AskedProblemProps {
  /** What could not be asked, or null where all is well. */
  readonly problem: string | null
  /** The button that asks again. */
  readonly again: string
  readonly onAgain: () => void
}

/** Above what useAsked.ts shows: why it may be old, and a way to ask again. */
export function AskedProblem({ problem, again, onAgain }: AskedProblemProps) {
  if (problem === null) return null
  return (
    <Notice
      tone="error"
      urgent
      actions={
        <Button variant="secondary" size="small" onClick={onAgain}>
          {again}
        </Button>
      }
    >
      {problem}
    </Notice>
  )
}
