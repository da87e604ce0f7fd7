/** What follows `current` in the order of `segments`; from the beginning after the last, and where it is not among them. */
export function following(segments: readonly number[], current: number | null): readonly number[] {
  const at = current === null ? -1 : segments.indexOf(current)
  return [...segments.slice(at + 1), ...segments.slice(0, at + 1)]
}
