import type { ReactNode } from 'react'
import type { Config } from '../../../schema/business/config.ts'
import type { Mode } from '../../../schema/business/modes.ts'
import { Cover } from './Cover.tsx'
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
    <Cover role="dialog" aria-modal aria-labelledby="kiosk-begin">
      {fresh}
      {/* The whole screen is the button; what is written lies over it and lets every tap through. */}
      <button
        type="button"
        autoFocus
        disabled={closed !== null}
        aria-labelledby="kiosk-begin"
        className="absolute inset-0"
        onClick={() => onBegin(null)}
      />
      <div className="pointer-events-none relative flex flex-col items-center gap-[0.6rem] bg-paper px-8 pt-[1.6rem] pb-[2.2rem] text-center">
        <p className="font-display text-hero">{config.shopName}</p>
        <p className="text-lead text-ink-soft">{branchName}</p>
        <p
          id="kiosk-begin"
          className={`font-strong ${closed === null ? 'my-[0.6rem] animate-tap text-head/[1.2]' : 'mt-4 text-head'}`}
        >
          {closed === null ? texts.begin : texts.closedTitle}
        </p>
        {closed !== null && (
          <div role="status" className="flex max-w-2xl flex-col gap-2 text-lead text-ink-soft">
            <p>{closed}</p>
            <p className="font-strong text-ink">{texts.closed}</p>
          </div>
        )}
        {closed === null && modes.length > 1 && <ModeTiles size="cover" modes={modes} onChoose={onBegin} />}
      </div>
    </Cover>
  )
}
