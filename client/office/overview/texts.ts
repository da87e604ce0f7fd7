import { formatCount } from '../../ui/format.ts'

/** What somebody has to look after, in sentences. */
export const texts = {
  greeting: (name: string) => `Hallo, ${name}`,
  heading: 'Zu entscheiden',
  branches: 'Filialen',
  special: 'Heute besonders',
  nothingSpecial: (days: number) => `In den nächsten ${days}\u00a0Tagen gelten überall die üblichen Öffnungszeiten.`,
  today: {
    open: 'offen',
    fresh: 'neu',
    wait: 'längste Wartezeit',
    label: 'Jetzt',
    revenue: 'Umsatz heute',
    compared: (change: string, before: string, weekday: string) =>
      `${change}\u00a0% zum letzten ${weekday} um diese Zeit (${before})`,
    nothingBefore: (weekday: string) => `Am letzten ${weekday} war um diese Zeit noch nichts verkauft.`,
  },
  missing: 'Was fehlt',
  allMissing: (count: number) => `Alle ${count} Arten von Hinweisen zeigen`,
  drafts: 'Noch nicht öffentlich',
  noDrafts: 'Alle Seiten sind so öffentlich, wie sie zuletzt geschrieben wurden.',
  shift: 'Bestellungen',
  asked: {
    orders: 'Bestellungen',
    printers: 'Drucker',
    messages: 'Nachrichten',
    devices: 'Geräte',
    edits: 'Änderungen',
    notes: 'Notizen',
    plans: 'geplante Änderungen',
    times: 'Arbeitszeiten',
  },
  well: (time: string, asked: string) => `Nichts zu entscheiden. Geprüft um ${time}: ${asked}.`,
  unasked: (names: string) => `Nicht gefragt werden konnte: ${names}.`,
  andMore: (count: number) => ` und ${count} weitere`,
  toWarn: (count: number) => `${formatCount(count, 'Person ist', 'Personen sind')} auf offenen Urlaub hinzuweisen`,
  fresh: (count: number) =>
    formatCount(count, 'neue Bestellung wartet auf Antwort', 'neue Bestellungen warten auf Antwort'),
  freshHint: (age: string) => `Die älteste seit ${age}.`,
  troubled: (count: number) => formatCount(count, 'Bestellung braucht jemanden', 'Bestellungen brauchen jemanden'),
  offersHint: 'Wer sie hat und wer sie nimmt, steht im Dienstplan.',
  times: (count: number) => formatCount(count, 'Arbeitszeit zu entscheiden', 'Arbeitszeiten zu entscheiden'),
  timesHint: (ends: number, corrections: number, checks: number) =>
    [
      ...(ends > 0 ? [`${ends}\u00a0ohne Gehen`] : []),
      ...(corrections > 0 ? [formatCount(corrections, 'Korrektur', 'Korrekturen')] : []),
      ...(checks > 0 ? [formatCount(checks, 'Auffälligkeit', 'Auffälligkeiten')] : []),
    ].join(', '),
  undecided: (count: number) =>
    `${formatCount(count, 'Druckauftrag', 'Druckaufträge')} unbestätigt oder fehlgeschlagen`,
  undecidedHint: (ago: string) => `Der älteste kam ${ago}. Nichts davon wird von selbst wiederholt.`,
  printer: (name: string) => `Drucker „${name}“`,
  offline: (since: string) => `Offline ${since}.`,
  waiting: (count: number) => (count === 1 ? '1 Auftrag wartet.' : `${count} Aufträge warten.`),
  letters: (count: number) => `${formatCount(count, 'Aufgabe', 'Aufgaben')} im Hintergrund gescheitert`,
  lettersHint: (age: string) =>
    `Nachrichten oder Rückerstattungen, die nicht von selbst wiederholt werden. Die älteste seit ${age}.`,
  silent: (since: string) => `Nichts gehört ${since}.`,
  orders: (count: number, age: string) =>
    `${formatCount(count, 'Bestellung wartet', 'Bestellungen warten')} auf dem Gerät, die älteste seit ${age}.`,
  clock: (seconds: number) => `Die Uhr geht um ${seconds}\u00a0s falsch.`,
  storage: 'Der Browser sichert Bestellungen nicht dauerhaft.',
} as const
