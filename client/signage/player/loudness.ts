/**
 * How loud a TV is, in percent: as its form says, and from the moment staff ask for something else as they say, until the form
 * says something else or the page begins anew. `apply` makes it so.
 */
export function createLoudness(apply: (percent: number) => void) {
  let former: number | undefined
  return {
    /** What the form says: whatever else changes on the TV does not undo what was asked for. */
    usual(percent: number): void {
      if (percent !== former) apply(percent)
      former = percent
    },
    ask: (percent: number | null) => apply(percent ?? 0),
  }
}
