/** Additives that have to be named on a menu, by key with the words German law asks for. */
export const additives = {
  colour: 'mit Farbstoff',
  preservative: 'mit Konservierungsstoff',
  antioxidant: 'mit Antioxidationsmittel',
  flavourEnhancer: 'mit Geschmacksverstärker',
  sulphurised: 'geschwefelt',
  blackened: 'geschwärzt',
  waxed: 'gewachst',
  phosphate: 'mit Phosphat',
  sweetener: 'mit Süßungsmittel',
  phenylalanine: 'enthält eine Phenylalaninquelle',
  caffeine: 'koffeinhaltig',
  quinine: 'chininhaltig',
} as const
