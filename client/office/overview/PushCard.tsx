import { Bell, BellOff, BellRing } from 'lucide-react'
import { useId, useSyncExternalStore } from 'react'
import type { StaffPush } from '../../data/boards/staffPush.ts'
import { texts as pushTexts } from '../../ui/push/texts.ts'
import { card } from '../shell/styles.ts'

const fixed = new Set(['unsupported', 'denied', 'unavailable'])

interface PushCardProps {
  readonly push: StaffPush
  /** What it is good for where orders are not what one thinks of. */
  readonly words?: { readonly on: string; readonly off: string }
}

/** Whether this browser tells the person what is new: orders nobody looks at, for the shift lead, and their own roster. */
export function PushCard({ push, words: other }: PushCardProps) {
  const { state, trouble } = useSyncExternalStore(push.standing.subscribe, push.standing.get)
  const [label, words] = [useId(), useId()]
  const isOn = state === 'on'
  const canSwitch = isOn || state === 'off'
  const Sign = isOn ? BellRing : fixed.has(state) ? BellOff : Bell
  return (
    <section aria-labelledby={label} className={`${card} flex items-center gap-4 px-4 py-3`}>
      <Sign size={20} aria-hidden className={`shrink-0 ${isOn ? 'text-success' : 'text-ink-soft'}`} />
      <div className="min-w-0 flex-1">
        <h2 id={label} className="text-body font-medium">
          {pushTexts.label}
        </h2>
        <p id={words} role="status" className={`text-caption ${trouble ? 'text-warning' : 'text-ink-soft'}`}>
          {trouble ? pushTexts.troubles[trouble] : { ...pushTexts.states, ...other }[state]}
        </p>
      </div>
      {!fixed.has(state) && (
        <button
          type="button"
          role="switch"
          aria-checked={isOn}
          aria-labelledby={label}
          aria-describedby={words}
          aria-busy={state === 'changing'}
          // Not `disabled`: it would lose the focus while it is being switched.
          aria-disabled={!canSwitch}
          onClick={() => canSwitch && void (isOn ? push.switchOff() : push.switchOn())}
          className="flex min-h-11 shrink-0 items-center gap-2.5 rounded-control px-1 text-caption font-medium aria-disabled:opacity-60"
        >
          <span aria-hidden className={isOn ? 'text-ink' : 'text-ink-soft'}>
            {isOn ? pushTexts.on : pushTexts.off}
          </span>
          <span
            aria-hidden
            className={`flex h-6 w-10 items-center rounded-pill border p-0.5 transition-colors duration-150 ${isOn ? 'border-transparent bg-success' : 'border-edge bg-sunken'}`}
          >
            <span
              className={`size-4.5 rounded-pill transition-transform duration-150 ${isOn ? 'translate-x-4 bg-paper' : 'bg-ink-soft'}`}
            />
          </span>
        </button>
      )}
    </section>
  )
}
