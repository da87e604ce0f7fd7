/** German sentences of notifications. `number` is 'Ticket 17' or 'Bestellung 17'. */
export const de = {
  ticket: (number: string): string => `Ticket ${number}`,
  numbered: (number: string): string => `Bestellung ${number}`,
  confirm: (number: string): string => `${number} ist bestätigt`,
  reject: (number: string): string => `${number} wurde abgelehnt`,
  cancel: (number: string): string => `${number} wurde storniert`,
  propose: (number: string): string => `${number}: ein anderer Zeitpunkt?`,
  delay: (number: string): string => `${number} dauert etwas länger`,
  ready: (number: string): string => `${number} ist abholbereit`,
  underway: (number: string): string => `${number} ist unterwegs`,
  completed: (number: string): string => `${number} ist abgeschlossen`,
  answer: 'Bitte antworten Sie auf der Statusseite.',
  newOrder: (number: string): string => `Neue Bestellung: ${number}`,
  unseen: (number: string): string => `${number} hat noch niemand angesehen`,
  unreachable: 'Diese Adresse für Benachrichtigungen nehmen wir nicht an.',
} as const
