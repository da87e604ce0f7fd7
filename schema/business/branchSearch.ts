import type { Branch } from './branch.ts'

/**
 * The term of a search for branches is split at spaces and commas, and one part that occurs in name,
 * street, city, postal code, keywords or the name of a tag is enough. An empty term finds every branch.
 */
export function matchesSearch(
  branch: Pick<Branch, 'name' | 'street' | 'city' | 'zipCode' | 'keywords'>,
  tagNames: readonly string[],
  term: string,
): boolean {
  const parts = folded(term)
    .split(/[\s,]+/)
    .filter(part => part !== '')
  if (parts.length === 0) return true
  const texts = [branch.name, branch.street, branch.city, branch.zipCode, branch.keywords, ...tagNames].map(folded)
  return parts.some(part => texts.some(text => text.includes(part)))
}

/** Upper and lower case alike, 'ß' as the 'ss' that its upper case is, and accents in one spelling. */
function folded(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ß', 'ss')
}
