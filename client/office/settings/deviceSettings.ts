import { createContext, useContext, useSyncExternalStore } from 'react'
import { type Signal, signal } from '../../device/signal.ts'
import { kept } from '../../device/storage/kept.ts'
import type { Memo } from '../../device/storage/memo.ts'

/** What this device was told about itself, whoever works at it. */
interface DeviceSettings {
  /** 'light' or 'dark'; anything else is as the device has it. */
  readonly scheme: Signal<string | null>
  /** What was ordered; '0' is hidden. */
  readonly productData: Signal<string | null>
  /** Who ordered, and how to reach them; '0' is hidden. */
  readonly customerData: Signal<string | null>
  /** Where somebody is at work; '0' is told to nobody, and nobody's is shown. */
  readonly presence: Signal<string | null>
}

export const SCHEME_KEY = 'office-scheme'

export const keptDeviceSettings = (memo: Memo): DeviceSettings => ({
  scheme: kept(memo, SCHEME_KEY),
  productData: kept(memo, 'show-product-data'),
  customerData: kept(memo, 'show-customer-data'),
  presence: kept(memo, 'office-presence'),
})

/** Where nothing was told everything is shown. */
export const DeviceSettingsContext = createContext<DeviceSettings>({
  scheme: signal<string | null>(null),
  productData: signal<string | null>(null),
  customerData: signal<string | null>(null),
  presence: signal<string | null>(null),
})

/** One of them, live. */
export function useDeviceSetting(
  name: keyof DeviceSettings,
): [value: string | null, set: Signal<string | null>['set']] {
  const { get, set, subscribe } = useContext(DeviceSettingsContext)[name]
  return [useSyncExternalStore(subscribe, get, get), set]
}

/** Whether data of this kind may be seen at this device. */
export const useShows = (name: 'productData' | 'customerData'): boolean => useDeviceSetting(name)[0] !== '0'
