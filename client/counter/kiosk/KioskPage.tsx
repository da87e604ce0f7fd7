import { Accessibility } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { X } from '../../ui/icons.tsx'
import { CancelQuestion } from './CancelQuestion.tsx'
import { finishGuest } from './kioskDevice.ts'
import { switchControls, useLowControls } from './lowControls.ts'
import { useTexts } from './texts.ts'

interface KioskPageProps {
  /** Only read: it stands too high for many. */
  readonly head: ReactNode
  readonly children: ReactNode
  /** The way on, right of 'Abbrechen'; as high as that. */
  readonly foot: ReactNode
  /** There is nothing to lose: 'Abbrechen' asks nothing. */
  readonly isEmpty: boolean
}

/** A page that fills the screen: what is read above, what is tapped below, and never more than the middle scrolls. */
export function KioskPage({ head, children, foot, isEmpty }: KioskPageProps) {
  return (
    <>
      <header className="flex items-center gap-4 border-b border-line px-[1.4rem] py-[0.8rem]">{head}</header>
      {children}
      {/* With larger letters the way on has a line of its own. */}
      <div className="flex flex-wrap items-end gap-[0.8rem] border-t border-line bg-surface px-[1.4rem] pt-[0.8rem] pb-[1.2rem]">
        <CancelButton isEmpty={isEmpty} />
        <ReachButton />
        <div className="min-w-0 flex-[1_1_13rem]">{foot}</div>
      </div>
    </>
  )
}

/** The middle of a page, the only part that scrolls: what is tapped lies low. */
export const bodyLook =
  'flex min-h-0 flex-1 flex-col justify-end-safe gap-[1.2rem] overflow-y-auto overscroll-contain py-[1.2rem]'
/** What scrolls cuts off at its edges: rings and ticks need room beside them. */
export const pageBodyLook = `${bodyLook} page box-content px-[0.8rem]`

function CancelButton({ isEmpty }: { isEmpty: boolean }) {
  const texts = useTexts()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="large"
        className="min-h-reach!"
        icon={<X size={20} />}
        onClick={() => (isEmpty ? finishGuest() : setAsking(true))}
      >
        {texts.cancel.action}
      </Button>
      {isAsking && <CancelQuestion onStay={() => setAsking(false)} onCancel={finishGuest} />}
    </>
  )
}

function ReachButton() {
  const texts = useTexts()
  const isLow = useLowControls()
  return (
    <button
      type="button"
      aria-pressed={isLow}
      aria-label={isLow ? texts.reach.off : texts.reach.on}
      className="grid min-h-reach! w-reach place-items-center rounded-control border border-edge aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
      onClick={switchControls}
    >
      <Accessibility aria-hidden size={26} />
    </button>
  )
}
