import { SlidersHorizontal } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { StaffPush } from '../../data/boards/staffPush.ts'
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
    <div className="board-settings" onKeyDown={event => event.key === 'Escape' && isOpen && close()}>
      <button
        ref={button}
        type="button"
        className="board-button board-button-icon"
        aria-label={de.settings}
        title={de.settings}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal size={26} aria-hidden />
      </button>
      {isOpen && (
        <>
          {/* A tap beside it closes it, as everybody expects. */}
          <div className="board-settings-beside" onPointerDown={close} />
          <section id={panel} aria-label={de.settings} className="board-settings-panel">
            <label className="board-volume">
              <span className="font-strong">{de.volume}</span>
              <input
                type="range"
                min={0}
                max={1}
                step={0.1}
                value={alarm.volume}
                onChange={event => alarm.setVolume(Number(event.target.value))}
              />
              {!alarm.isOnShift && <span className="text-ink-soft">{de.silent}</span>}
            </label>
            <PushSwitch push={push} />
            {alarm.isOnShift && (
              <button type="button" className="board-button" onClick={alarm.end}>
                {de.end}
              </button>
            )}
            <button type="button" className="board-button" onClick={close}>
              {de.close}
            </button>
          </section>
        </>
      )}
    </div>
  )
}
