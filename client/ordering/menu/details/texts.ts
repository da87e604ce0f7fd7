/** What of the ordering page's texts is wanted later: delivery areas, hours and address, a branch without a menu or before it. */
export const texts = {
  area: 'Liefergebiet',
  areaChoose: 'Bitte wählen …',
  areaFree: 'kostenlos',
  areaCost: (cost: string) => `Lieferung ${cost}`,
  areaFreeFrom: (value: string) => `ab ${value} kostenlos`,
  areaMinimum: (value: string) => `Mindestbestellwert ${value}`,
  hours: 'Öffnungszeiten',
  deliveryHours: 'Lieferzeiten',
  route: 'Anfahrt berechnen',
  noMenu: 'Hier gibt es derzeit keine Speisekarte.',
  noMenuHint: 'Schauen Sie später wieder vorbei oder wählen Sie eine andere Filiale.',
  toBranches: 'Alle Filialen',
  loading: 'Die Speisekarte wird geladen …',
} as const
