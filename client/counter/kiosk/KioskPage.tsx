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
  /** The way on, right of 'Abbrechen'. */
  readonly foot: ReactNode
  /** There is nothing to lose: 'Abbrechen' asks nothing. */
  readonly isEmpty: boolean
}

/** A page that fills the screen: what is read above, what is tapped below, and never more than the middle scrolls. */
export function KioskPage({ head, children, foot, isEmpty }: KioskPageProps) {
  return (
    <>
      <header className="kiosk-head">{head}</header>
      {children}
      <div className="kiosk-foot">
        <CancelButton isEmpty={isEmpty} />
        <ReachButton />
        <div className="kiosk-foot-way">{foot}</div>
      </div>
    </>
  )
}

function CancelButton({ isEmpty }: { isEmpty: boolean }) {
  const texts = useTexts()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="large"
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
      className="kiosk-reach-button"
      onClick={switchControls}
    >
      <Accessibility aria-hidden size={26} />
    </button>
  )
}
