import { Bell, BellOff, BellRing } from 'lucide-react'
import { useId, useSyncExternalStore } from 'react'
import type { PushState, StaffPush } from '../../data/boards/staffPush.ts'
import { texts as pushTexts } from '../../ui/push/texts.ts'
import { BoardSwitch } from './BoardSwitch.tsx'

/** 'Benachrichtigungen auf diesem Gerät', with how it stands and why where it cannot be switched. */
export function PushSwitch({ push }: { readonly push: StaffPush }) {
  const { state, trouble } = useSyncExternalStore(push.standing.subscribe, push.standing.get)
  const words = useId()
  const isOn = state === 'on'
  const canSwitch = state === 'on' || state === 'off'
  const Sign = isOn ? BellRing : isFixed(state) ? BellOff : Bell
  return (
    <div className="flex flex-col gap-2">
      <BoardSwitch
        isOn={isOn}
        tone="good"
        word={isOn ? pushTexts.on : pushTexts.off}
        icon={<Sign size={24} aria-hidden className="flex-none" />}
        isFixed={!canSwitch && state !== 'changing'}
        aria-describedby={words}
        aria-busy={state === 'changing'}
        // Not `disabled`: it would lose the focus while it is being switched.
        aria-disabled={!canSwitch}
        onClick={() => canSwitch && void (isOn ? push.switchOff() : push.switchOn())}
      >
        {pushTexts.label}
      </BoardSwitch>
      <p id={words} role="status" className={trouble ? 'text-warning' : 'text-ink-soft'}>
        {trouble ? pushTexts.troubles[trouble] : pushTexts.states[state]}
      </p>
    </div>
  )
}

/** Nothing that is done here changes it. */
const isFixed = (state: PushState): boolean => state === 'unsupported' || state === 'denied' || state === 'unavailable'
