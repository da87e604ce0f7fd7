import type { PrintJobView, PrintState } from '../../../../schema/counter/printing.ts'

/** Sentences of printers and what they print. */
export const texts = {
  intro: 'Küchenbons und Belege Ihrer Filialen: was wartet, was gedruckt ist und was jemand ansehen muss.',
  printers: 'Drucker',
  noPrinters: 'Noch kein Drucker',
  noPrintersHere: 'In dieser Filiale gibt es keinen Drucker.',
  noPrintersHint: 'Legen Sie einen Drucker an. Danach drucken neue Bestellungen von selbst.',
  create: 'Drucker anlegen',
  states: {
    off: 'Ausgeschaltet',
    ready: 'Bereit',
    trouble: 'Druckt nicht',
    silent: 'Nicht erreichbar',
    unknown: 'Noch nichts gehört',
  },
  seen: (ago: string) => `Zuletzt gesehen ${ago}`,
  silentSince: (since: string) => `Offline ${since}`,
  neverSeen: (since: string) => `Hat sich ${since} nicht gemeldet`,
  listening: 'Der Server wartet auf die erste Meldung.',
  raw: 'Wird verbunden, sobald es etwas zu drucken gibt',
  printed: (ago: string) => `zuletzt gedruckt ${ago}`,
  only: (printer: string) => `Nur „${printer}“`,
  waiting: (count: number) => (count === 1 ? '1 wartet' : `${count} warten`),
  test: 'Testdruck',
  testOf: (printer: string) => `Testdruck: ${printer}`,
  tested: 'Der Testdruck ist unterwegs. Wie es ausgeht, steht oben unter „Wartend“.',
  views: { undecided: 'Zu klären', open: 'Wartend', settled: 'Erledigt' },
  viewLabel: 'Welche Aufträge',
  emptyUndecided: 'Nichts zu klären',
  emptyUndecidedHint: 'Jeder Auftrag ist gedruckt oder noch auf dem Weg.',
  emptyOpen: 'Gerade wartet nichts',
  emptyOpenHint: 'Neue Bestellungen erscheinen hier, bis sie gedruckt sind.',
  emptySettled: 'Noch nichts gedruckt',
  emptySettledHint: 'Hier stehen die letzten Aufträge mit ihrem Ausgang.',
  newest: (count: number) => `Gezeigt werden die neuesten ${count}.`,
  number: (ticket: string) => `Nr.\u00a0${ticket}`,
  marks: { copy: 'Kopie', void: 'Storno', changed: 'Geändert' },
  handedOver: 'Übergeben',
  redirected: (instead: string, now: string) => `Umgeleitet von „${instead}“ auf „${now}“`,
  expires: (at: string) => `verfällt um ${at}`,
  why: {
    ticket:
      'Der Drucker hat den Bon bekommen, aber nicht bestätigt. Vielleicht liegt er schon in der Küche: Von selbst wird er nicht wiederholt, damit nichts doppelt gekocht wird.',
    other:
      'Der Drucker hat den Auftrag bekommen, aber nicht bestätigt. Vielleicht liegt das Papier schon da: Von selbst wird nichts wiederholt, was schon gedruckt sein kann.',
  },
  look: 'Bitte am Drucker nachsehen:',
  repeat: 'Nochmals drucken',
  wasPrinted: 'War gedruckt',
  discard: 'Verwerfen',
  repeated: 'Wird noch einmal gedruckt.',
  confirmed: 'Als gedruckt vermerkt.',
  discarded: 'Verworfen. Es wird nicht mehr gedruckt.',
  decided: 'Das hat inzwischen jemand anderer entschieden.',
} as const

export const paperNames: Readonly<Record<PrintJobView['document'], string>> = {
  ticket: 'Küchenbon',
  receipt: 'Beleg',
  slip: 'Beleg am Kiosk',
  labels: 'Etiketten',
  test: 'Testdruck',
}

export const jobStates: Readonly<Record<PrintState, string>> = {
  queued: 'Wartet',
  handed: 'Wird gedruckt',
  done: 'Gedruckt',
  unconfirmed: 'Unbestätigt',
  dead: 'Fehlgeschlagen',
  expired: 'Nicht gedruckt',
}
