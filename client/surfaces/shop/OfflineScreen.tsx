import { useLayoutEffect } from 'react'
import { uncoverPage } from '../../device/page/page.ts'
import { Button } from '../../ui/Button.tsx'
import { WifiOff } from '../../ui/icons.tsx'
import { Mark } from '../../ui/Mark.tsx'
import { texts } from './chrome/texts.ts'
import { FullPage } from './FullPage.tsx'

/** Only where nothing was ever kept (design 8.6). Alone it is the whole page, and nothing else says what that is called. */
export function OfflineScreen({ within }: { within?: boolean }) {
  // A kiosk that keeps nothing says so.
  useLayoutEffect(uncoverPage, [])
  const screen = (
    <FullPage
      within={within}
      icon={<WifiOff size={28} />}
      title={texts.offline.title}
      text={texts.offline.text}
      action={<Button onClick={() => location.reload()}>{texts.offline.retry}</Button>}
    />
  )
  if (within) return screen
  return (
    <main id="main" tabIndex={-1} className="flex min-h-dvh flex-1 flex-col">
      <title>{texts.offline.title}</title>
      <div className="page flex pt-6">
        <Mark size={40} />
      </div>
      {screen}
    </main>
  )
}
