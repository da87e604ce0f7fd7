/**
 * How often a property is tried or a schedule is played: a fifth of what proves it, in every `npm test`, and all of it in
 * `npm test -- --whole`.
 */
export const runsOf = (whole: number): number => (process.env['WHOLE_RUNS'] ? whole : Math.ceil(whole / 5))
