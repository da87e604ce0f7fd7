const count = (number: number, one: string, many: string): string =>
  number === 1 ? `1\u00a0${one}` : `${number.toLocaleString('de-DE')}\u00a0${many}`

type Kept = Readonly<Record<'orders' | 'customers' | 'externals' | 'notes' | 'messages' | 'files', number>>

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
    kept: (guest: Kept): string =>
      [
        count(guest.orders, 'Bestellung', 'Bestellungen'),
        ...(guest.customers > 0 ? [count(guest.customers, 'Kundeneintrag', 'Kundeneinträge')] : []),
        ...(guest.externals > 0 ? [count(guest.externals, 'Zugang zum Firmenkonto', 'Zugänge zum Firmenkonto')] : []),
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
  retention: {
    intro: 'Jede Nacht wird entfernt, was lange genug aufbewahrt wurde. Summen und Abschlüsse bleiben gleich.',
    days: 'Tage',
    daysOf: (label: string) => `${label}: Tage`,
    bounds: (min: number, max: number) => `Zwischen ${min} und ${max}\u00a0Tagen.`,
    removed: (number: number) => `Zuletzt entfernt: ${number.toLocaleString('de-DE')}`,
    last: (when: string) => `Zuletzt gelaufen ${when}`,
    next: (when: string) => `Nächster Lauf ${when}`,
    save: 'Speichern',
    saved: 'Die Aufbewahrung ist geändert.',
    fixed: 'Fest geregelt',
    fixedList: [
      'Bestellungen mit Beträgen, Steuern und Zeilen bleiben; Firmen auf Belegen bis zum Ende der Frist: Österreich 7, Deutschland 8, Schweiz und Liechtenstein 10 Jahre ab Jahresende.',
      'Besuche der Website: 30 Tage einzeln, danach nur Summen von Tagen.',
      'Papierkorb 30 Tage, frühere Stände die letzten 100, Dateien ohne Bestellung 24 Stunden.',
      'Anmeldungen 30 Tage, Einladungen 30 Tage nach Ablauf, Geräteprotokolle 7 Tage.',
      'Arbeitszeit wird nicht gelöscht: Sie ist auf Verlangen vorzulegen.',
      'Sicherungen: die letzten 14 Nächte. Wer gelöscht wurde, kommt auch mit ihnen nicht wieder.',
    ],
  },
  processing: {
    intro: 'Verzeichnis der Verarbeitungstätigkeiten (Art. 30 DSGVO), wie das Programm selbst es angibt.',
    file: 'Als CSV',
    fileName: 'Verarbeitungsverzeichnis',
    data: 'Daten',
    purpose: 'Zweck',
    basis: 'Grundlage',
    receives: 'Empfänger',
    kept: 'Dauer',
  },
  erase: {
    title: 'Daten dieses Gasts löschen?',
    text: (names: string) =>
      `Alles, was ${names} erkennen lässt, wird endgültig gelöscht. Das lässt sich nicht zurücknehmen.`,
    somebody: 'diesen Gast',
    gone: 'Gelöscht werden',
    goneList:
      'Name, Anschrift, Telefon, E-Mail, Firma und Anmerkungen, Wünsche und hochgeladene Dateien, Nachrichten, Bons, Bewertungstexte, der Kundeneintrag und Zugänge zum Firmenkonto mit ihrem Verlauf und Notizen dazu.',
    stays: 'Es bleiben',
    staysList:
      'was verkauft wurde, Beträge, Steuern und Zeitpunkte: Das Steuerrecht verlangt sie. Was auf Rechnung ging, schuldet der Kunde weiter. Alle Summen bleiben gleich.',
    sure: 'Ja, es ist dieser Gast, und er hat darum gebeten oder es ist aus anderem Grund zu löschen.',
    confirm: 'Endgültig löschen',
    keep: 'Behalten',
    done: 'Die Daten sind gelöscht.',
    doneText: (sums: Kept) =>
      `${texts.guests.kept(sums)}. Im Protokoll steht, dass gelöscht wurde, aber nicht, wer. Auch eine zurückgespielte Sicherung bringt diese Daten nicht wieder.`,
  },
}
