import { WifiOff } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { FullPage } from './FullPage.tsx'
import { texts } from './texts.ts'

/** Only where nothing was ever kept (design 8.6). */
export function OfflineScreen() {
  return (
    <FullPage
      icon={<WifiOff size={28} aria-hidden />}
      title={texts.offline.title}
      text={texts.offline.text}
      action={<Button onClick={() => location.reload()}>{texts.offline.retry}</Button>}
    />
  )
}
