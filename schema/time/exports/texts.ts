import type { ActivityFlag } from '../activity.ts'
import type { ClockSource } from '../clockEvent.ts'

/** What stands in files of working time. */
export const texts = {
  payroll: ['Personalnummer', 'Nachname', 'Vorname', 'Lohnart', 'Bezeichnung', 'Stunden', 'Datum'],
  records: [
    'Nachname',
    'Vorname',
    'Datum',
    'Beginn',
    'Ende',
    'Pausen',
    'Pause (h:mm)',
    'Dauer (h:mm)',
    'Filiale',
    'Quelle',
    'Hinweise',
    'Korrigiert am',
    'Korrigiert von',
    'Vorher',
    'Nachher',
    'Grund',
    'Stand',
  ],
  projects: [
    'Projekt',
    'Aufgabe',
    'Nachname',
    'Vorname',
    'Stunden im Zeitraum',
    'Stunden gesamt',
    'Budget (Stunden)',
    'Zuerst am',
    'Zuletzt am',
  ],
  sources: { terminal: 'Stempeluhr', phone: 'eigenes Gerät', office: 'Nachtrag' } satisfies Record<ClockSource, string>,
  flags: {
    skew: 'Uhr des Geräts ging falsch',
    unsure: 'Uhr des Geräts unsicher',
    closedByStart: 'Ende fehlt, zählt bis zum nächsten Beginn',
    said: 'Ende nachgesagt',
    doubleEnd: 'zweimal beendet',
    forgotten: 'Ende vergessen',
    overlap: 'überschneidet anderes',
    late: 'nach der Freigabe gekommen',
    corrected: 'Korrektur offen',
  } satisfies Record<ActivityFlag, string>,
  lone: {
    pause: 'einzelne Stempelung: Pause',
    resume: 'einzelne Stempelung: Weiter',
    end: 'einzelne Stempelung: Ende',
  },
  running: 'läuft',
  withdrawn: 'gestrichen',
  noWork: 'keine Arbeitszeit',
  decided: (isApproved: boolean | null): string =>
    isApproved === null ? 'offen' : isApproved ? 'genehmigt' : 'abgelehnt',
} as const
