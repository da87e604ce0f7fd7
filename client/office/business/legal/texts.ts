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
  remove: (page: string, validity: string) => `${page}, ${validity}: entfernen`,
  removeShort: 'Fassung entfernen',
  markdown: 'Es gilt der Text in Markdown.',
  markdownBefore: 'Davor galt ein Text in Markdown.',
  convert: 'In den Texteditor übernehmen',
  convertFrom: (page: string) => `${page}: in den Texteditor übernehmen`,
} as const
