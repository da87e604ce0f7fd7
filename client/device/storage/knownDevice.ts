import type { PairedDevice } from '../../../schema/counter/pairing.ts'
import { memo } from './memo.ts'

/** What a paired screen knows of itself. Its key lies in a cookie that no script can read. */
export interface KnownDevice extends PairedDevice {
  /** Slips are printed without asking: the browser was started to do so. */
  readonly prints: boolean
}

const KEY = 'device'

/** Which device of the business this browser is; null for everybody's own. */
export function knownDevice(): KnownDevice | null {
  if (typeof localStorage === 'undefined') return null
  try {
    return JSON.parse(memo.get(KEY) ?? 'null')
  } catch {
    return null
  }
}

export const rememberDevice = (device: KnownDevice | null): void =>
  memo.set(KEY, device === null ? null : JSON.stringify(device))

export const isKiosk = (): boolean => knownDevice()?.kind === 'kiosk'
