import type { KeptParts } from './keptOrder.ts'

/** What is left of a line's making once its guest is forgotten: what was chosen from the menu, nothing typed or uploaded. */
export function forgottenParts({ choices = {}, allergens, categories, lines = [] }: KeptParts): KeptParts {
  const chosen = new Set(
    Object.values(choices).map(choice => (typeof choice === 'string' ? choice : choice.join(', '))),
  )
  return {
    values: choices,
    choices,
    // 'Brot: Vollkorn' is of the menu where 'Vollkorn' was chosen from it; whatever else stands there was typed.
    lines: lines.filter(line => chosen.has(line.slice(line.indexOf(': ') + 2))),
    ...(allergens ? { allergens } : {}),
    ...(categories ? { categories } : {}),
  }
}

/** What a kiosk called a product nobody knows any more ends with what was typed. */
export const forgottenName = (name: string): string => name.replace(/, Wunsch: .*$/s, '')

/** An event of an order without what was written to it by hand. */
export const forgottenEvent = (action: string): string => action.replace(/^(edited|credited): .*$/s, '$1: …')
