/** German texts around the kiosk's pages. */
export const texts = {
  back: 'Zurück zur Bestellung',
  notFound: { title: '404 Not Found', text: 'Leider wurde die angeforderte Seite nicht gefunden.' },
} as const
