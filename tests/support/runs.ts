/**
 * How often a property is tried or a schedule is played: a fifth of what proves it, in every `npm test`, and all of it in
 * `npm test -- --whole`.
 */
export const runsOf = (whole: number): number => (process.env['WHOLE_RUNS'] ? whole : Math.ceil(whole / 5))

/** How much is generated where a fifth would be too much for every change: `slice` then, and `whole` in `npm test -- --whole`. */
export const sizeOf = (slice: number, whole: number): number => (process.env['WHOLE_RUNS'] ? whole : slice)
