/** What somebody may look for in food, by key with the words of the menu. */
export const diets = {
  vegetarian: 'Vegetarisch',
  vegan: 'Vegan',
  glutenFree: 'Glutenfrei',
  lactoseFree: 'Laktosefrei',
} as const
export type Diet = keyof typeof diets
