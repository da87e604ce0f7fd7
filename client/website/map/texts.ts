/** The map of the home page. */
export const texts = {
  label: 'Karte und Anfahrt',
  route: 'Anfahrt berechnen',
  routeTo: (name: string) => `Anfahrt zu ${name} berechnen (öffnet ein neues Fenster)`,
  allow: 'Karte anzeigen',
  allowHint: (host: string) => `Beim Anzeigen werden Daten an ${host} übertragen.`,
} as const
