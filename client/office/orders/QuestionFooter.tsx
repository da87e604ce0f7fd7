import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { DialogButtons } from '../../ui/DialogButtons.tsx'
import { texts } from './texts.ts'

interface QuestionFooterProps {
  readonly onBack: () => void
  /** The button that does it, and what is to be known before. */
  readonly children: ReactNode
}

/** Below a question about an order: back, or do it. */
export const QuestionFooter = ({ onBack, children }: QuestionFooterProps) => (
  <DialogButtons>
    <Button variant="secondary" onClick={onBack}>
      {texts.keep}
    </Button>
    {children}
  </DialogButtons>
)
