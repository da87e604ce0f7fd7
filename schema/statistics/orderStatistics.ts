import { revenueAccess } from '../base/access.ts'
import type { Declared } from './declared.ts'

/** Figures of orders. */
export const orderStatistics = {
  orders: {
    label: 'Bestellungen',
    definition:
      'Aufgegebene Bestellungen, deren Zahlung nicht gescheitert ist, nach dem Zeitpunkt der Bestellung, auf Wunsch nach dem Termin.',
    kind: 'series',
    measure: 'count',
    access: revenueAccess,
  },
  revenue: {
    label: 'Umsatz',
    definition:
      'Summe der Bestellungen, die nicht gescheitert, abgelehnt oder storniert sind, samt Lieferung und ohne Spenden; Erstattungen zählen an ihrem Tag.',
    kind: 'series',
    measure: 'cents',
    access: revenueAccess,
  },
  'canceled-orders': {
    label: 'Stornierte Bestellungen',
    definition:
      'Abgelehnte, von der Filiale oder vom Gast stornierte und an der Zahlung gescheiterte Bestellungen; der Anteil ist der an allen aufgegebenen.',
    kind: 'series',
    measure: 'count',
    access: revenueAccess,
  },
  items: {
    label: 'Verkaufte Artikel',
    definition:
      'Menge aller Artikel in Bestellungen, die als Umsatz zählen: Stück, Portionen und Packungen einzeln, alles andere einmal je Zeile.',
    kind: 'series',
    measure: 'count',
    access: revenueAccess,
  },
  'popular-items': {
    label: 'Beliebte Produkte',
    definition: 'Die 50 meistverkauften Produkte unter dem Namen, den sie bei der letzten Bestellung hatten.',
    kind: 'rows',
    measure: 'count',
    access: revenueAccess,
  },
  'order-times': {
    label: 'Bestellzeiten',
    definition:
      'Bestellungen nach Wochentag und Stunde, in der sie aufgegeben wurden; daneben nach dem Termin, wenn sie einen haben.',
    kind: 'matrix',
    measure: 'count',
    access: revenueAccess,
  },
} as const satisfies Declared
