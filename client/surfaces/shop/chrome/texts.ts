/** What of the frame comes after the first paint: titles, footer, bars and notices (storefront sections 2 and 8). */
export const texts = {
  legal: 'Rechtliches',
  cookies: 'Cookie-Einstellungen',
  install: 'App installieren',
  offline: {
    title: 'Sie sind offline',
    text: 'Bitte überprüfen Sie Ihre Internetverbindung.',
    retry: 'Erneut versuchen',
    bar: 'Offline',
    asOf: (time: string) => `Stand ${time}`,
    works: 'Speisekarte und Warenkorb gehen weiter, bestellen geht wieder mit Verbindung.',
    worksShort: 'Stöbern geht, bestellen später.',
  },
  update: { text: 'Ein Update wurde installiert!', restart: 'App neustarten', later: 'Später' },
} as const
