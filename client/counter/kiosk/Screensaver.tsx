import type { ImageRef } from '../../../schema/base/fields.ts'
import type { Config } from '../../../schema/business/config.ts'
import { Picture } from '../../ui/Picture.tsx'
import { texts } from './texts.ts'

interface ScreensaverProps {
  readonly config: Config
  readonly branchName: string
  readonly image: ImageRef | undefined
  /** Why nothing can be ordered here now; null where it can. */
  readonly closed: string | null
  readonly onBegin: () => void
}

/** What stands there while nobody does. One tap anywhere dismisses it. */
export function Screensaver({ config, branchName, image, closed, onBegin }: ScreensaverProps) {
  return (
    <div className="kiosk-cover" role="dialog" aria-modal aria-labelledby="kiosk-begin">
      <Picture
        image={image}
        alt=""
        from={['medium', 'large']}
        sizes="100vw"
        width={1080}
        height={1080}
        className="kiosk-cover-picture"
      />
      <button type="button" autoFocus disabled={closed !== null} className="kiosk-begin" onClick={onBegin}>
        <span className="kiosk-begin-words">
          <span className="font-display text-hero">{config.shopName}</span>
          <span className="text-lead text-ink-soft">{branchName}</span>
          <span id="kiosk-begin" className={closed === null ? 'kiosk-tap' : 'mt-4 text-head font-strong'}>
            {closed === null ? texts.begin : texts.closedTitle}
          </span>
          {closed !== null && (
            <span role="status" className="flex max-w-2xl flex-col gap-2 text-lead text-ink-soft">
              <span>{closed}</span>
              <span className="font-strong text-ink">{texts.closed}</span>
            </span>
          )}
        </span>
      </button>
    </div>
  )
}
