import { Button } from '../../ui/Button.tsx'
import { WifiOff } from '../../ui/icons.tsx'
import { FullPage } from './FullPage.tsx'
import { texts } from './texts.ts'

/** Only where nothing was ever kept (design 8.6). */
export function OfflineScreen({ within }: { within?: boolean }) {
  return (
    <FullPage
      within={within}
      icon={<WifiOff size={28} />}
      title={texts.offline.title}
      text={texts.offline.text}
      action={<Button onClick={() => location.reload()}>{texts.offline.retry}</Button>}
    />
  )
}
