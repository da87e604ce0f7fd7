/** What is said of an order that nobody has promised for a time. */
export const soonText = 'So bald wie möglich'

/** 'bis 12:45': how a promise is told where it stays as it was written, beside 'ca. 20 Min. (bis 12:45)' where it is counted down. */
export const untilText = (moment: string): string => `bis ${moment}`

/**
 * When an order will be there, the same for its guest and its branch: what was promised, else what both agreed on; null where
 * nobody has said, and it is made as soon as possible. A promise that is the appointment itself is told as such.
 */
export function dueOf<Instant>(
  promised: Instant | null,
  appointment: Instant | null,
): { readonly at: Instant; readonly isPromise: boolean } | null {
  if (promised !== null && promised !== appointment) return { at: promised, isPromise: true }
  return appointment === null ? null : { at: appointment, isPromise: false }
}
