import type { ReactNode } from 'react'
import type { Config } from '../../../schema/business/config.ts'
import type { Mode } from '../../../schema/business/modes.ts'
import { ModeTiles } from './ModeTiles.tsx'
import { useTexts } from './texts.ts'

interface ScreensaverProps {
  readonly config: Config
  readonly branchName: string
  /** Pictures of what can be had now. */
  readonly fresh: ReactNode
  readonly modes: readonly Mode[]
  /** Why nothing can be ordered here now; null where it can. */
  readonly closed: string | null
  /** With what was chosen; null where the guest tapped anywhere else. */
  readonly onBegin: (mode: Mode | null) => void
}

/** What stands there while nobody does: what is fresh now. One tap anywhere dismisses it, one on a way to eat goes on. */
export function Screensaver({ config, branchName, fresh, modes, closed, onBegin }: ScreensaverProps) {
  const texts = useTexts()
  return (
    <div className="kiosk-cover" role="dialog" aria-modal aria-labelledby="kiosk-begin">
      {fresh}
      <button
        type="button"
        autoFocus
        disabled={closed !== null}
        aria-labelledby="kiosk-begin"
        className="kiosk-begin"
        onClick={() => onBegin(null)}
      />
      <div className="kiosk-begin-words">
        <p className="font-display text-hero">{config.shopName}</p>
        <p className="text-lead text-ink-soft">{branchName}</p>
        <p id="kiosk-begin" className={closed === null ? 'kiosk-tap' : 'mt-4 text-head font-strong'}>
          {closed === null ? texts.begin : texts.closedTitle}
        </p>
        {closed !== null && (
          <div role="status" className="flex max-w-2xl flex-col gap-2 text-lead text-ink-soft">
            <p>{closed}</p>
            <p className="font-strong text-ink">{texts.closed}</p>
          </div>
        )}
        {closed === null && modes.length > 1 && <ModeTiles modes={modes} onChoose={onBegin} />}
      </div>
    </div>
  )
}
