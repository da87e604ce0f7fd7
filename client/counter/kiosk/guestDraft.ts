import { useSyncExternalStore } from 'react'
import { type Signal, signal } from '../../device/signal.ts'
import type { KioskDraft } from './kioskOrder.ts'

/** What the guest has entered at the checkout. Who reads the terms or takes one more roll finds it again. */
const entered: Signal<Partial<KioskDraft>> = signal({})

export const useGuestDraft = (): Partial<KioskDraft> =>
  useSyncExternalStore(entered.subscribe, entered.get, entered.get)
export const changeDraft = (patch: Partial<KioskDraft>): void => entered.set({ ...entered.get(), ...patch })
/** The next guest has another name. */
export const forgetDraft = (): void => entered.set({})
