/**
 * Allergens of Annex II to regulation (EU) 1169/2011 by key with their German names. Menus use letters of several schemes, so
 * the key is stored and a letter is only shown.
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
