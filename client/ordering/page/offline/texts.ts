/** A page without network. */
export const texts = {
  title: 'Sie sind offline',
  text: 'Bitte überprüfen Sie Ihre Internetverbindung.',
  retry: 'Erneut versuchen',
  bar: 'Offline',
  server: {
    title: 'Unser Server ist gerade nicht erreichbar',
    text: 'An Ihrer Internetverbindung liegt es nicht. Bitte versuchen Sie es gleich noch einmal.',
    bar: 'Server nicht erreichbar',
  },
  asOf: (time: string) => `Stand ${time}`,
  works: 'Speisekarte und Warenkorb gehen weiter, bestellen geht wieder mit Verbindung.',
  worksShort: 'Stöbern geht, bestellen später.',
} as const
