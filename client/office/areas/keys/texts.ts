/** What the keyboard does, in words. */
export const texts = {
  title: 'Tastenkürzel',
  going: 'Gehe zu',
  everywhere: {
    title: 'Überall',
    keys: [
      [['Strg', 'K'], 'Suchen, öffnen, tun'],
      [['Strg', 'Z'], 'Rückgängig'],
      [['Strg', 'Umschalt', 'Z'], 'Wiederholen'],
      [['['], 'Seitenleiste schmal oder breit'],
      [['?'], 'Diese Übersicht'],
      [['Esc'], 'Eine Ebene zurück'],
    ],
  },
  list: {
    title: 'In Listen',
    keys: [
      [['/'], 'Suchen'],
      [['N'], 'Neu anlegen'],
      [['↑', '↓'], 'Zeile wählen'],
      [['J', 'K'], 'Nächste oder vorige Zeile'],
      [['Enter'], 'Öffnen'],
      [['F2'], 'Zelle bearbeiten'],
    ],
  },
  peek: [['Leertaste'], 'Seitenblick'],
  form: {
    title: 'In Formularen',
    keys: [
      [['Strg', 'S'], 'Speichern'],
      [['Strg', 'Enter'], 'Speichern und zum nächsten Eintrag'],
      [['Strg', 'D'], 'Duplizieren'],
      [['Strg', 'H'], 'Verlauf'],
      [['Strg', 'P'], 'Drucken'],
      [['J', 'K'], 'Nächster oder voriger Eintrag'],
      [['N'], 'Noch eines, nach dem Anlegen'],
    ],
  },
  settings: { title: 'In Formularen', keys: [[['Strg', 'S'], 'Speichern']] },
  board: {
    title: 'Auf der Tafel',
    keys: [
      [['←', '↑', '↓', '→'], 'Von Karte zu Karte'],
      [['Enter'], 'Öffnen'],
      [['A'], 'Annehmen, dann 1 bis 4 für die Dauer'],
      [['B'], 'Bereit'],
      [['F'], 'Fertig'],
      [['T'], 'Andere Zeit'],
      [['P'], 'Drucken'],
      [['E'], 'Erstatten'],
      [['L'], 'Spalten oder Liste'],
    ],
  },
  roster: { title: 'Im Dienstplan', keys: [[['V'], 'Personen, Stationen oder Tag']] },
  dashboard: {
    title: 'In der Auswertung',
    keys: [
      [['←', '→'], 'Zeitraum davor oder danach, in einem Diagramm Punkt für Punkt'],
      [['C'], 'Vergleich wechseln'],
      [['T'], 'Diagramme oder Tabellen'],
    ],
  },
  order: {
    title: 'In einer Bestellung',
    keys: [
      [['A'], 'Annehmen'],
      [['1', '2', '3', '4'], '10, 15, 20 oder 30 Minuten wählen'],
      [['B'], 'Bereit'],
      [['F'], 'Fertig'],
      [['T'], 'Andere Zeit'],
      [['P'], 'Drucken'],
      [['E'], 'Erstatten'],
    ],
  },
} as const
