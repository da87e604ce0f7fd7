/** Sentences of month calendar and time picker. They stand apart from the kit's texts: nobody picks a day before the first paint. */
export const texts = {
  none: 'Zum ausgewählten Tag sind keine Termine verfügbar.',
  previous: 'Voriger Monat',
  next: 'Nächster Monat',
  week: 'KW',
  weekdays: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
  weekdayNames: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  unavailable: 'nicht verfügbar',
  slots: 'Verfügbare Zeiten',
  states: { full: 'ausgebucht', paused: 'pausiert' },
  time: 'Uhrzeit',
  hour: 'Stunde',
  minute: 'Minute',
  later: (what: string): string => `${what} später`,
  earlier: (what: string): string => `${what} früher`,
} as const
