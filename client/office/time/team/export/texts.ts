import { formatCount } from '../../../../ui/format.ts'

/** Files of working time. */
export const texts = {
  formats: { csv: 'CSV', xlsx: 'Excel' },
  payroll: {
    title: 'Lohnverrechnung',
    intro:
      'Stunden je Person und Lohnart für die Buchhaltung. Nächte sind um Mitternacht geteilt; Zuschläge stehen zusätzlich zu den Stunden.',
    per: 'Zeilen',
    pers: { month: 'je Monat', day: 'je Tag' },
    take: 'Lohndatei herunterladen',
    name: (month: string) => `Lohn ${month}`,
    open: (count: number) =>
      `${formatCount(count, 'Monat ist', 'Monate sind')} noch nicht freigegeben: Die Stunden können sich ändern.`,
    unnumbered: 'Ohne Lohnart, deshalb nicht in der Datei:',
    overtime: 'Ohne eigene Lohnart zählen Überstunden als Normalstunden.',
    wageTypes: 'Lohnarten',
  },
  sheets: {
    title: 'Monatsblätter zum Unterschreiben',
    intro:
      'Für jede Person ein Blatt mit allen Tagen und Zeilen für zwei Unterschriften. Im Druckfenster lassen sie sich als ein PDF sichern.',
    take: (count: number) => `Alle drucken / PDF · ${formatCount(count, 'Person', 'Personen')}`,
    progress: (done: number, count: number) => `${done} von ${formatCount(count, 'Blatt', 'Blättern')} geladen …`,
    ready: (count: number) => `${formatCount(count, 'Blatt ist', 'Blätter sind')} bereit zum Drucken.`,
    offline: 'Monatsblätter kommen nur mit Verbindung zum Server.',
  },
  records: {
    title: 'Aufzeichnungen für die Behörde',
    intro:
      'Jede Zeit mit Beginn, Ende und Pausen, woher sie kommt, und wer sie wann warum geändert oder gestrichen hat.',
    from: 'Von',
    to: 'Bis (letzter Tag)',
    take: 'Aufzeichnungen herunterladen',
    name: (from: string, to: string) => `Arbeitszeiten ${from} bis ${to}`,
    wrong: 'Bitte zwei Tage angeben, höchstens ein Jahr auseinander.',
  },
} as const
