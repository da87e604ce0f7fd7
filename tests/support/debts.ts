/** Imports against the table of areas that are known and on their way out: `path > target`. It only ever gets shorter. */
export const unpaid: ReadonlySet<string> = new Set([])
