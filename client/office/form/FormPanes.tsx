import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react'
import { keysOf } from '../../../schema/base/keys.ts'
import { afterFrame } from '../../device/page/afterFrame.ts'
import { useIsWide } from '../../device/page/narrow.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { FormRail, type FormRailProps } from './FormRail.tsx'
import type { FormParts, FormPreviewProps } from './formParts.ts'
import { texts } from './texts.ts'

/** What of a form is in sight where there is no room for both. */
export type Pane = keyof typeof texts.form.panes

const panes = keysOf(texts.form.panes)

interface PaneChoiceProps {
  readonly pane: Pane
  readonly onPane: (pane: Pane) => void
}

export const PaneChoice = ({ pane, onPane }: PaneChoiceProps) => (
  <div className="px-4 pb-2 tablet:px-8 min-[80rem]:hidden">
    <Segmented
      label={texts.form.pane}
      value={pane}
      options={panes.map(value => ({ value, label: texts.form.panes[value] }))}
      onChange={onPane}
    />
  </div>
)

interface FormPanesProps extends FormRailProps {
  readonly pane: Pane
  /** What became of the document; null where nobody asks. */
  readonly history: ReactNode
  readonly children: ReactNode
}

/** The fields, and beside them what guests see, what became of the document, or where everything is. */
export function FormPanes({ entity, row, form, pane, parts, history, children }: FormPanesProps) {
  const { Preview, isWide } = parts
  const hasRoom = useIsWide()
  const previewed = Preview && !history && (hasRoom || pane === 'preview')
  const width = isWide ? '' : Preview ? 'max-w-[92rem]' : 'max-w-[76rem]'
  return (
    <div className={`mx-auto flex w-full flex-1 items-start gap-8 px-4 py-5 tablet:px-8 ${width}`}>
      <div
        className={`min-w-0 flex-1 flex-col gap-5 ${pane === 'preview' && !history ? 'hidden min-[80rem]:flex' : 'flex'}`}
      >
        {children}
      </div>
      {previewed && (
        <div className="mx-auto w-[24.5rem] min-w-0 shrink-0 max-[80rem]:shrink min-[80rem]:sticky min-[80rem]:top-28">
          <LatePreview {...{ Preview, row, form }} />
        </div>
      )}
      <Suspense>{history || (!isWide && <FormRail {...{ entity, row, form, parts }} />)}</Suspense>
    </div>
  )
}

interface LatePreviewProps extends FormPreviewProps {
  readonly Preview: NonNullable<FormParts['Preview']>
}

/** A page within the page takes as long to make as all the fields: whoever opens a form sees those first. */
function LatePreview({ Preview, ...previewed }: LatePreviewProps) {
  const [isDue, setDue] = useState(false)
  useEffect(() => afterFrame(() => startTransition(() => setDue(true))), [])
  const coming = <Skeleton className="h-96 w-full" />
  return isDue ? (
    <Suspense fallback={coming}>
      <Preview {...previewed} />
    </Suspense>
  ) : (
    coming
  )
}
