/** Sentences of the outbox and of the work in the background. */
export const texts = {
  group: 'Nachrichten',
  outbox: 'Postausgang',
  jobs: 'Im Hintergrund',
  intro: 'E-Mails und SMS der letzten 30 Tage, so wie sie verschickt wurden.',
  noMail: 'Es ist kein Mailserver eingerichtet (SMTP_URL). E-Mails werden nicht verschickt und nur hier abgelegt.',
  empty: 'Noch keine Nachrichten',
  emptyHint: 'Sobald jemand bestellt und eine E-Mail-Adresse angibt, steht die Bestätigung hier.',
  choose: 'Wählen Sie links eine Nachricht.',
  more: 'Ältere anzeigen',
  newest: 'Neueste anzeigen',
  loading: 'Wird geladen …',
  back: 'Zum Postausgang',
  to: 'An',
  at: 'Zeit',
  order: 'Bestellung',
  html: 'Ansicht',
  text: 'Nur Text',
  preview: (subject: string): string => `Vorschau: ${subject}`,
  sms: 'SMS',
  jobsIntro: 'Was der Server nach Bestellungen von selbst erledigt: Nachrichten, Rückerstattungen, Bons.',
  dead: 'Gescheitert',
  waiting: 'Wartend',
  unconfirmed: 'Ungewiss',
  allDone: 'Alles erledigt',
  allDoneHint: 'Es gibt nichts, worum sich jemand kümmern müsste.',
  nothingWaiting: 'Gerade wartet nichts.',
  retry: 'Noch einmal',
  discard: 'Verwerfen',
  toPrints: 'Zu den Druckaufträgen',
  tries: (count: number): string => (count === 1 ? '1 Versuch' : `${count} Versuche`),
  ofOrder: (order: number): string => `Bestellung ${order}`,
  decided: 'Das hat inzwischen jemand anderer entschieden.',
  retried: 'Wird noch einmal versucht.',
  discarded: 'Verworfen.',
} as const

/** How a message stands, by the state of its job; `kept` was not sent, because there is no mail server. */
export const messageStates: Readonly<Record<string, string>> = {
  waiting: 'wird gesendet',
  leased: 'wird gesendet',
  done: 'gesendet',
  kept: 'abgelegt',
  dead: 'nicht zugestellt',
  expired: 'verworfen',
}

/** What a job does, by its kind. */
export const jobKinds: Readonly<Record<string, string>> = {
  mail: 'E-Mail',
  sms: 'SMS',
  push: 'Benachrichtigung',
  refund: 'Rückerstattung',
  print: 'Druck',
  hold: 'Zahlungsfrist',
  unlist: 'Statusbildschirm',
}
