import { type ReactNode, type RefObject, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { countsOf, type Planned } from './plan.ts'
import { texts } from './texts.ts'

interface PlanDialogProps {
  readonly title: string
  readonly plan: readonly Planned[]
  readonly applyText: (count: number) => string
  readonly onApply: () => Promise<unknown>
  readonly onClose: () => void
  /** Where the focus begins. */
  readonly focusFirst?: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

/** A change of many before it is made: how many it would change, and the one button that makes it. Enter in a field makes it too. */
export function PlanDialog({ title, plan, applyText, onApply, onClose, focusFirst, children }: PlanDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const counts = countsOf(plan)
  const apply = async () => {
    if (counts.changed === 0 || isBusy) return
    setBusy(true)
    await onApply()
    onClose()
  }
  const footer = (
    <div className="flex flex-wrap items-center justify-end gap-3">
      <p role="status" className="figures mr-auto text-caption text-ink-soft">
        {texts.counts(counts)}
      </p>
      <Button variant="secondary" size="small" className="pointer-coarse:min-h-11" onClick={onClose}>
        {texts.cancel}
      </Button>
      <Button
        size="small"
        className="pointer-coarse:min-h-11"
        disabled={counts.changed === 0}
        busy={isBusy}
        onClick={() => void apply()}
      >
        {applyText(counts.changed)}
      </Button>
    </div>
  )
  return (
    <Dialog {...{ title, onClose, footer }} {...(focusFirst ? { focusFirst } : {})} width="roomy">
      <form
        className="flex flex-col gap-4 px-5 py-4"
        onSubmit={event => {
          event.preventDefault()
          void apply()
        }}
      >
        {children}
        <button type="submit" className="hidden" tabIndex={-1} aria-hidden />
      </form>
    </Dialog>
  )
}
