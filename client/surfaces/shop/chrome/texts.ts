/** What of the frame comes after the first paint: the footer. */
export const texts = {
  legal: 'Rechtliches',
  cookies: 'Cookie-Einstellungen',
  install: 'App installieren',
} as const
