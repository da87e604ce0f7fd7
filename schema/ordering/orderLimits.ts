/** Lines of one order. */
export const MOST_LINES = 200
/** Of one line, in whatever unit. */
export const MOST_AMOUNT = 1_000_000
