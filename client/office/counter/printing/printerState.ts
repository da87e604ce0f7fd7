import type { PrinterStatus } from '../../../../schema/counter/printing.ts'

/** A printer that fetches its papers asks every few seconds: after so long (ms) it is off or has no network. */
export const SILENT_MS = 120_000

/**
 * How a printer does. `silent`: not heard of for too long. `unknown`: the server has only just begun to listen. One the
 * server connects to says nothing by itself and counts as ready until a paper cannot be sent.
 */
export type PrinterState = 'off' | 'ready' | 'trouble' | 'silent' | 'unknown'

/** `now` is epoch ms. */
export function printerStateOf(
  { isEnabled, kind, trouble, seenAt, watchedSince }: PrinterStatus,
  now: number,
): PrinterState {
  if (!isEnabled) return 'off'
  if (kind !== 'raw' && now - (seenAt ?? watchedSince) > SILENT_MS) return 'silent'
  if (trouble !== null) return 'trouble'
  return kind === 'raw' || seenAt !== null ? 'ready' : 'unknown'
}

/** Whether somebody has to go there: it does not print, and there is something to print or it was heard of before. */
export function needsSomebody(status: PrinterStatus, now: number): boolean {
  const state = printerStateOf(status, now)
  return state === 'trouble' || (state === 'silent' && (status.waiting > 0 || status.seenAt !== null))
}
