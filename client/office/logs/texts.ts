/** What the page with the log and everything about data says. */
export const texts = {
  title: 'Protokoll & Datenschutz',
  intro: 'Was geschehen ist, was über Gäste gespeichert ist und wie lange.',
  section: 'Bereich',
  sections: { together: 'Gemeinsam geändert', guests: 'Gästedaten' },
}
