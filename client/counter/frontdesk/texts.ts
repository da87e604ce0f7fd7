/** German texts of the board guests look at. */
export const de = {
  preparing: 'In Vorbereitung',
  preparingHint: 'Wir sind dran.',
  ready: 'Abholbereit',
  readyHint: 'Bitte an die Ausgabe kommen.',
  noneReady: 'Sobald Ihre Nummer hier steht, ist Ihre Bestellung fertig.',
  nonePreparing: 'Gerade wird nichts zubereitet.',
  number: (number: string) => `Nummer ${number}`,
  spoken: (number: string) => `Nummer ${number.replaceAll('-', ' ')} ist abholbereit`,
  page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
  stale: (time: string, hasNetwork: boolean) =>
    `Stand ${time} – ${hasNetwork ? 'Server nicht erreichbar' : 'keine Internetverbindung'}`,
  never: 'Noch keine Verbindung',
  turnOnSound: 'Ton einschalten',
  sound: 'Ton',
  voice: 'Ansage',
} as const
