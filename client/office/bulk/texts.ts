const many = (count: number, one: string, several: string) =>
  `${count.toLocaleString('de-DE')}\u00a0${count === 1 ? one : several}`

/** What changing several documents together says. */
export const texts = {
  selected: (count: number) => `${count.toLocaleString('de-DE')} ausgewählt`,
  selectAll: (count: number) => `Alle ${count.toLocaleString('de-DE')} auswählen`,
  selectRow: (title: string) => `${title} auswählen`,
  bar: 'Auswahl',
  clear: 'Auswahl aufheben',
  fields: 'Felder ändern …',
  price: 'Preis ändern …',
  soldOut: 'Ausverkauft bis morgen früh',
  show: 'Anzeigen',
  hide: 'Verstecken',
  remove: 'Löschen …',
  duplicate: 'Duplizieren',
  duplicated: (count: number) => `${many(count, 'Kopie', 'Kopien')} angelegt.`,
  copy: {
    title: (title: string, count: number) => `${title} (${count === 1 ? 'Kopie' : `Kopie ${count}`})`,
    key: (value: string, count: number) => `${value}-kopie${count === 1 ? '' : `-${count}`}`,
  },
  paste: 'Eingefügtes übernehmen',
  forbidden: 'Das dürfen Sie nicht ändern.',
  field: 'Feld',
  newValue: 'Neuer Wert',
  before: 'Bisher',
  after: 'Neu',
  valueOf: (title: string) => `Neu für ${title}`,
  counts: ({ changed, same, refused }: { changed: number; same: number; refused: number }) =>
    [
      many(changed, 'Änderung', 'Änderungen'),
      ...(same > 0 ? [`${same} unverändert`] : []),
      ...(refused > 0 ? [`${refused} abgelehnt`] : []),
    ].join(' · '),
  more: (count: number) => `und ${count} weitere`,
  apply: (count: number) => `${many(count, 'Eintrag', 'Einträge')} ändern`,
  applyPrices: (count: number) => `${many(count, 'Preis', 'Preise')} ändern`,
  cancel: 'Abbrechen',
  changed: (what: string, count: number) => `${what}: ${many(count, 'Eintrag', 'Einträge')} geändert.`,
  prices: {
    title: 'Preise ändern',
    by: 'Wie',
    kinds: { percent: 'um Prozent', amount: 'um Betrag', fixed: 'auf Betrag' },
    value: { percent: 'Prozent', amount: 'Betrag', fixed: 'Neuer Preis' },
    hint: 'Mit Minus davor wird es günstiger.',
    rounding: 'Runden',
    options: 'Auch Größen und Extras',
    problem: 'Bitte geben Sie eine Zahl an.',
    done: (count: number) => `${many(count, 'Preis', 'Preise')} geändert.`,
  },
  removing: (count: number) => `${many(count, 'Eintrag', 'Einträge')} löschen?`,
  removeHint: 'Gelöschtes lässt sich 30 Tage lang aus dem Papierkorb zurückholen.',
  usedIn: (count: number) =>
    `${many(count, 'anderer Eintrag verwendet', 'andere Einträge verwenden')} sie. Dort fehlen sie dann:`,
  removeNow: 'Löschen',
  removed: (count: number) => `${many(count, 'Eintrag', 'Einträge')} gelöscht.`,
  refusedLater: (count: number) => `${many(count, 'Eintrag wurde', 'Einträge wurden')} nicht übernommen.`,
} as const
