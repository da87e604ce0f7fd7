import { austrianLetters } from './allergenLetters.ts'
import type { Composition } from './composition.ts'
import { diets as dietNames } from './diets.ts'

/** 'Vegan · Allergene: A, F', by the letters of the Austrian scheme; null where nothing is known. */
export function compositionText({ allergens, diets }: Pick<Composition, 'allergens' | 'diets'>): string | null {
  const letters = allergens.map(key => austrianLetters[key]).toSorted()
  const words: string[] = diets.map(diet => dietNames[diet])
  if (letters.length > 0) words.push(`Allergene: ${letters.join(', ')}`)
  return words.length > 0 ? words.join(' · ') : null
}
