/** Navigation between the shop's pages, and the page for an address where there is none. */
export const texts = {
  home: 'Zur Startseite',
  back: 'Zurück',
  toBranches: 'Alle Filialen',
  notFound: {
    title: '404 Not Found',
    text: 'Leider wurde die angeforderte Seite nicht gefunden.',
    branch: 'Diese Filiale gibt es nicht oder nicht mehr.',
  },
} as const
