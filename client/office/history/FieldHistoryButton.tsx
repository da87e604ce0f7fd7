import { History } from 'lucide-react'
import { lazy } from 'react'
import { FloatingButton } from '../floating/FloatingButton.tsx'
import type { FieldOfDocument } from './FieldHistory.tsx'
import { texts } from './texts.ts'

const FieldHistory = lazy(() => import('./FieldHistory.tsx'))

/**
 * At the label of a field, while one is at it: who changed it. No stop for the keyboard, which has the whole history by
 * Strg H; its name is not that of the field, which is the control's.
 */
export const FieldHistoryButton = (props: FieldOfDocument) => (
  <FloatingButton
    kind="dialog"
    label={texts.field.who}
    isBeside
    className="-my-1 inline-grid size-6 shrink-0 place-items-center rounded-[6px] text-ink-soft opacity-0 group-focus-within/field:opacity-100 group-hover/field:opacity-100 hover:bg-sunken hover:text-ink focus-visible:opacity-100 aria-expanded:opacity-100 pointer-coarse:-my-3 pointer-coarse:hidden pointer-coarse:size-11 pointer-coarse:group-focus-within/field:inline-grid print:hidden"
    content={<History size={14} aria-hidden />}
  >
    {floating => <FieldHistory {...props} {...floating} />}
  </FloatingButton>
)
