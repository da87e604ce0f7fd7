import { dateSpan } from './dateSpan.ts'

/** What is said of absences, on the device as by the server. */
export const absenceTexts = {
  problems: {
    sickAhead: 'Krank melden kann man sich ab heute oder für Tage davor.',
    past: 'Für vergangene Tage kann nichts mehr beantragt werden. Bitte sprechen Sie mit Ihrer Leitung.',
    farAway: 'Bitte wählen Sie einen Tag im vergangenen Jahr oder in den nächsten zwei Jahren.',
    tooLong: 'Auf einmal geht höchstens ein Jahr.',
    taken: 'In dieser Zeit ist für Sie schon eine Abwesenheit eingetragen.',
    refused: 'Dieser Antrag wurde schon abgelehnt.',
    begun: 'Diese Abwesenheit hat schon begonnen. Bitte sprechen Sie mit Ihrer Leitung.',
    nowhere: 'Für Sie ist noch keine Filiale eingetragen. Bitte wenden Sie sich an die Administration.',
  },
  notes: {
    others: (names: string) => `Auch nicht da: ${names}.`,
    asked: (what: string) => `${what}, beantragt`,
    planned: (count: number, shifts: string) =>
      `${count === 1 ? 'Geplant ist ein Dienst' : `Geplant sind ${count} Dienste`}: ${shifts}.`,
    more: (names: string, count: number) => `${names} und ${count} weitere`,
    unknown: 'Ob der Urlaub reicht, ist ohne Verbindung nicht bekannt.',
    noContract: 'Ohne Vertrag lassen sich die Tage nicht rechnen.',
    tooFew: (from: string, to: string, days: number) =>
      `Der Urlaub reicht nicht: Im Urlaubsjahr ${dateSpan(from, to)} fehlen ${days === 1 ? 'ein Tag' : `${days.toLocaleString('de-DE')} Tage`}.`,
  },
} as const
