import { Bell, BellRing } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type Notifying, notify, notifyingOf, stopNotifying } from './notify.ts'
import type { OrderKey } from './order.machine.ts'
import { texts } from './texts.ts'

/** 'Benachrichtigen, wenn es Neues gibt': only where it works, and never asked for unasked. The page needs it for nothing. */
export function NotifySwitch({ uid, hash }: OrderKey) {
  const [state, setState] = useState<Notifying | 'changing' | 'failed'>('hidden')
  useEffect(() => {
    let isHere = true
    void notifyingOf({ uid, hash }).then(found => isHere && setState(found))
    return () => {
      isHere = false
    }
  }, [uid, hash])
  if (state === 'hidden') return null
  const isOn = state === 'on'
  const toggle = async () => {
    setState('changing')
    const change = isOn ? stopNotifying : notify
    const isDone = await change({ uid, hash }).catch(() => false)
    setState(isDone ? (isOn ? 'off' : 'on') : 'failed')
  }
  const Icon = isOn ? BellRing : Bell
  return (
    <div className="flex flex-col items-center gap-1 text-center">
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-busy={state === 'changing'}
        disabled={state === 'changing'}
        onClick={() => void toggle()}
        className="inline-flex min-h-11 items-center gap-2.5 rounded-pill border border-line bg-surface px-4 font-medium hover:border-edge disabled:opacity-60"
      >
        <Icon size={18} aria-hidden className={isOn ? 'text-success' : 'text-ink-soft'} />
        {texts.notify.label}
        <span aria-hidden className={isOn ? 'text-success' : 'text-ink-soft'}>
          {isOn ? texts.notify.on : texts.notify.off}
        </span>
      </button>
      <p role="status" className="text-caption text-ink-soft">
        {state === 'failed' ? texts.notify.failed : isOn ? texts.notify.hint : ''}
      </p>
    </div>
  )
}
