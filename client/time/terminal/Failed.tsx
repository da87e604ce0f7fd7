import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { de } from './texts.ts'

interface FailedProps {
  readonly title: string
  readonly onRetry: () => void
}

/** The server answered, and could not do what was asked: it may be asked again. */
export function Failed({ title, onRetry }: FailedProps) {
  return (
    <Notice
      tone="error"
      urgent
      title={title}
      actions={
        <Button variant="secondary" onClick={onRetry}>
          {de.tryAgain}
        </Button>
      }
    />
  )
}
