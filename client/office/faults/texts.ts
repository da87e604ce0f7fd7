import { formatCount } from '../../ui/format.ts'
import type { FaultKind } from './faults.ts'

/** What the data check finds, in sentences. */
export const texts = {
  title: 'Datenprüfung',
  intro: 'Was auf diesem Gerät liegt, laufend geprüft: Lücken, die Gäste sehen oder die eine Bestellung verhindern.',
  well: 'Alles geprüft, nichts gefunden.',
  checking: 'Wird geprüft …',
  count: (count: number) => formatCount(count, 'Hinweis', 'Hinweise'),
  more: (count: number) => `${count} weitere zeigen`,
  kinds: {
    branchHours: 'Filialen ohne Öffnungszeiten',
    branchMenu: 'Filialen ohne gültige Speisekarte',
    branchPayment: 'Filialen ohne Zahlungsart',
    branchPlace: 'Filialen ohne Standort auf der Karte',
    branchHoliday: 'Feiertage, an denen nur die üblichen Zeiten gelten',
    printerOff: 'Ausgeschaltete Drucker, deren Station niemand sonst druckt',
    shiftPerson: 'Dienste der nächsten zwei Wochen ohne Person',
    personBranch: 'Personen ohne Filiale',
    productTax: 'Produkte mit einer Steuerklasse, die es nicht gibt',
    navigationSite: 'Navigationen mit Punkten, die zu keiner öffentlichen Seite führen',
    legal: 'Rechtliche Texte fehlen',
    productMenu: 'Produkte auf keiner Speisekarte',
    productImage: 'Produkte ohne Bild',
    productText: 'Produkte ohne Beschreibung',
    menuBranch: 'Speisekarten ohne Filiale',
    categoryEmpty: 'Kategorien ohne sichtbares Produkt',
    imageText: 'Bilder ohne Beschreibung für Vorlesegeräte',
  } satisfies Record<FaultKind, string>,
} as const
