import { get, post } from '../base/call.ts'
import type { Done } from '../base/calls.ts'
import type { PrintJobView } from './printing.ts'

/** What staff may ask of a device from afar. */
export const deviceCommandKinds = {
  notification: 'Testmeldung',
  log: 'Protokoll',
  reload: 'Neu laden',
  key: 'Neuer Schlüssel',
} as const
export type DeviceCommandKind = keyof typeof deviceCommandKinds

/** What a device fetches: `payload` are the four digits of a test. */
export interface DeviceCommand {
  readonly id: number
  readonly kind: DeviceCommandKind
  readonly payload: string
  /** Epoch ms. */
  readonly createdAt: number
}

/** The same as staff see it; times are epoch ms. */
export interface DeviceCommandView extends DeviceCommand {
  /** What the device said: its log. */
  readonly result: string
  readonly takenAt: number | null
  readonly doneAt: number | null
}

/** What is known of a device's last day. */
export interface DeviceDay {
  readonly commands: readonly DeviceCommandView[]
  /** Beginnings (epoch ms) of the quarters of an hour in which it was heard of, oldest first. */
  readonly quarters: readonly number[]
}

/** A device that has not fetched what it was asked by then (ms) will not do it any more. */
export const COMMAND_HOLDS_MS = 10 * 60_000
/** How long (ms) a former key still opens the door: what is on its way with it arrives. */
export const KEY_OVERLAP_MS = 24 * 60 * 60_000
export const QUARTER_MS = 15 * 60_000

/** How a command stands at `now` (epoch ms). */
export const commandState = (
  { createdAt, takenAt, doneAt }: Pick<DeviceCommandView, 'createdAt' | 'takenAt' | 'doneAt'>,
  now: number,
): 'done' | 'taken' | 'waiting' | 'missed' => {
  if (doneAt !== null) return 'done'
  if (takenAt !== null) return 'taken'
  return now - createdAt > COMMAND_HOLDS_MS ? 'missed' : 'waiting'
}

export const testNotification = post('/devices/:id/test/notification')<undefined, DeviceCommand>()
/** Prints a page at the printer beside the device. */
export const testPrintAt = post('/devices/:id/test/print')<undefined, PrintJobView>()
export const requestDeviceLogs = post('/devices/:id/request-device-logs')<undefined, DeviceCommand>()
export const reloadDevice = post('/devices/:id/reload')<undefined, DeviceCommand>()
/** Asks a device to fetch a new key. */
export const renewDeviceKey = post('/devices/:id/key')<undefined, DeviceCommand>()
export const deviceDay = get('/devices/:id/day')<DeviceDay>()

/** The device asks what it is to do; what it is told once it is not told again. */
export const takeCommands = post('/devices/commands/take')<Done, readonly DeviceCommand[]>()
/** The device fetches the key it was asked to; a browser is given it as a cookie. The former one holds for KEY_OVERLAP_MS. */
export const takeNewKey = post('/devices/key')<Done, { readonly token: string }>()
export const finishCommand = post('/devices/commands/:command/done')<{ readonly result: string }, Done>()
