import { useSyncExternalStore } from 'react'
import { isInstallable, wish } from './wishes.ts'

/** A link that opens the install flow; only where the shop can be made an app (storefront section 2). */
export function InstallLink({ text, className }: { text: string; className: string }) {
  const isShown = useSyncExternalStore(isInstallable.subscribe, isInstallable.get, () => false)
  if (!isShown) return null
  return (
    <button type="button" className={className} onClick={() => wish.set('install')}>
      {text}
    </button>
  )
}
