import type { Allergen } from './allergens.ts'

/** Letters of the Austrian food code, A5 annex 3. */
export const austrianLetters: Readonly<Record<Allergen, string>> = {
  gluten: 'A',
  crustaceans: 'B',
  egg: 'C',
  fish: 'D',
  peanut: 'E',
  soy: 'F',
  milk: 'G',
  nuts: 'H',
  celery: 'L',
  mustard: 'M',
  sesame: 'N',
  sulphites: 'O',
  lupin: 'P',
  molluscs: 'R',
}
