/** Sentences of the choice for when a guest orders. */
export const texts = {
  title: 'Wann möchten Sie bestellen?',
  now: 'So bald wie möglich',
  apply: (moment: string) => `Übernehmen: ${moment} Uhr`,
  applyNothing: 'Übernehmen',
  hint: 'Die Speisekarte zeigt, was es zum gewählten Zeitpunkt gibt.',
  noneAtAll: 'Derzeit sind keine Termine verfügbar.',
} as const
