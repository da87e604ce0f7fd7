/** A picture in full size, and what can be done with it. */
export const texts = {
  name: 'Bilder in voller Größe',
  place: (number: number, count: number) => `Bild ${number} von ${count}`,
  next: 'Nächstes Bild',
  previous: 'Vorheriges Bild',
  download: 'Bild herunterladen',
  close: 'Schließen',
  unnamed: 'Bild',
} as const
