import type { Quote } from '../../../schema/ordering/quote.ts'

/** A quote as it crosses the wire: instants as ISO 8601, everything else as the rule gives it. */
export const quoteAnswer = ({ pricing, obstacles, earliest, promise }: Quote) => ({
  pricing,
  obstacles,
  earliest: earliest === null ? null : new Date(earliest).toISOString(),
  promisedAt: new Date(promise.at).toISOString(),
})
