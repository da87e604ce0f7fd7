import { get, post, remove } from '../base/call.ts'
import type { Done } from '../base/calls.ts'
import type { StaffOrder } from '../ordering/staffCalls.ts'
import type { BoardSwitchCall } from './boardSwitch.ts'
import type { BoardFacts } from './boards.ts'
import type { Claim, DeviceStatus, Heartbeat, HeartbeatCall, Lease, PairCall, Pairing, PairingCall } from './pairing.ts'
import type { PrinterStatus, PrintJobView } from './printing.ts'

export const beginPairing = post('/devices/pairings')<PairingCall, Pairing>()
/** The device asks whether it was let in. */
export const claimPairing = post('/devices/pairings/claim')<{ secret: string }, Claim>()
/** Somebody in the office lets a device in. */
export const confirmPairing = post('/devices/pair')<PairCall, Done>()
export const revokeDevice = remove('/devices/:id/tokens')<undefined, Done>()
/** Every half minute. */
export const sendHeartbeat = post('/devices/heartbeat')<HeartbeatCall, Heartbeat>()
export const leaseNumbers = post('/devices/lease')<Done, Lease>()
export const deviceStatus = get('/devices/status')<readonly DeviceStatus[]>()

/** What boards keep beside the orders. */
export const boardFacts = get('/boards/:id')<BoardFacts>()
/** Somebody has seen the order, at the screen of this name. */
export const acknowledgeOrder = post('/orders/:id/acknowledge')<{ device: string }, Acknowledged>()

/** Pauses a branch, or says that a product is sold out there. */
export const throwSwitch = post('/boards/:id/switches')<BoardSwitchCall, Done>()
/** Takes orders again, or has it again. */
export const endSwitch = post('/boards/:id/switches/:switch/end')<Done, Done>()

export const printerStatus = get('/printers/status')<readonly PrinterStatus[]>()
export const testPrinter = post('/printers/:id/test')<undefined, PrintJobView>()
export const printJobs = get('/print-jobs')<readonly PrintJobView[]>()
/** Prints it again, or says what became of it. */
export const decidePrintJob = post('/print-jobs/:id/:deed')<undefined, PrintJobView>()

/** Prints the ticket of an order once more. */
export const printAgain = post('/orders/:id/print')<undefined, StaffOrder>()

export interface Acknowledged {
  readonly id: number
  readonly rev: number
  /** Epoch ms. */
  readonly acknowledgedAt: number | null
}
