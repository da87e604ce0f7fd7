import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { texts } from './texts.ts'

interface ProblemNoticeProps {
  readonly problem: string | null
  /** Tries the same again; absent where the page has its own way. */
  readonly onAgain?: () => void
}

/** Why something was not done, where it was tried; nothing while nothing is wrong. */
export const ProblemNotice = ({ problem, onAgain }: ProblemNoticeProps) =>
  problem !== null && (
    <Notice
      tone="error"
      urgent
      {...(onAgain && {
        actions: (
          <Button variant="secondary" size="small" onClick={onAgain}>
            {texts.again}
          </Button>
        ),
      })}
    >
      {problem}
    </Notice>
  )
