/** German texts around what a TV shows. */
export const texts = {
  title: 'TV',
  loading: 'Der TV wird vorbereitet …',
  nothing: 'Hier ist noch nichts eingeplant.',
  nothingHint: 'Geben Sie diesem TV im Back-Office einen Stream mit Filmsequenzen.',
  bringing: 'Bilder und Filme werden geladen …',
  missing: (count: number) => (count === 1 ? 'Eine Datei fehlt noch' : `${count} Dateien fehlen noch`),
  unsure: 'Uhr unsicher: ohne Netz geht sie von der zuletzt bekannten Zeit weiter',
  noRoom: (layer: string, what: string) => `${layer}: keinen Platz hat ${what}`,
  failed: 'Dieser TV kann nichts speichern',
  failedHint: 'Erlauben Sie dem Browser, Daten zu speichern (kein privates Fenster), und laden Sie die Seite neu.',
} as const
