import type { PrinterKind } from './printer.ts'

/** What staff see of printers and of what they print. Instants are epoch ms. */

export type PrintState = 'queued' | 'handed' | 'done' | 'unconfirmed' | 'dead' | 'expired'

/** An entry of GET /api/print-jobs. */
export interface PrintJobView {
  readonly id: number
  readonly order: number | null
  /** Null for a test print and for labels. */
  readonly ticketNumber: string | null
  readonly document: 'ticket' | 'receipt' | 'slip' | 'labels' | 'test'
  readonly mark: 'copy' | 'void' | 'changed' | null
  readonly printer: number
  readonly printerName: string
  readonly branch: number | null
  /** The printer it was meant for, where another one stands in. */
  readonly insteadOf: number | null
  readonly state: PrintState
  /** Nothing that is not known is claimed: „gedruckt“ says only a printer that watches its paper. */
  readonly label: string
  readonly detail: string | null
  /** How often it was given to a printer. */
  readonly tries: number
  readonly createdAt: number
  readonly updatedAt: number
  /** When it is given up, as long as it waits. */
  readonly expiresAt: number | null
}

/** An entry of GET /api/printers/status: how a printer does, and what of its papers is not settled. */
export interface PrinterStatus {
  readonly id: number
  readonly name: string
  readonly branch: number
  readonly kind: PrinterKind
  readonly isEnabled: boolean
  /** When it asked for papers; null for one the server connects to, and for one that has not asked since `watchedSince`. */
  readonly seenAt: number | null
  /** Since when the server would have heard it. */
  readonly watchedSince: number
  /** Why it does not print, in its own words; null where nothing is known to be wrong. */
  readonly trouble: string | null
  readonly waiting: number
  readonly waitingSince: number | null
  readonly unconfirmed: number
  readonly failed: number
  /** Since when the oldest one waits that a person has to decide about. */
  readonly undecidedSince: number | null
  /** When something was last printed; null where that is long ago. */
  readonly printedAt: number | null
}
