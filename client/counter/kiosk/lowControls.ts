import { useSyncExternalStore } from 'react'
import { type Signal, signal } from '../../device/signal.ts'

/** Everything that is tapped stands in the lower half: for who sits in a wheelchair, or is small. */
const isLow: Signal<boolean> = signal(false)

export const useLowControls = (): boolean => useSyncExternalStore(isLow.subscribe, isLow.get, isLow.get)
export const switchControls = (): void => isLow.set(!isLow.get())
/** The next guest may be tall. */
export const resetControls = (): void => isLow.set(false)
