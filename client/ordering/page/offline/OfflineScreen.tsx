import { WifiOff } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { useNetwork } from '../../../device/online.ts'
import { uncoverPage } from '../../../device/page/pageRoot.ts'
import { Button } from '../../../ui/Button.tsx'
import { FullPage } from '../../../ui/FullPage.tsx'
import { Mark } from '../../../ui/Mark.tsx'
import { texts } from './texts.ts'

/** Shown where the device has never kept anything. Alone it is the whole page; `within` a page it has neither title nor mark. */
export function OfflineScreen({ within }: { within?: boolean }) {
  // A kiosk without anything kept has no cover to show it.
  useLayoutEffect(uncoverPage, [])
  const { title, text } = useNetwork() ? texts.server : texts
  const screen = (
    <FullPage
      within={within}
      icon={<WifiOff aria-hidden size={28} />}
      title={title}
      text={text}
      action={<Button onClick={() => location.reload()}>{texts.retry}</Button>}
    />
  )
  if (within) return screen
  return (
    <main id="main" tabIndex={-1} className="flex min-h-dvh flex-1 flex-col">
      <title>{title}</title>
      <div className="page flex pt-6">
        <Mark size={40} />
      </div>
      {screen}
    </main>
  )
}
