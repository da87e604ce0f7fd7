/** What the kit itself says. */
export const texts = {
  close: 'Schließen',
  less: 'Weniger',
  more: 'Mehr',
  remove: 'Entfernen',
  amount: 'Menge',
  optional: 'freiwillig',
  loading: 'Wird geladen …',
  noPicture: 'Kein Bild',
} as const
