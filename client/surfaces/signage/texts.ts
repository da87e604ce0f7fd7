/** German texts around what a TV shows. */
export const texts = {
  title: 'TV',
  loading: 'Der TV wird vorbereitet …',
  nothing: 'Hier ist noch nichts eingeplant.',
  nothingHint: 'Geben Sie diesem TV im Back-Office einen Stream mit Filmsequenzen.',
  bringing: 'Bilder und Filme werden geladen …',
  failed: 'Dieser TV kann nichts speichern',
  failedHint: 'Erlauben Sie dem Browser, Daten zu speichern (kein privates Fenster), und laden Sie die Seite neu.',
} as const
