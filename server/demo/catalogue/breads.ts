import {
  byWeight,
  choose,
  configured,
  type DemoCategory,
  leadTime,
  meat,
  option,
  pick,
  quantities,
  shelf,
  staple,
} from '../authoring.ts'
import { tag } from '../branch.ts'

const bread = shelf({ ...staple, allergens: ['gluten'], diets: ['vegan'] })

/** Whole loaves can be had in slices of a chosen thickness. */
const slicing = choose(
  'schneiden',
  'Schneiden',
  [option('Dünn (8 mm)'), option('Normal (12 mm)'), option('Dick (16 mm)')],
  { optional: true, description: 'Ohne Auswahl bleibt der Laib im Ganzen.' },
)

export const breads: DemoCategory = {
  series: 'BR',
  name: 'Brot',
  description: 'Mit Natursauerteig geführt und 24 Stunden gereift. Gewogene Laibe verrechnen wir nach Gewicht.',
  isEnabled: true,
  isVisibleWhenUnavailable: true,
  motif: 'laib sheaf-of-rice baguette-bread',
  ground: { surface: 'board', light: '#F3E2C6', shade: '#C99B66' },
  products: [
    bread(
      'Hauskruste 1 kg',
      690,
      'laib sheaf-of-rice',
      'Weizen-Roggen-Mischbrot mit kräftiger Kruste, unser Brot seit 1911.',
      configured([slicing], { tags: [tag.ofTheHouse] }),
    ),
    bread(
      'Hauskruste ½ kg',
      390,
      'laib',
      'Dieselbe Kruste, kleiner Haushalt.',
      configured([slicing], { tags: [tag.ofTheHouse] }),
    ),
    bread(
      'Roggenlaib, gewogen',
      720,
      'bauernlaib salt',
      'Reiner Roggen, drei Tage saftig. Preis je Kilogramm, ganze Laibe wiegen etwa 2 kg.',
      byWeight(2000),
    ),
    bread(
      'Bauernbrot, gewogen',
      640,
      'bauernlaib butter sheaf-of-rice',
      'Mit Kümmel, Fenchel und Koriander. Preis je Kilogramm, der Laib wiegt etwa 1,5 kg.',
      byWeight(1500),
    ),
    bread(
      'Dinkelvollkornbrot',
      580,
      'bread sunflower',
      'Frisch vermahlenes Dinkelkorn mit Sonnenblumenkernen, 750 g.',
      { allergens: ['gluten'] },
    ),
    bread('Walnussbrot', 620, 'laib chestnut', 'Roggenmischbrot mit Walnüssen aus der Steiermark, 500 g.', {
      allergens: ['gluten', 'nuts'],
    }),
    bread('Kürbiskernbrot', 560, 'bread seedling', 'Mit gerösteten steirischen Kürbiskernen und etwas Kernöl, 500 g.'),
    bread('Kartoffelbrot', 480, 'laib potato', 'Weich und saftig, mit mehligen Erdäpfeln im Teig, 500 g.'),
    bread('Weißbrotwecken', 340, 'baguette-bread butter', 'Feine Krume, dünne Kruste, 500 g.', configured([slicing])),
    bread('Baguette traditionell', 320, 'baguette-bread', 'Lange Teigführung, offene Poren, 250 g.'),
    bread('Ciabatta mit Oliven', 390, 'baguette-bread olive', 'Mit Kalamata-Oliven und Olivenöl, 300 g.', {
      allergens: ['gluten'],
      additives: ['blackened'],
    }),
    bread('Toastbrot Butter', 420, 'bread butter', 'Mit Butter und Milch aus dem Mühlviertel, 500 g.', {
      allergens: ['gluten', 'milk'],
      diets: ['vegetarian'],
    }),
    bread(
      'Glutenfreies Saatenbrot',
      690,
      'bread sunflower leafy-green',
      'In eigener Backstube gebacken, mit Leinsamen und Buchweizen, 400 g.',
      {
        ...leadTime(1),
        allergens: ['sesame'],
        diets: ['vegan', 'glutenFree', 'lactoseFree'],
      },
    ),
    bread(
      'Schwarzbrot nach Maß',
      750,
      'bauernlaib straight-ruler',
      'Roggenbrot am Stück, so viel Sie wollen. Preis je Kilogramm.',
      {
        unit: 'decagram',
        pricing: { amount: 1, unit: 'kilogram' },
        defaultQuantity: 50,
        calculationModel: 'approximate',
        ...quantities(25, 300, 5),
      },
    ),
    bread(
      'Brot backen: Sauerteigansatz',
      350,
      'sauerteigglas sheaf-of-rice',
      'Unser Ansatz „Resi“ im Glas, 150 g, mit Anleitung.',
      { tax: 'food', takeawayTax: null, dineInTax: null },
    ),
    bread(
      'Partybrot zum Zupfen',
      1290,
      'laib garlic herb',
      'Ein Kilo Zupfbrot, auf Wunsch gefüllt. Einen Tag vorher bestellen.',
      {
        ...leadTime(1),
        ...configured([
          pick('fuellung', 'Füllung', [
            option('Kräuterbutter', 150, 'add', ['milk']),
            option('Bergkäse', 250, 'add', ['milk']),
            meat('Speck', 250),
            option('Röstzwiebel', 100),
          ]),
        ]),
      },
    ),
    bread(
      'Störibrot (Osterbrot)',
      890,
      'laib egg',
      'Nur zu Ostern: mürbes Milchbrot mit Anis. Kommt wieder im Frühling.',
      { isEnabled: false, isVisibleWhenUnavailable: true, allergens: ['gluten', 'egg', 'milk'], diets: ['vegetarian'] },
    ),
  ],
}
