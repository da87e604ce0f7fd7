import {
  bundled,
  choose,
  configured,
  type DemoCategory,
  food,
  option,
  packed,
  pick,
  priceFor,
  quantities,
  shelf,
} from '../authoring.ts'
import { tag } from '../branch.ts'

const sweet = shelf({ ...food, allergens: ['gluten', 'egg', 'milk'], diets: ['vegetarian'] })

export const sweets: DemoCategory = {
  series: 'SU',
  name: 'Plunder & Mehlspeisen',
  description: 'Mit echter Butter touriert und gefüllt, wenn Sie noch schlafen.',
  isEnabled: true,
  isVisibleWhenUnavailable: true,
  motif: 'golatsche croissant krapfen',
  ground: { surface: 'counter', light: '#FDE7E0', shade: '#E9AC9C' },
  products: [
    sweet('Butterkipferl', 180, 'croissant butter', 'Drei Tage geführt, 27 Schichten.', {
      tags: [tag.ofTheHouse, tag.toGo],
    }),
    sweet('Nusskipferl', 240, 'croissant chestnut', 'Mürbteig mit Walnussfülle.', {
      allergens: ['gluten', 'egg', 'milk', 'nuts'],
    }),
    sweet('Topfengolatsche', 260, 'golatsche lemon', 'Blätterteig, Topfen, ein Hauch Zitrone.', { tags: [tag.toGo] }),
    sweet('Marillenplunder', 270, 'marillenplunder peach', 'Mit Wachauer Marille und Mandelblättchen.', {
      allergens: ['gluten', 'egg', 'milk', 'nuts'],
    }),
    sweet('Zimtschnecke', 280, 'schnecke', 'Weich, klebrig, mit viel Ceylonzimt.'),
    sweet(
      'Faschingskrapfen',
      220,
      'krapfen peach',
      'In Butterschmalz gebacken, mit Marillenmarmelade.',
      configured([
        choose('fuelle', 'Fülle', [
          option('Marille'),
          option('Vanille', 30),
          option('Nougat', 40, 'add', ['nuts']),
          option('Powidl', 20),
        ]),
      ]),
    ),
    sweet(
      'Sechs Krapfen im Karton',
      1190,
      'krapfen package',
      'Gemischt oder sortenrein, im Tragekarton.',
      configured([
        pick(
          'sorten',
          'Sorten',
          [option('Marille'), option('Vanille'), option('Nougat', 0, 'add', ['nuts']), option('Powidl')],
          { optional: false, least: 1, most: 3, description: 'Wir teilen die Sorten gleichmäßig auf.' },
        ),
      ]),
    ),
    sweet('Marillenmarmelade, 212 ml', 590, 'peach honey-pot', 'Aus Wachauer Marillen, im Sommer selbst eingekocht.', {
      ...packed(212, 'millilitre'),
      allergens: [],
      diets: ['vegan'],
    }),
    sweet(
      'Apfelstrudel',
      390,
      'strudel red-apple',
      'Hauchdünn gezogen, mit Bröseln, Rosinen und Zimt.',
      configured(
        [
          pick('dazu', 'Dazu', [
            option('Schlagobers', 90, 'add', ['milk']),
            option('Vanilleeis', 180, 'add', ['milk', 'egg']),
            option('Vanillesauce', 150, 'add', ['milk', 'egg']),
          ]),
        ],
        { allergens: ['gluten', 'sulphites'] },
      ),
    ),
    sweet(
      'Apfelstrudel am Meter',
      2900,
      'strudel straight-ruler red-apple',
      'Ein ganzer Strudel für Ihre Runde. Preis je Meter, ab 50 cm.',
      {
        unit: 'centimetre',
        ...priceFor(1, 'metre'),
        ...quantities(50, 200, 25),
        defaultQuantity: 50,
        allergens: ['gluten', 'sulphites'],
      },
    ),
    sweet('Schokocookie mit Erdnuss', 230, 'cookie peanuts', 'Dunkle Schokolade, gesalzene Erdnüsse.', {
      allergens: ['gluten', 'egg', 'milk', 'peanut', 'soy'],
    }),
    sweet('Vanillekipferl', 3200, 'vanillekipferl', 'Mit Mandeln, in Zucker gewälzt. Preis je Kilogramm.', {
      unit: 'decagram',
      ...priceFor(1, 'kilogram'),
      ...quantities(10, 200, 5),
      defaultQuantity: 25,
      allergens: ['gluten', 'milk', 'nuts'],
    }),
    sweet('Veganer Bananenmuffin', 290, 'cupcake banana', 'Mit Walnüssen und Haferflocken.', {
      allergens: ['gluten', 'nuts'],
      diets: ['vegan', 'lactoseFree'],
    }),
    sweet(
      'Kaffee & Kipferl',
      490,
      'cappuccino croissant',
      'Kleines Duo für zwischendurch.',
      bundled([
        choose('kaffee', 'Kaffee', [
          option('Melange', 0, 'add', ['milk']),
          option('Verlängerter'),
          option('Cappuccino', 30, 'add', ['milk']),
        ]),
        choose('kipferl', 'Kipferl', [option('Butterkipferl'), option('Nusskipferl', 50, 'add', ['nuts'])]),
      ]),
    ),
  ],
}
