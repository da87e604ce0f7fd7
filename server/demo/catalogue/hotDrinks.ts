import {
  choose,
  configured,
  type DemoCategory,
  drink,
  option,
  packed,
  pick,
  priceFor,
  quantities,
  shelf,
} from '../authoring.ts'

const cup = shelf({ ...drink, allergens: ['milk'], diets: ['vegetarian'] })
/** What a cup is before milk comes into it: that is chosen. */
const black = { allergens: [], diets: ['vegan'] } satisfies Partial<DemoCategory['products'][number]>
const milk = choose('milch', 'Milch', [
  option('Kuhmilch', 0, 'add', ['milk']),
  option('Laktosefreie Milch', 30, 'add', ['milk']),
  option('Haferdrink', 50, 'add', ['gluten']),
  option('Sojadrink', 50, 'add', ['soy']),
  option('Mandeldrink', 60, 'add', ['nuts']),
])
const vessel = choose(
  'becher',
  'Becher',
  [option('Häferl'), option('Eigener Becher', 20, 'subtract'), option('Mehrwegbecher', 200)],
  { optional: true, description: 'Den Mehrwegbecher nehmen wir in jeder Filiale zurück.' },
)
const warmth = choose('temperatur', 'Temperatur', [option('Heiß'), option('Extra heiß')], {
  onlyIf: { step: 'milch', option: 'Kuhmilch' },
})
const extras = pick('extras', 'Extras', [
  option('Extra Espresso', 90),
  option('Vanillesirup', 60),
  option('Haselnusssirup', 60, 'add', ['nuts']),
  option('Schlagobers', 80, 'add', ['milk']),
  option('Koffeinfrei'),
])
const size = (large: number) => choose('groesse', 'Größe', [option('Klein'), option('Groß', large, 'overwrite')])

export const hotDrinks: DemoCategory = {
  series: 'KA',
  name: 'Kaffee, Tee & Kakao',
  description: 'Bohnen aus eigener Röstung, am Sonntag mit Muße gebrüht.',
  isEnabled: true,
  isVisibleWhenUnavailable: true,
  motif: 'cappuccino cookie bohnen',
  ground: { surface: 'cloth', light: '#F1E3D6', shade: '#BE9477' },
  products: [
    cup(
      'Espresso',
      260,
      'espresso bohnen',
      'Kurz, dicht, mit feiner Crema.',
      configured([choose('staerke', 'Stärke', [option('Einfach'), option('Doppelt', 390, 'overwrite')]), vessel], {
        allergens: [],
        diets: ['vegan'],
        additives: ['caffeine'],
      }),
    ),
    cup(
      'Verlängerter',
      340,
      'verlaengerter bohnen',
      'Espresso, mit heißem Wasser verlängert.',
      configured([milk, vessel], black),
    ),
    cup(
      'Wiener Melange',
      410,
      'melange cookie',
      'Halb Kaffee, halb Milch, mit Haube.',
      configured([size(490), milk, extras, vessel], black),
    ),
    cup(
      'Cappuccino',
      420,
      'cappuccino bohnen',
      'Mit samtigem Milchschaum.',
      configured([size(500), milk, extras, vessel], black),
    ),
    cup(
      'Caffè Latte',
      450,
      'latte bohnen',
      'Viel Milch, doppelter Espresso.',
      configured([milk, warmth, extras, vessel], black),
    ),
    cup(
      'Flat White',
      460,
      'flatwhite chocolate-bar',
      'Doppelter Ristretto, wenig Schaum.',
      configured([milk, vessel], black),
    ),
    cup('Einspänner', 480, 'einspaenner bohnen', 'Mokka im Glas mit viel Schlagobers.'),
    cup(
      'Filterkaffee',
      350,
      'verlaengerter teapot',
      'Jede Stunde frisch, eine Herkunft im Monat.',
      configured([vessel], { allergens: [], diets: ['vegan'], additives: ['caffeine'] }),
    ),
    cup(
      'Heiße Schokolade',
      440,
      'schokolade chocolate-bar',
      'Aus 70-prozentiger Schokolade.',
      configured([milk, extras, vessel], black),
    ),
    cup(
      'Häferltee',
      360,
      'teapot lemon',
      'Loser Tee im Kännchen.',
      configured(
        [
          choose('sorte', 'Sorte', [
            option('Schwarztee'),
            option('Grüntee'),
            option('Pfefferminze'),
            option('Früchte'),
            option('Bergkräuter', 40),
          ]),
          pick('dazu', 'Dazu', [
            option('Zitrone'),
            option('Milch', 0, 'add', ['milk']),
            option('Honig', 50, 'add', [], { notFor: ['vegan'] }),
          ]),
        ],
        { allergens: [], diets: ['vegan'] },
      ),
    ),
    cup('Ingwer-Zitrone heiß', 390, 'teapot ginger-root lemon', 'Frisch geriebener Ingwer, Zitrone, Honig.', {
      allergens: [],
    }),
    cup(
      'Hausröstung gemahlen, 250 g',
      790,
      'bohnen verlaengerter',
      'Für Filter und French Press, luftdicht verpackt.',
      {
        ...packed(250, 'gram'),
        allergens: [],
        diets: ['vegan'],
        additives: ['caffeine'],
      },
    ),
    cup(
      'Hausröstung, Bohnen',
      2800,
      'bohnen espresso',
      'Schoko und Haselnuss, mittlere Röstung. Preis je Kilogramm, in der Packung zu 250 g oder lose.',
      {
        unit: 'gram',
        ...priceFor(1, 'kilogram'),
        ...quantities(100, 3000, 50),
        defaultUnit: 'package',
        defaultQuantity: 1,
        alternativeUnits: [
          {
            unit: 'package',
            ratio: 250,
            minimumQuantity: 1,
            maximumQuantity: 12,
            quantityStepSize: 1,
            calculationModel: 'fixed',
          },
        ],
        ...configured([
          choose('mahlgrad', 'Mahlgrad', [
            option('Ganze Bohne'),
            option('Espressokanne'),
            option('Filter'),
            option('Siebträger'),
          ]),
        ]),
        allergens: [],
        diets: ['vegan'],
      },
    ),
  ],
}
