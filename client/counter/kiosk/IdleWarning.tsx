import { useEffect, useRef, useState } from 'react'
import { every } from '../../device/clock.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { WARNING_MS } from './idle.machine.ts'
import { useTexts } from './texts.ts'

/** Asks before everything is taken away; more time is one tap (WCAG 2.2.1). */
export function IdleWarning({ onMore, onRestart }: { onMore: () => void; onRestart: () => void }) {
  const texts = useTexts()
  const seconds = useCountdown(WARNING_MS / 1000)
  const more = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      title={texts.idle.title}
      onClose={onMore}
      width="narrow"
      focusFirst={more}
      footer={
        <div className="flex flex-col gap-3">
          <Button ref={more} size="large" wide onClick={onMore}>
            {texts.idle.more}
          </Button>
          <Button size="large" wide variant="secondary" onClick={onRestart}>
            {texts.idle.restart}
          </Button>
        </div>
      }
    >
      <p role="timer" className="px-5 py-4 text-lead">
        {texts.idle.text(seconds)}
      </p>
    </Dialog>
  )
}

/** Seconds left, each second one less, down to 0. */
export function useCountdown(from: number): number {
  const [seconds, setSeconds] = useState(from)
  useEffect(() => every(1000, () => setSeconds(left => Math.max(0, left - 1))), [])
  return seconds
}
