import { canSpeak } from '../../device/media/speech.ts'
import { de } from './texts.ts'
import type { Announcements } from './useAnnouncements.ts'

/** Small and at the edge: for whoever sets the screen up, not for those who look at it. */
export function SoundBar({ isAudible, unlock, speaks, setSpeaks }: Announcements) {
  return (
    <div className="board-soundbar">
      {!isAudible && (
        <button type="button" className="board-chip" onClick={unlock}>
          {de.turnOnSound}
        </button>
      )}
      {canSpeak() && (
        <button
          type="button"
          className="board-chip"
          aria-pressed={speaks}
          onClick={() => {
            setSpeaks(!speaks)
            if (!isAudible) unlock()
          }}
        >
          {de.voice}
          <span aria-hidden>{speaks ? ' an' : ' aus'}</span>
        </button>
      )}
    </div>
  )
}
