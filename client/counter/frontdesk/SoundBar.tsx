import type { ComponentProps } from 'react'
import { canSpeak } from '../../device/media/speech.ts'
import { de } from './texts.ts'
import type { Announcements } from './useAnnouncements.ts'

/** Small and at the edge: for whoever sets the screen up, not for those who look at it. */
export function SoundBar({ isAudible, unlock, speaks, setSpeaks }: Announcements) {
  return (
    <div className="ml-auto flex flex-none gap-[0.75rem]">
      {!isAudible && <BarButton onClick={unlock}>{de.turnOnSound}</BarButton>}
      {canSpeak() && (
        <BarButton
          aria-pressed={speaks}
          onClick={() => {
            setSpeaks(!speaks)
            if (!isAudible) unlock()
          }}
        >
          {de.voice}
          <span aria-hidden>{speaks ? ' an' : ' aus'}</span>
        </BarButton>
      )}
    </div>
  )
}

const BarButton = (rest: ComponentProps<'button'>) => (
  <button
    type="button"
    className="min-h-[3rem] rounded-pill border border-line px-[1.25rem] text-lead text-ink-soft"
    {...rest}
  />
)
