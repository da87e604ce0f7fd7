/** Navigation between the shop's pages. */
export const texts = {
  back: 'Zurück',
  toBranches: 'Alle Filialen',
} as const
