/** What the kit itself says where nothing of it is in the first paint. */
export const texts = {
  close: 'Schließen',
  less: 'Weniger',
  remove: 'Entfernen',
  optional: 'freiwillig',
  loading: 'Wird geladen …',
  begins: 'Beginn',
  ends: 'Ende',
  nextDay: (time: string) => `${time} am nächsten Tag`,
} as const
