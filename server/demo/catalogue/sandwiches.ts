import {
  bundled,
  choose,
  configured,
  type DemoCategory,
  food,
  leadTime,
  meat,
  option,
  pick,
  priceFor,
  quantities,
  shelf,
} from '../authoring.ts'
import { tag } from '../branch.ts'

const snack = shelf({ ...food, allergens: ['gluten', 'milk'] })
const bread = choose('brot', 'Brot', [
  option('Handsemmel'),
  option('Kornspitz', 30, 'add', ['soy', 'sesame']),
  option('Roggenweckerl', 30),
  option('Glutenfreies Weckerl', 150),
])
const extras = pick('extras', 'Extras', [
  option('Gurkerl', 30, 'add', ['mustard']),
  option('Paradeiser', 40),
  option('Ei', 80, 'add', ['egg']),
  option('Kren', 40, 'add', ['sulphites']),
  option('Ohne Butter', 20, 'subtract'),
])

export const sandwiches: DemoCategory = {
  series: 'WE',
  name: 'Weckerl & Jause',
  description: 'Frisch belegt, solange Sie warten – oder als Jause zum Mitnehmen.',
  isEnabled: true,
  isVisibleWhenUnavailable: true,
  motif: 'sandwich cucumber tomato',
  ground: { surface: 'board', light: '#EDF1DA', shade: '#BBC78A' },
  products: [
    snack(
      'Beinschinkensemmel',
      390,
      'sandwich bacon',
      'Beinschinken vom Strohschwein, Butter, Kren.',
      configured([bread, extras], { additives: ['preservative', 'phosphate'], tags: [tag.ofTheHouse, tag.toGo] }),
    ),
    snack('Leberkässemmel', 380, 'hamburger hot-pepper', 'Heiß aus dem Ofen, zehn Deka.', {
      allergens: ['gluten'],
      tags: [tag.toGo],
      ...configured([
        choose('sorte', 'Sorte', [
          option('Klassisch'),
          option('Käse', 40, 'add', ['milk']),
          option('Pferd', 60),
          option('Pikant', 30),
        ]),
        choose(
          'senf',
          'Dazu',
          [
            option('Süßer Senf', 0, 'add', ['mustard']),
            option('Scharfer Senf', 0, 'add', ['mustard']),
            option('Ketchup'),
          ],
          { optional: true },
        ),
      ]),
    }),
    snack(
      'Bergkäseweckerl',
      420,
      'cheese-wedge sandwich grapes',
      'Zwölf Monate gereifter Bergkäse, Feigensenf, Rucola.',
      configured([bread, extras], { allergens: ['gluten', 'milk', 'mustard'], diets: ['vegetarian'] }),
    ),
    snack(
      'Liptauerweckerl',
      360,
      'sandwich bell-pepper',
      'Topfenaufstrich mit Paprika und Kümmel, Radieschen.',
      configured([bread], { diets: ['vegetarian'] }),
    ),
    snack(
      'Hummusweckerl',
      430,
      'falafel sandwich carrot',
      'Hummus, Ofenkarotte, Granatapfel.',
      configured([bread], { allergens: ['gluten', 'sesame'], diets: ['vegan', 'lactoseFree'] }),
    ),
    snack('Lachsbagel', 590, 'sesamring avocado lemon', 'Räucherlachs, Frischkäse, Dille, rote Zwiebel.', {
      allergens: ['gluten', 'milk', 'fish', 'sesame'],
    }),
    snack('Ciabatta mit Caprese', 520, 'baguette-bread tomato herb', 'Büffelmozzarella, Paradeiser, Basilikum.', {
      diets: ['vegetarian'],
    }),
    snack(
      'Backhendlweckerl',
      590,
      'hamburger leafy-green lemon',
      'Knuspriges Hendlfilet, Erdäpfelsalat, Preiselbeeren.',
      { allergens: ['gluten', 'egg', 'milk', 'mustard'] },
    ),
    snack('Aufstrich vom Stück', 2400, 'aufstrichglas herb', 'Liptauer, Ei oder Kernöl. Preis je Kilogramm.', {
      unit: 'decagram',
      ...priceFor(1, 'kilogram'),
      ...quantities(10, 200, 5),
      defaultQuantity: 20,
      ...configured([
        choose('sorte', 'Sorte', [
          option('Liptauer'),
          option('Eiaufstrich', 0, 'add', ['egg']),
          option('Kernölaufstrich'),
        ]),
      ]),
      allergens: ['milk'],
      diets: ['vegetarian', 'glutenFree'],
    }),
    snack(
      'Bergkäse vom Laib',
      2890,
      'cheese-wedge grapes',
      'Zwölf Monate gereift, frisch geschnitten. Preis je Kilogramm.',
      {
        unit: 'decagram',
        ...priceFor(1, 'kilogram'),
        ...quantities(10, 200, 5),
        defaultQuantity: 20,
        calculationModel: 'approximate',
        allergens: ['milk'],
        diets: ['vegetarian', 'glutenFree'],
      },
    ),
    snack(
      'Brötchen, 12 Stück',
      2490,
      'broetchen tomato',
      'Wiener Brötchen auf Schwarzbrot, auf der Platte angerichtet.',
      {
        ...leadTime(3, 'hours'),
        ...configured([
          pick(
            'sorten',
            'Sorten',
            [
              option('Ei', 0, 'add', ['egg']),
              option('Matjes', 150, 'add', ['fish']),
              option('Liptauer'),
              meat('Speck mit Ei', 0, ['egg']),
              option('Pfefferoni'),
              option('Champignon'),
            ],
            { optional: false, description: 'Wir teilen die Sorten gleichmäßig auf.' },
          ),
        ]),
        diets: ['vegetarian'],
      },
    ),
    snack(
      'Jausensackerl',
      790,
      'shopping-bags sandwich red-apple',
      'Weckerl, Mehlspeise und Getränk zum Mitnehmen.',
      bundled(
        [
          choose('weckerl', 'Weckerl', [
            meat('Beinschinken'),
            option('Bergkäse', 30),
            option('Hummus', 20, 'add', ['sesame']),
          ]),
          choose('mehlspeise', 'Mehlspeise', [
            option('Butterkipferl'),
            option('Apfel', 50, 'subtract'),
            option('Schokocookie', 40, 'add', ['peanut']),
          ]),
          choose('getraenk', 'Getränk', [
            option('Apfelsaft gespritzt'),
            option('Kräuterlimonade', 40),
            option('Ohne Getränk', 150, 'subtract'),
          ]),
        ],
        { diets: ['vegetarian'] },
      ),
    ),
  ],
}
