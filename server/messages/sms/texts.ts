/** German sentences of short messages: no names, no addresses. */
export const de = {
  newOrder: (number: string, branch: string, what: string): string => `Neue Bestellung ${number} (${branch}): ${what}`,
  unseen: (number: string, branch: string, what: string): string =>
    `Bestellung ${number} (${branch}) hat noch niemand angesehen: ${what}`,
  delay: (number: string, branch: string, time: string): string =>
    `Ihre Bestellung ${number} (${branch}) dauert etwas länger: voraussichtlich ${time} Uhr.`,
  ready: (number: string, branch: string): string => `Ihre Bestellung ${number} (${branch}) ist abholbereit.`,
  underway: (number: string, branch: string): string => `Ihre Bestellung ${number} (${branch}) ist unterwegs.`,
  soon: 'so bald wie möglich',
  clock: (moment: string): string => `${moment} Uhr`,
  notSetUp: 'Es ist kein Dienst für SMS eingerichtet (SMS_URL). Es wurde nichts gesendet.',
  noPhone: 'Bei dieser Filiale ist keine Telefonnummer im Format +436641234567 hinterlegt.',
} as const
