/** Sentences of the settings' first page. */
export const texts = {
  intro: 'Jeder Abschnitt wird für sich gespeichert.',
  search: 'Einstellung suchen',
  nothing: 'Keine Einstellung heißt so',
  nothingHint: 'Gesucht wird in den Namen aller Felder.',
  beside: 'Außerdem',
  summaries: {
    logo: 'Logo',
    noLogo: 'Ohne Logo',
    taxClasses: (count: number) => (count === 1 ? 'Eine Steuerklasse' : `${count} Steuerklassen`),
    labels: (compact: string, detail: string) => `Kompakt ${compact}, ausführlich ${detail}`,
    complete: 'Alles hinterlegt',
    missing: (what: string) => `Es fehlt: ${what}`,
    switchedOn: (count: number, of: number) => `${count} von ${of} eingeschaltet`,
    noDescription: 'Ohne Beschreibung',
    counted: 'Besuchsstatistik an',
    uncounted: 'Besuchsstatistik aus',
    on: 'Eingeschaltet',
    off: 'Ausgeschaltet',
    noMapStyle: 'Ohne Kartenstil',
  },
} as const
