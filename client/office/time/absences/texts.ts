import { formatCount } from '../../../ui/format.ts'

/** What whoever leads a branch reads about absences. */
export const texts = {
  title: 'Abwesenheiten',
  enter: 'Abwesenheit eintragen',
  toDecide: 'Zu entscheiden',
  nothingToDecide: 'Nichts zu entscheiden.',
  nobody: 'Für diese Filialen ist hier niemand eingetragen.',
  decide: {
    approve: 'Genehmigen',
    confirm: 'Bestätigen',
    refuse: 'Ablehnen',
    letGo: 'Rücknahme annehmen',
    keep: 'Bleibt genehmigt',
  },
  asks: 'Beantragt',
  tells: 'Gemeldet',
  asksBack: 'Möchte das zurücknehmen',
  days: (days: number) => (days === 0.5 ? 'ein halber Arbeitstag' : formatCount(days, 'Arbeitstag', 'Arbeitstage')),
  left: (year: string, left: number) => `${left.toLocaleString('de-DE')} (${year})`,
  leaves: (left: readonly string[]) => `danach bleiben ${left.join(' und ')}`,
  did: {
    approved: (name: string) => `${name}: genehmigt`,
    refused: (name: string) => `${name}: abgelehnt`,
    removed: (name: string) => `${name}: zurückgenommen`,
    kept: (name: string) => `${name}: bleibt genehmigt`,
  },
  refuseTitle: 'Abwesenheit ablehnen',
  answer: 'Begründung',
  answerHint: 'Das liest die Person auf ihrem Gerät.',
  answerMissing: 'Bitte schreiben Sie, warum es nicht geht.',
  cancel: 'Abbrechen',
  span: 'Zeitraum',
  spans: { month: 'Monat', year: 'Jahr' },
  before: 'Früher',
  later: 'Später',
  today: 'Heute',
  strip: (title: string) => `Wer wann nicht da ist, ${title}`,
  holidays: (title: string) => `Feiertage ${title}`,
  noHolidays: 'Kein Feiertag.',
  inSpan: (title: string) => `Abwesenheiten ${title}`,
  nobodyAway: 'Niemand ist abwesend.',
  states: { requested: 'beantragt', approved: 'genehmigt', refused: 'abgelehnt' },
  half: 'halber Tag',
  waiting: (count: number) =>
    count === 1
      ? 'Eine Abwesenheit wartet auf eine Entscheidung'
      : `${count} Abwesenheiten warten auf eine Entscheidung`,
} as const
