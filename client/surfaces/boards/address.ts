import type { DeviceKind } from '../../../schema/base/access.ts'

/** Which board an address means. */
export interface Address {
  readonly kind: Exclude<DeviceKind, 'kiosk' | 'terminal'>
  /** Null: it has to be chosen first. */
  readonly branch: number | null
  /** The station of a kitchen; null is all of them. */
  readonly station: number | null
  /** Minutes a ready number stays on the board; null where the address does not say. */
  readonly readyMinutes: number | null
}

/** Reads `/frontdesk/3?minuten=20` and `/kitchen/3?station=5`. */
export function addressOf(pathname: string, search: string): Address {
  const [, kind, branch] = pathname.split('/')
  const query = new URLSearchParams(search)
  const minutes = wholeOf(query.get('minuten'))
  return {
    kind: kind === 'kitchen' ? 'kitchen' : 'frontdesk',
    branch: wholeOf(branch ?? null),
    station: wholeOf(query.get('station')),
    readyMinutes: minutes === null ? null : Math.min(240, minutes),
  }
}

/** The address of a kitchen board by station; null is all of them. */
export const kitchenPath = (branch: number, station: number | null): string =>
  station === null ? `/kitchen/${branch}` : `/kitchen/${branch}?station=${station}`

function wholeOf(text: string | null): number | null {
  const value = Number(text)
  return text !== null && Number.isSafeInteger(value) && value > 0 ? value : null
}
