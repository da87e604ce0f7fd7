import { memo } from '../storage/memo.ts'

const INSTALLED = 'app-installed'

/** How a page becomes an app on this device: by the browser's own offer, or by hand in its menus. */
type InstallMethod = 'offer' | 'iphone' | 'ipad' | 'manual'

/** Whether pages can be kept as apps here: they need a worker, which needs a safe connection. */
export const isInstallSupported = (): boolean => 'serviceWorker' in navigator && window.isSecureContext

/** Whether this page already runs as an app. */
export function isStandalone(): boolean {
  const displays = ['standalone', 'minimal-ui', 'fullscreen', 'window-controls-overlay']
  return (
    displays.some(display => matchMedia(`(display-mode: ${display})`).matches) ||
    ('standalone' in navigator && navigator.standalone === true)
  )
}

/** Whether this device was told that the app was installed; a browser that offers it anew knows better. */
export const wasInstalled = (): boolean => memo.get(INSTALLED) !== null
export const rememberInstalled = (isInstalled: boolean): void => memo.set(INSTALLED, isInstalled ? 'true' : null)

/** Calls the listener once the app was installed. Returns how to stop. */
export function onInstalled(listener: () => void): () => void {
  window.addEventListener('appinstalled', listener)
  return () => window.removeEventListener('appinstalled', listener)
}

export function installMethod(): InstallMethod {
  return installMethodOf(navigator.userAgent, navigator.maxTouchPoints, 'onbeforeinstallprompt' in window)
}

/** An iPad calls itself a Mac, but no Mac has a touch screen. */
export function installMethodOf(userAgent: string, touchPoints: number, hasOffers: boolean): InstallMethod {
  if (/iPhone|iPod/.test(userAgent)) return 'iphone'
  if (/iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return 'ipad'
  return hasOffers ? 'offer' : 'manual'
}
