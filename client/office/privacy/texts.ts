const count = (number: number, one: string, many: string): string =>
  number === 1 ? `1\u00a0${one}` : `${number.toLocaleString('de-DE')}\u00a0${many}`

/** What the pages about guests' data say. */
export const texts = {
  guests: {
    title: 'Daten eines Gasts',
    intro: 'Suchen Sie, was über einen Gast gespeichert ist. Sie können es ihm geben oder löschen.',
    phone: 'Telefon',
    email: 'E-Mail',
    name: 'Name',
    order: 'Bestellung',
    orderHint: 'Nummer oder Kennung',
    search: 'Suchen',
    missing: 'Geben Sie mindestens eines an.',
    looking: 'Es wird gesucht …',
    none: 'Nichts gefunden',
    noneHint: 'Mit diesen Angaben ist niemand gespeichert.',
    cut: 'Es gibt noch mehr Treffer. Suchen Sie genauer, etwa nach der Telefonnummer.',
    hidden: 'Auf diesem Gerät sind Kundendaten ausgeblendet. In den Einstellungen können Sie sie einblenden.',
    chosen: (name: string) => `Gemeint: ${name}`,
    nameless: 'Ohne Namen',
    kept: (guest: { orders: number; customers: number; notes: number; messages: number; files: number }): string =>
      [
        count(guest.orders, 'Bestellung', 'Bestellungen'),
        ...(guest.customers > 0 ? [count(guest.customers, 'Kundeneintrag', 'Kundeneinträge')] : []),
        ...(guest.messages > 0 ? [count(guest.messages, 'Nachricht', 'Nachrichten')] : []),
        ...(guest.files > 0 ? [count(guest.files, 'Datei', 'Dateien')] : []),
        ...(guest.notes > 0 ? [count(guest.notes, 'Notiz', 'Notizen')] : []),
      ].join(' · '),
    period: (first: string, last: string) => (first === last ? `am ${first}` : `${first} bis ${last}`),
    open: (orders: number) => `${count(orders, 'Bestellung ist', 'Bestellungen sind')} noch offen`,
    export: 'Auskunft herunterladen',
    erase: 'Daten löschen …',
    openHint: 'Gelöscht werden kann, sobald keine Bestellung mehr offen ist.',
  },
  erase: {
    title: 'Daten dieses Gasts löschen?',
    text: (names: string) =>
      `Alles, was ${names} erkennen lässt, wird endgültig gelöscht. Das lässt sich nicht zurücknehmen.`,
    somebody: 'diesen Gast',
    gone: 'Gelöscht werden',
    goneList:
      'Name, Anschrift, Telefon, E-Mail, Firma und Anmerkungen, Wünsche und hochgeladene Dateien, Nachrichten, Bons, Bewertungstexte, der Kundeneintrag mit seinem Verlauf und Notizen dazu.',
    stays: 'Es bleiben',
    staysList:
      'was verkauft wurde, Beträge, Steuern und Zeitpunkte: Das Steuerrecht verlangt sie. Alle Summen bleiben gleich.',
    sure: 'Ja, es ist dieser Gast, und er hat darum gebeten oder es ist aus anderem Grund zu löschen.',
    confirm: 'Endgültig löschen',
    keep: 'Behalten',
    done: 'Die Daten sind gelöscht.',
    doneText: (sums: { orders: number; customers: number; messages: number; files: number; notes: number }) =>
      `${texts.guests.kept(sums)}. Im Protokoll steht, dass gelöscht wurde, aber nicht, wer. Auch eine zurückgespielte Sicherung bringt diese Daten nicht wieder.`,
  },
}
