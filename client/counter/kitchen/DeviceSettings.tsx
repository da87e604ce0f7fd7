import { SlidersHorizontal } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { StaffPush } from '../../data/boards/staffPush.ts'
import { BoardButton } from '../../ui/board/BoardButton.tsx'
import { PushSwitch } from './PushSwitch.tsx'
import { de } from './texts.ts'
import type { Alarm } from './useAlarm.ts'

interface DeviceSettingsProps {
  readonly alarm: Alarm
  readonly push: StaffPush
}

/** How this device makes itself heard: the volume, and notifications while nobody looks at it. */
export function DeviceSettings({ alarm, push }: DeviceSettingsProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useId()
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div className="relative flex-none" onKeyDown={event => event.key === 'Escape' && isOpen && close()}>
      <BoardButton
        ref={button}
        size="icon"
        aria-label={de.settings}
        title={de.settings}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal size={26} aria-hidden />
      </BoardButton>
      {isOpen && (
        <>
          {/* A tap beside it closes it, as everybody expects. */}
          <div className="fixed inset-0 z-29" onPointerDown={close} />
          <section
            id={panel}
            aria-label={de.settings}
            className="absolute top-[calc(100%+0.75rem)] right-0 z-30 flex w-[min(27rem,calc(100vw-2rem))] flex-col gap-5 rounded-ticket border border-line bg-raised p-5 text-lead shadow-float max-tablet:fixed max-tablet:inset-x-4 max-tablet:top-auto max-tablet:bottom-4 max-tablet:w-auto"
          >
            <label className="flex flex-col">
              <span className="font-strong">{de.volume}</span>
              <input
                type="range"
                className="h-16 w-full accent-accent"
                min={0}
                max={1}
                step={0.1}
                value={alarm.volume}
                onChange={event => alarm.setVolume(Number(event.target.value))}
              />
              {!alarm.isOnShift && <span className="text-ink-soft">{de.silent}</span>}
            </label>
            <PushSwitch push={push} />
            {alarm.isOnShift && <BoardButton onClick={alarm.end}>{de.end}</BoardButton>}
            <BoardButton onClick={close}>{de.close}</BoardButton>
          </section>
        </>
      )}
    </div>
  )
}
