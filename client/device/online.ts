import { useSyncExternalStore } from 'react'
import { type Signal, signal } from './signal.ts'

/** What this device knows about its way to the server. */
interface Contact {
  /** Whether the last attempt to reach the server got an answer. */
  readonly online: boolean
  /** Epoch ms of the last answer, null before the first. */
  readonly at: number | null
}

/**
 * The truth about being online is the last contact with the server: `navigator.onLine` says yes behind a captive portal
 * and in a network whose way out is cut. It is a hint that tells when to try again.
 */
export const contact: Signal<Contact> = signal<Contact>({ online: true, at: null })

/** Whether nothing speaks against being online: the last attempt was answered, and the device does not think it is offline. */
export function seemsOnline(): boolean {
  return contact.get().online && hasNetwork()
}

/** Whether the server has answered this page, and the last attempt was no miss: more than that nothing speaks against it. */
export function isInContact(): boolean {
  return contact.get().at !== null && seemsOnline()
}

/** The server answered, at `at` (epoch ms). */
export function reached(at: number = Date.now()): void {
  contact.set({ online: true, at })
}

/** An attempt got no answer. */
export function missed(): void {
  const { online, at } = contact.get()
  if (online) contact.set({ online: false, at })
}

/** Whether the server was reached at the last attempt; `true` while nothing was tried. */
export function useOnline(): boolean {
  return useSyncExternalStore(followContact, isOnline, isOnline)
}

/** Calls the listener when the device thinks its network came back or went. Returns how to stop. */
export function onNetworkHint(listener: (online: boolean) => void): () => void {
  if (typeof window === 'undefined') return () => {}
  const back = () => listener(true)
  const gone = () => {
    missed()
    listener(false)
  }
  window.addEventListener('online', back)
  window.addEventListener('offline', gone)
  return () => {
    window.removeEventListener('online', back)
    window.removeEventListener('offline', gone)
  }
}

/** Whether the device itself is in a network: then it is the server that is away. `true` where the browser does not tell. */
export function useNetwork(): boolean {
  return useSyncExternalStore(onNetworkHint, hasNetwork, () => true)
}

const hasNetwork = (): boolean => typeof navigator === 'undefined' || navigator.onLine

function followContact(listener: () => void): () => void {
  const stopContact = contact.subscribe(listener)
  // Listening to the hint is what lets a page know at once that the network is gone.
  const stopNetwork = onNetworkHint(() => {})
  return () => {
    stopContact()
    stopNetwork()
  }
}

function isOnline(): boolean {
  return contact.get().online
}
