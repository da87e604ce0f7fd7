import { formatCount } from '../../../ui/format.ts'

/** Customers. */
export const texts = {
  orders: 'Bestellungen',
  sum: (count: number, hasMore: boolean, totals: readonly string[]) =>
    [`${hasMore ? 'mindestens ' : ''}${formatCount(count, 'Bestellung', 'Bestellungen')}`, ...totals].join(' · '),
  none: 'Mit dieser Telefonnummer oder E-Mail-Adresse wurde noch nichts bestellt.',
  unknown: 'Ohne Telefonnummer und E-Mail-Adresse gehört keine Bestellung dazu.',
  newest: (count: number) => `Die ${count} neuesten`,
  doubles: {
    title: 'Vielleicht dieselbe Person',
    hint: 'Zusammengeführt zählen ihre Bestellungen gemeinsam. Das lässt sich jederzeit zurücknehmen.',
    merge: 'Zusammenführen',
    mergeWith: (name: string) => `Mit ${name} zusammenführen`,
    merged: (name: string) => `${name} ist zusammengeführt.`,
    partTitle: 'Zusammengeführt',
    part: 'Trennen',
    partFrom: (name: string) => `Von ${name} trennen`,
    parted: (name: string) => `${name} steht wieder für sich.`,
  },
  hidden: 'Kundendaten sind auf diesem Gerät ausgeblendet.',
  ofOrder: 'Stammkunde',
  add: 'Als Kunde anlegen',
  added: (name: string) => `${name} ist jetzt Kunde.`,
  notAdded: 'So lässt sich kein Kunde anlegen: Bitte in der Liste der Kunden von Hand eintragen.',
} as const
