/** The page for an address where there is none. */
export const texts = {
  title: '404 Not Found',
  text: 'Leider wurde die angeforderte Seite nicht gefunden.',
  branch: 'Diese Filiale gibt es nicht oder nicht mehr.',
  home: 'Zur Startseite',
} as const
