/** What the kit itself says. */
export const texts = {
  close: 'Schließen',
  less: 'Weniger',
  more: 'Mehr',
  remove: 'Entfernen',
  amount: 'Menge',
  optional: 'freiwillig',
  clearSearch: 'Suche leeren',
  loading: 'Wird geladen …',
} as const

/** Open or not, in words. Times are already formatted. */
export const openTexts = {
  always: 'Durchgehend geöffnet',
  until: (time: string) => `Geöffnet bis ${time}`,
  closingSoon: (time: string) => `Nur noch bis ${time} geöffnet`,
  closed: 'Geschlossen',
  opens: (moment: string) => `Öffnet ${moment}`,
} as const
