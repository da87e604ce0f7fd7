import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { texts } from './texts.ts'

interface QuestionFooterProps {
  readonly onBack: () => void
  /** The button that does it, and what is to be known before. */
  readonly children: ReactNode
}

/** Below a question about an order: back, or do it. */
export const QuestionFooter = ({ onBack, children }: QuestionFooterProps) => (
  <div className="flex flex-wrap items-center justify-end gap-2">
    <Button variant="secondary" onClick={onBack}>
      {texts.keep}
    </Button>
    {children}
  </div>
)
