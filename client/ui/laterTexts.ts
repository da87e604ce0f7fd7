/** What the kit itself says where nothing of it is in the first paint. */
export const texts = {
  close: 'Schließen',
  less: 'Weniger',
  remove: 'Entfernen',
  optional: 'freiwillig',
  loading: 'Wird geladen …',
} as const
