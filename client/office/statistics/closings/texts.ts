import { formatCount } from '../../../ui/format.ts'

/** Daily closings. */
export const texts = {
  title: 'Abschluss',
  intro:
    'Umsatz ist hier, was übergeben wurde, am Tag der Übergabe – so wird gebucht und versteuert. Der Überblick zählt dagegen, was bestellt wurde.',
  branch: 'Filiale',
  deleted: (name: string) => `${name} (gelöscht)`,
  loading: 'Abschlüsse werden geladen …',
  empty: 'In diesem Zeitraum wurde hier nichts übergeben und nichts bezahlt.',
  agrees: 'Geld und Umsatz stimmen auf den Cent überein.',
  differs: (amount: string) => `Geld und Umsatz stimmen nicht überein: ${amount} zu viel oder zu wenig.`,
  provisional: 'vorläufig',
  running: 'Der letzte Tag ist noch nicht abgeschlossen: Seine Zahlen können sich ändern.',
  orders: (count: number) => `${formatCount(count, 'Bestellung', 'Bestellungen')} übergeben`,
  sheet: { name: 'Posten', gross: 'Brutto', net: 'Netto', tax: 'Steuer' },
  days: {
    title: 'Tage',
    rows: (day: string) => `${day}: Bestellungen`,
    hint: 'Ein Tag öffnet die Bestellungen, aus denen er besteht.',
  },
  rows: {
    loading: (day: string) => `Bestellungen vom ${day} werden geladen …`,
    ticket: (ticket: string) => `Bestellung ${ticket}`,
    sale: 'übergeben',
    note: 'Gutschrift',
    received: 'eingenommen',
    returned: 'ausgezahlt',
  },
  files: {
    title: 'Für die Buchhaltung',
    intro: 'Jede Datei lässt sich wiederholen und ist dann dieselbe. Gebucht werden nur Tage, die abgeschlossen sind.',
    csv: 'CSV',
    xlsx: 'Excel',
    datev: 'DATEV',
    bmd: 'BMD',
    take: (kind: string) => `Tagesabschlüsse herunterladen: ${kind}`,
    name: (branch: string, from: string, to: string) => `Tagesabschlüsse ${branch} ${from} bis ${to}`,
    datevName: (branch: number, from: string, to: string) => `EXTF_Tagesabschluesse_${branch}_${from}_${to}`,
    bmdName: (branch: number, from: string, to: string) => `BMD_Tagesabschluesse_${branch}_${from}_${to}`,
    accounts: 'Buchungskonten',
  },
} as const
