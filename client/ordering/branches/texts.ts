import { formatCount } from '../../ui/format.ts'

/** Delivery areas a card names. */
const MOST_NAMES = 3

/** Sentences of the branch list and the home page. */
export const texts = {
  search: 'Filiale suchen',
  searchPlaceholder: 'PLZ / Ort',
  tags: 'Nach Merkmalen filtern',
  result: (shown: number, total: number) => `${shown} von ${total} Filialen werden angezeigt.`,
  empty: 'Leider wurden keine Ergebnisse gefunden.',
  near: {
    button: 'In meiner Nähe',
    asking: 'Ihr Standort wird bestimmt …',
    on: 'Die nächste Filiale zuerst. Ihr Standort bleibt auf diesem Gerät.',
    denied: 'Ihr Standort ist nicht verfügbar. Suchen Sie nach PLZ oder Ort.',
    kilometres: (distance: number): string =>
      `${distance.toLocaleString('de-DE', distance < 10 ? { minimumFractionDigits: 1, maximumFractionDigits: 1 } : { maximumFractionDigits: 0 })}\u00a0km`,
  },
  delivers: (to: string, cost: string, minimum: string | null): string =>
    `Liefert nach ${to} · ${cost}${minimum === null ? '' : ` · ab ${minimum}`}`,
  areas: (names: readonly string[]): string =>
    names.length > MOST_NAMES ? `${names.slice(0, MOST_NAMES).join(', ')} …` : names.join(', '),
  deliversFree: 'kostenlos',
  from: (cost: string): string => `ab ${cost}`,
  undelivered: (postcode: string): string => `Nach ${postcode} liefert derzeit keine unserer Filialen.`,
  perhaps: (postcode: string): string =>
    `Ob nach ${postcode} geliefert wird, ist hier nicht hinterlegt: Sehen Sie nach, ob Ihr Liefergebiet dabei ist.`,
  byArea: 'Liefern nach Gebieten',
  pickup: 'Am nächsten zum Abholen',
  showAll: 'Alle Filialen anzeigen',
  inactive: 'Derzeit nicht verfügbar',
  branches: 'Unsere Filialen',
  others: 'Weitere Filialen',
  panel: {
    title: 'Filiale wählen',
    open: (count: number) => formatCount(count, 'Standort geöffnet', 'Standorte geöffnet'),
    allClosed: 'Alle Standorte geschlossen',
  },
  home: {
    order: 'Online Bestellen',
    orderText: 'Bequem auswählen und online bezahlen.',
    table: 'Tischreservierung',
    tableText: 'Wir halten Ihnen gerne einen Platz frei.',
    call: 'Jetzt Anrufen',
    way: 'Anfahrt',
    wayText: 'So finden Sie zu uns.',
    route: 'Anfahrt berechnen',
    hours: 'Öffnungszeiten',
    deliveryHours: 'Lieferzeiten',
    showDeliveryHours: 'Lieferzeiten anzeigen',
    showHours: 'Öffnungszeiten anzeigen',
    contact: 'Anfahrt',
  },
} as const
