/** Pages of the website, and what of them comes from no editor. */
export const texts = {
  back: 'Zurück',
  loading: 'Wird geladen …',
  draft: 'Entwurf',
  draftHint: 'Nur das Team sieht diese Seite.',
  empty: 'Auf dieser Seite steht noch nichts.',
  failure: { title: '500 Internal Server Error', text: 'Leider ist ein interner Fehler aufgetreten.' },
  more: 'Weitere anzeigen',
  feed: 'Als RSS abonnieren',
  calendar: 'Kalender abonnieren',
  noNews: 'Noch gibt es hier keine Neuigkeiten.',
  open: (words: string) => `${words || 'Bild'} in voller Größe`,
  past: 'Vergangene Termine',
  noDates: 'Derzeit sind keine Termine geplant.',
} as const
