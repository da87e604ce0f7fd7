/** What a list says. What an entity is called comes from its declaration. */
export const texts = {
  search: 'Suchen',
  create: (one: string) => `${one} anlegen`,
  count: (shown: number, noun: string) => `${shown.toLocaleString('de-DE')} ${noun}`,
  state: 'Stand',
  empty: (many: string) => `Noch keine ${many}`,
  emptyHint: 'Was Sie anlegen, ist sofort auf diesem Gerät und wird dann übertragen.',
  nothingFound: (search: string) => `Nichts gefunden für „${search}“`,
  nothingFoundHint: 'Gesucht wird in den Titeln. Prüfen Sie die Schreibweise oder suchen Sie nach einem Wortteil.',
  clearSearch: 'Suche aufheben',
  ascending: 'aufsteigend sortiert',
  descending: 'absteigend sortiert',
} as const
