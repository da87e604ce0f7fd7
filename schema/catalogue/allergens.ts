/**
 * Allergens of Annex II to regulation (EU) 1169/2011 by key with their German names, and the letters of the Austrian
 * scheme. German menus use letters of their own, so the key is stored and the letter is only shown.
 */
export const allergens = {
  gluten: 'Glutenhaltiges Getreide',
  crustaceans: 'Krebstiere',
  egg: 'Ei',
  fish: 'Fisch',
  peanut: 'Erdnuss',
  soy: 'Soja',
  milk: 'Milch und Laktose',
  nuts: 'Schalenfrüchte',
  celery: 'Sellerie',
  mustard: 'Senf',
  sesame: 'Sesam',
  sulphites: 'Sulfite',
  lupin: 'Lupinen',
  molluscs: 'Weichtiere',
} as const
export type Allergen = keyof typeof allergens

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

export const diets = {
  vegetarian: 'Vegetarisch',
  vegan: 'Vegan',
  glutenFree: 'Glutenfrei',
  lactoseFree: 'Laktosefrei',
} as const
export type Diet = keyof typeof diets
