/** What charts say beside their figures. */
export const texts = {
  point: (name: string) => `${name}: mit den Pfeiltasten von Punkt zu Punkt`,
  table: (name: string) => `${name}: Tabelle`,
  ways: (name: string) => `${name}: Wege`,
  now: 'dieser Zeitraum',
  before: 'Vergleich',
  running: 'läuft noch',
  notYet: 'noch nicht so weit',
  share: 'Anteil',
  row: 'Bezeichnung',
  less: 'wenig',
  more: 'viel',
  hour: (hour: number) => `${hour}–${hour + 1}\u00a0Uhr`,
  weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  shortWeekdays: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
  step: (step: number) => `${step}. Schritt`,
} as const
