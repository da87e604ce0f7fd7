/** Postcodes as people write them: '1010–1090, 1190'. */
export const postcodesText = (entries: readonly string[]): string => entries.join(', ').replaceAll('-', '–')

/**
 * The entries of what was typed, as they stand: separated by commas, semicolons, spaces or lines, a range with any dash
 * or 'bis'. What is no postcode is an entry too, so that validation complains about it.
 */
export function postcodesOf(text: string): string[] {
  const joined = text.replace(/\s*(?:[-–—]|\bbis\b)\s*/g, '-')
  return joined.split(/[\s,;]+/).filter(entry => entry !== '')
}
