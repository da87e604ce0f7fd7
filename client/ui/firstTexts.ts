/** What the kit itself says on a first paint. */
export const texts = {
  amount: 'Menge',
  more: 'Mehr',
  clearSearch: 'Suche leeren',
} as const

/** Open or not, in words. Times are already formatted. */
export const openTexts = {
  always: 'Durchgehend geöffnet',
  until: (time: string) => `Geöffnet bis ${time}`,
  closingSoon: (time: string) => `Nur noch bis ${time} geöffnet`,
  closed: 'Geschlossen',
  opens: (moment: string) => `Öffnet ${moment}`,
} as const
