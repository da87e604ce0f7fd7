/** So many weeks a shift is repeated at most. */
export const MOST_WEEKS = 12

/** The weeks somebody typed, 0 for none; null for what is no such number. */
export function weeksOfText(text: string): number | null {
  const weeks = text.trim() === '' ? 0 : Number(text)
  return Number.isInteger(weeks) && weeks >= 0 && weeks <= MOST_WEEKS ? weeks : null
}
