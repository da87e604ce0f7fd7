/** What frames the shop's pages: storefront section 2, navigation, header, footer, chrome, and section 8. */
export const texts = {
  skip: 'Zum Inhalt springen',
  home: 'Zur Startseite',
  back: 'Zurück',
  toBranches: 'Alle Filialen',
  notFound: {
    title: '404 Not Found',
    text: 'Leider wurde die angeforderte Seite nicht gefunden.',
    branch: 'Diese Filiale gibt es nicht oder nicht mehr.',
  },
  failure: {
    title: '500 Internal Server Error',
    text: 'Leider ist ein interner Fehler aufgetreten.',
    reload: 'Seite neu laden',
  },
} as const
