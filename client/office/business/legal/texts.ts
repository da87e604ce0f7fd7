/** What stands around the versions of the legal texts. */
export const texts = {
  add: 'Neue Fassung',
  addTo: (page: string) => `Neue Fassung: ${page}`,
  none: 'Noch kein Text.',
  always: 'Ohne Datum',
  from: (day: string) => `Gilt ab ${day}`,
  present: 'Jetzt gültig',
  coming: 'Künftig',
  former: 'Früher',
  remove: (page: string, validity: string) => `Fassung entfernen: ${page}, ${validity}`,
  removeShort: 'Fassung entfernen',
  markdown: 'Es gilt der Text in Markdown.',
  markdownBefore: 'Davor galt ein Text in Markdown.',
  convert: 'In den Texteditor übernehmen',
  convertFrom: (page: string) => `In den Texteditor übernehmen: ${page}`,
} as const
