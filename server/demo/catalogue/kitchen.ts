import {
  choose,
  configured,
  type DemoCategory,
  type DemoProduct,
  daily,
  food,
  leadTime,
  meat,
  on,
  option,
  pick,
  priceFor,
  quantities,
  shelf,
} from '../authoring.ts'

const dish = shelf({ ...food, allergens: ['gluten', 'egg', 'milk', 'celery'] })
const box = { deposit: { amount: 500, tax: 'food', label: 'Mehrwegschüssel' } } as const
const portion = choose('portion', 'Portion', [option('Klein', 250, 'subtract'), option('Normal'), option('Groß', 350)])
const side = choose('beilage', 'Beilage', [
  option('Erdäpfelsalat', 0, 'add', ['mustard']),
  option('Petersilerdäpfel'),
  option('Reis'),
  option('Pommes frites', 50),
  option('Gemischter Salat', 150, 'add', ['mustard']),
])

const soups: readonly DemoProduct[] = [
  dish(
    'Rindsuppe mit Einlage',
    490,
    'suppe carrot',
    'Klare Suppe vom Tafelspitz mit Schnittlauch.',
    configured([
      choose('einlage', 'Einlage', [
        option('Frittaten'),
        option('Grießnockerl'),
        option('Leberknödel', 60),
        option('Nudeln'),
      ]),
    ]),
  ),
  dish(
    'Rindsuppe zum Mitnehmen',
    1190,
    'suppenglas suppe carrot',
    'Kalt im Glas. Preis je Liter, in Vierteln abgefüllt.',
    {
      unit: 'millilitre',
      ...priceFor(1, 'litre'),
      ...quantities(250, 3000, 250),
      defaultQuantity: 500,
      allergens: ['celery'],
      diets: ['glutenFree', 'lactoseFree'],
      isLeadTimeEnabled: true,
      leadTimeType: 'minutes',
      leadTimeValue: 30,
    },
  ),
  dish('Kürbiscremesuppe', 540, 'kuerbissuppe seedling', 'Hokkaido, Ingwer und ein Faden Kernöl.', {
    allergens: ['milk', 'celery'],
    diets: ['vegetarian', 'glutenFree'],
  }),
  dish('Gulaschsuppe', 620, 'pot-of-food hot-pepper', 'Kräftig und sämig, mit Handsemmel.', {
    allergens: ['gluten', 'celery'],
  }),
  dish('Backhendlsalat', 1290, 'green-salad poultry-leg', 'Knusprige Streifen auf Erdäpfel-Vogerlsalat mit Kernöl.', {
    ...box,
    allergens: ['gluten', 'egg', 'milk', 'mustard'],
    ...configured([portion]),
  }),
  dish('Flusskrebssalat', 1490, 'shrimp green-salad lemon', 'Flusskrebse, Avocado und Gurke in Zitronendressing.', {
    ...box,
    allergens: ['crustaceans', 'egg', 'mustard'],
    diets: ['glutenFree', 'lactoseFree'],
  }),
  dish('Linsensalat mit Ofengemüse', 1090, 'green-salad beans carrot', 'Berglinsen, Rote Rübe, Walnüsse.', {
    ...box,
    allergens: ['celery', 'mustard', 'nuts'],
    diets: ['vegan', 'glutenFree', 'lactoseFree'],
  }),
]

