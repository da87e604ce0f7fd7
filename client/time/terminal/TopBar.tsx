import { formatTime } from '../../ui/format.ts'
import { dayText } from './dayText.ts'
import { de } from './texts.ts'

interface TopBarProps {
  readonly place: string
  readonly zone: string
  /** Epoch ms. */
  readonly now: number
}

/** Where the terminal stands, and what time it is there. */
export function TopBar({ place, zone, now }: TopBarProps) {
  return (
    <header className="terminal-top">
      <div className="min-w-0">
        <p className="truncate text-lead font-strong">{place}</p>
        <p className="truncate text-body text-ink-soft">{de.title}</p>
      </div>
      <div className="text-right whitespace-nowrap">
        <p className="figures text-hero leading-none font-strong">{formatTime(now, zone)}</p>
        <p className="text-body text-ink-soft">{dayText(now, zone)}</p>
      </div>
    </header>
  )
}
