import { useSyncExternalStore } from 'react'
import { keptValue } from './keptValue.ts'
import { signal } from './signal.ts'

/** What a person chose for this device; 'auto' follows the device itself. */
export type ColourScheme = 'auto' | 'light' | 'dark'

const kept = keptValue<ColourScheme>('colour-scheme')
const chosen = signal<ColourScheme>('auto')

/** Puts the kept choice onto the page; called once before the first paint. */
export function applyColourScheme(): void {
  chooseColourScheme(kept.get() ?? 'auto')
}

export function chooseColourScheme(scheme: ColourScheme): void {
  if (scheme === 'auto') kept.clear()
  else kept.set(scheme)
  const { dataset } = document.documentElement
  if (scheme === 'auto') delete dataset['theme']
  else dataset['theme'] = scheme
  chosen.set(scheme)
}

export function useColourScheme(): ColourScheme {
  return useSyncExternalStore(chosen.subscribe, chosen.get, chosen.get)
}
