import { formatCount } from '../../../ui/format.ts'

/** Search and food filter of the ordering page. Apart from the menu's texts, because they come after the first paint. */
export const texts = {
  found: (count: number) => `${formatCount(count, 'Produkt', 'Produkte')} gefunden.`,
  enter: 'Die Eingabetaste führt zum ersten.',
  empty: 'Leider wurden keine Produkte gefunden.',
  emptyHint: (term: string) => `Nichts auf dieser Speisekarte passt zu „${term}“.`,
  emptyFiltered: 'Ihr Filter lässt kein Produkt übrig.',
  resetSearch: 'Suche zurücksetzen',
  resetFilter: 'Filter aufheben',
  reset: 'Aufheben',
  filterOn: 'Filter ist an',
  filterHides: (count: number) => `${formatCount(count, 'Produkt', 'Produkte')} ausgeblendet.`,
  change: 'Ändern',
  mind: (allergens: readonly string[], diets: readonly string[]) =>
    [
      ...(diets.length > 0 ? [`${diets.join(', ')} möglich: bitte passend auswählen.`] : []),
      ...(allergens.length > 0 ? [`Bei der Auswahl beachten: manches enthält ${allergens.join(', ')}.`] : []),
    ].join(' '),
  title: 'Allergene & Ernährung',
  diets: 'Nur Produkte, die so gekennzeichnet sind',
  without: 'Produkte ausblenden, die enthalten',
  onDevice: 'Ihre Auswahl bleibt auf diesem Gerät und wird nicht übertragen.',
  caution:
    'Der Filter beruht auf den Angaben des Betriebs; Spuren sind nicht berücksichtigt. Fragen Sie bei einer Allergie bitte nach.',
  apply: (count: number) => `${formatCount(count, 'Produkt', 'Produkte')} anzeigen`,
} as const
