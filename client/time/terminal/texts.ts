import type { TerminalPerson } from '../../../schema/time/calls.ts'
import type { ClockKind } from '../../../schema/time/clockEvent.ts'

const failed: Readonly<Record<ClockKind, string>> = {
  start: 'Aktivität konnte nicht gestartet werden.',
  pause: 'Aktivität konnte nicht pausiert werden.',
  resume: 'Aktivität konnte nicht fortgesetzt werden.',
  end: 'Aktivität konnte nicht beendet werden.',
}
const keys: Readonly<Record<ClockKind, string>> = {
  start: 'Kommen',
  pause: 'Pause',
  resume: 'Weiter',
  end: 'Gehen',
}
const standing: Readonly<Record<TerminalPerson['state'], (since: string) => string>> = {
  none: () => 'nicht da',
  ended: () => 'nicht da',
  running: since => `da seit ${since}`,
  paused: since => `Pause seit ${since}`,
}

/** German texts of the terminal of working time. */
export const de = {
  title: 'Zeiterfassung',
  who: 'Wer bist du?',
  search: 'Name oder Ausweis',
  present: (count: number) => (count === 1 ? '1 Person ist da' : `${count} Personen sind da`),
  nobodyPresent: 'Noch niemand ist da',
  nobodyFound: (text: string) => `Niemand hier heißt „${text}“.`,
  nobody: 'In dieser Filiale arbeitet noch niemand.',
  nobodyHint: 'Ordnen Sie Personen in der Verwaltung unter „Benutzer“ dieser Filiale zu.',
  unknownBadge: (name: string) => `Der Ausweis „${name}“ gehört zu niemandem in dieser Filiale.`,
  noPin: 'noch keine PIN',
  standing,
  pin: 'PIN',
  pinOf: (name: string) => `Hallo ${name}, deine PIN?`,
  typed: (count: number) => (count === 1 ? '1 Ziffer' : `${count} Ziffern`),
  noPinHint: 'Du hast noch keine PIN. Sie wird in der Verwaltung gesetzt.',
  erase: 'Letzte Ziffer löschen',
  enter: 'Weiter',
  back: 'Zurück',
  proving: 'Wird geprüft …',
  keys,
  failed,
  userFailed: 'Benutzer konnte nicht geladen werden.',
  activitiesFailed: 'Aktivitäten konnten nicht geladen werden.',
  tryAgain: 'Erneut versuchen',
  today: 'Heute',
  week: 'Diese Woche',
  hoursLater: 'Deine Stunden stehen hier, sobald das Netz wieder da ist.',
  unproved: 'Kein Netz: Deine PIN wird geprüft, sobald es wieder da ist.',
  unsealed: 'Diese Seite ist nicht verschlüsselt (http): Was wartet, verliert beim Neuladen seine PIN.',
  sending: 'Wird gesendet …',
  saved: 'Gespeichert, wird gesendet, sobald das Netz da ist',
  entered: (time: string) => `Eingetragen um ${time}`,
  notTaken: 'Nicht angenommen',
  notTakenAt: (key: string, time: string) => `${key}, ${time}`,
  sendWithPin: 'Mit meiner PIN senden',
  discard: 'Verwerfen',
  waitingCount: (count: number) =>
    count === 1 ? '1 Buchung wartet auf das Netz' : `${count} Buchungen warten auf das Netz`,
  refusedCount: (count: number) =>
    count === 1 ? '1 Buchung wurde nicht angenommen' : `${count} Buchungen wurden nicht angenommen`,
  refusedHint: 'Melde dich mit deiner PIN an, um sie noch einmal zu senden oder zu verwerfen.',
  asOf: (time: string) => `Stand ${time} – Server nicht erreichbar`,
  neverAsked: 'Server nicht erreichbar',
  done: 'Fertig',
  returns: (seconds: number) => `Zurück zum Anfang in ${seconds} s`,
} as const