const mains: readonly DemoProduct[] = [
  dish(
    'Wiener Schnitzel vom Kalb',
    2290,
    'schnitzel cherries',
    'In Butterschmalz soufflierend gebacken, mit Preiselbeeren.',
    configured([side, pick('extras', 'Extras', [option('Extra Preiselbeeren', 90), option('Zweite Zitrone', 20)])]),
  ),
  dish(
    'Schnitzel vom Schwein',
    1490,
    'schnitzel french-fries',
    'Aus der Schale, knusprig paniert.',
    configured([side]),
  ),
  dish(
    'Backhendl',
    1590,
    'poultry-leg lemon',
    'Halbes Hendl, ausgelöst, mit gebackener Petersilie.',
    configured([side]),
  ),
  dish('Tafelspitz', 2190, 'braten carrot suppe', 'Mit Apfelkren, Schnittlauchsauce und Rösterdäpfeln.', {
    allergens: ['egg', 'milk', 'celery', 'sulphites'],
  }),
  dish('Rindsgulasch', 1490, 'gulasch hot-pepper', 'Sieben Stunden geschmort, am zweiten Tag am besten.', {
    unit: 'serving',
    ...configured([
      choose('beilage', 'Beilage', [option('Semmelknödel'), option('Handsemmel', 150, 'add'), option('Spätzle', 50)]),
    ]),
  }),
  dish('Frankfurter mit Senf und Kren', 620, 'hot-dog salt', 'Ein Paar im Sud, mit Handsemmel.', {
    unit: 'pair',
    allergens: ['gluten', 'mustard', 'sulphites'],
    additives: ['preservative', 'antioxidant', 'phosphate'],
    ...configured([
      choose('wuerstel', 'Würstel', [
        meat('Frankfurter'),
        meat('Debreziner', 50),
        option('Käsekrainer', 720, 'overwrite', ['milk'], { notFor: ['vegetarian'] }),
        option('Vegane Frankfurter', 60, 'add', ['soy']),
      ]),
    ]),
    // Mustard, horseradish and roll are vegan: the sausage decides.
    diets: ['vegan'],
  }),
  dish('Kärntner Kasnudeln', 1390, 'kasnudeln butter', 'Mit Topfen und Minze, in brauner Butter.', {
    diets: ['vegetarian'],
  }),
  dish('Eierschwammerlgulasch', 1590, 'brown-mushroom pot-of-food', 'Mit Sauerrahm und Semmelknödel.', {
    diets: ['vegetarian'],
  }),
  dish('Gebackene Calamari', 1390, 'calamari', 'Mit Petersilerdäpfeln und Sauce tartare.', {
    allergens: ['gluten', 'egg', 'fish', 'mustard', 'molluscs'],
  }),
  dish('Forelle Müllerin', 1890, 'forelle lemon', 'Aus dem Ybbstal, in Mandelbutter gebraten.', {
    allergens: ['gluten', 'fish', 'milk', 'nuts'],
  }),
  dish('Krautfleckerl', 1090, 'spaghetti leafy-green', 'Mit karamellisiertem Kraut und Kümmel.', {
    allergens: ['gluten'],
    diets: ['vegan', 'lactoseFree'],
  }),
  dish(
    'Kaiserschmarrn',
    1390,
    'schmarrn cherries',
    'Für eine hungrige Person, mit Zwetschkenröster. Dauert 20 Minuten.',
    {
      ...leadTime(20, 'minutes'),
      schedule: [daily('11:00', '21:00')],
      isVisibleWhenUnavailable: true,
      diets: ['vegetarian'],
      ...configured([
        choose('roester', 'Dazu', [option('Zwetschkenröster'), option('Apfelmus'), option('Hollerröster', 50)]),
        pick('extras', 'Extras', [option('Rumrosinen', 100, 'add', ['sulphites']), option('Vanilleeis', 180)]),
      ]),
    },
  ),
  dish(
    'Nachtschwärmertoast',
    890,
    'sandwich cheese-wedge crescent-moon',
    'Schinken-Käse-Toast, nur von 22 Uhr bis 5 Uhr früh.',
    {
      schedule: [on('daily', '22:00', '05:00')],
      isVisibleWhenUnavailable: true,
      additives: ['preservative', 'phosphate', 'flavourEnhancer'],
    },
  ),
]

export const kitchen: DemoCategory = {
  series: 'KU',
  name: 'Suppen, Salate & Hauptspeisen',
  description: 'Wirtshausküche aus eigener Hand. Zum Mitnehmen auf Wunsch in der Mehrwegschüssel.',
  isEnabled: true,
  isVisibleWhenUnavailable: true,
  motif: 'gulasch herb tomato',
  ground: { surface: 'plate', light: '#F3E8DA', shade: '#C9A183' },
  products: [...soups, ...mains],
}
