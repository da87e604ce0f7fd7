import { useSyncExternalStore } from 'react'
import { isInstallable, pageRequest } from './pageRequest.ts'

/** A link that opens the install flow; only where the shop can be made anapp. */
export function InstallLink({ text, className }: { text: string; className: string }) {
  const isShown = useSyncExternalStore(isInstallable.subscribe, isInstallable.get, () => false)
  if (!isShown) return null
  return (
    <button type="button" className={className} onClick={() => pageRequest.set('install')}>
      {text}
    </button>
  )
}
