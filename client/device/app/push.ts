import { after } from '../clock.ts'

/**
 * Whether this browser can be told something while the page is closed: `unsupported` also where there is no worker (on an
 * iPhone: before the app was installed), `denied` where the person forbade it.
 */
type PushReadiness = 'unsupported' | 'denied' | 'possible'

/** A subscription as the server takes it. */
export interface PushSubscriptionKeys {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** `waitMs`: how long a worker may take that is only being registered now. */
export async function pushReadiness(waitMs = 0): Promise<PushReadiness> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || typeof Notification === 'undefined')
    return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const isLate = new Promise<void>(resolve => after(waitMs, resolve))
  // Where there is none at all this never resolves; one that is still loading is waited for as well.
  if (!(await registered())?.active) await Promise.race([navigator.serviceWorker.ready, isLate])
  return (await registered()) ? 'possible' : 'unsupported'
}

/** Whether the person has said yes before, so that nothing need be asked. */
export const isPushAllowed = (): boolean => typeof Notification !== 'undefined' && Notification.permission === 'granted'

/** Calls the listener when the person changes the permission in the browser's settings. Returns how to stop. */
export function onPushPermission(listener: () => void): () => void {
  const stopping = new AbortController()
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then(status => status.addEventListener('change', listener, { signal: stopping.signal }))
    // A browser that does not tell: it is asked again when the page is opened.
    .catch(() => {})
  return () => stopping.abort()
}

/** Gives up the browser's subscription: whoever still sends to it is told that it is gone. */
export async function unsubscribeFromPush(): Promise<void> {
  const registration = await registered()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** The endpoint of this browser's subscription, null where it has none. */
export async function pushEndpoint(): Promise<string | null> {
  const registration = await registered()
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null
}

/**
 * Asks the person, in answer to a tap, and subscribes with the server's key. Null where the person or the browser says no.
 * A subscription with another key (the server got a new one) is replaced.
 */
export async function subscribeToPush(publicKey: string): Promise<PushSubscriptionKeys | null> {
  if (!isPushAllowed() && (await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  try {
    const subscription = await pushManager.subscribe(options).catch(async () => {
      await (await pushManager.getSubscription())?.unsubscribe()
      return pushManager.subscribe(options)
    })
    const { endpoint, keys } = subscription.toJSON()
    if (!endpoint || !keys?.['p256dh'] || !keys['auth']) return null
    return { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } }
  } catch {
    // No push service (a browser without one, or offline).
    return null
  }
}

/** The worker of this page; undefined also where the browser keeps nothing for the site. */
const registered = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration().catch(() => undefined)
