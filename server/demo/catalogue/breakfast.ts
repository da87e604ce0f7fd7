import {
  bundled,
  choose,
  configured,
  type DemoCategory,
  daily,
  food,
  meat,
  on,
  option,
  pick,
  quantities,
  shelf,
} from '../authoring.ts'

const morning = shelf({ ...food, allergens: ['gluten', 'egg', 'milk'], diets: ['vegetarian'] })

const eggs = choose('ei', 'Ei nach Wahl', [
  option('Weiches Ei'),
  option('Spiegelei', 80),
  option('Eierspeise', 180),
  option('Ohne Ei', 90, 'subtract'),
])
const hotDrink = choose('getraenk', 'Heißes dazu', [
  option('Melange', 0, 'add', ['milk']),
  option('Verlängerter'),
  option('Häferltee'),
  option('Heiße Schokolade', 60, 'add', ['milk']),
  option('Melange mit Haferdrink', 50, 'add', ['gluten']),
])
const rolls = pick(
  'gebaeck',
  'Zweites Gebäck',
  [option('Kornspitz', 110), option('Kipferl', 140, 'add', ['milk', 'egg']), option('Roggenweckerl', 120)],
  { description: 'Eine Handsemmel ist immer dabei.' },
)

export const breakfast: DemoCategory = {
  series: 'FR',
  name: 'Frühstück',
  description: 'Täglich von 6:00 bis 11:30 Uhr, sonntags bis 14:00 Uhr. Eier aus Freilandhaltung.',
  isEnabled: true,
  schedule: [daily('06:00', '11:30'), on('sunday', '11:30', '14:00')],
  isVisibleWhenUnavailable: true,
  motif: 'cooking croissant hot-beverage',
  ground: { surface: 'cloth', light: '#FFF3D6', shade: '#F0C97F' },
  products: [
    morning(
      'Wiener Frühstück',
      990,
      'croissant melange egg',
      'Handsemmel, Butter, Marillenmarmelade, ein Ei und ein Heißgetränk.',
      bundled([hotDrink, eggs, rolls]),
    ),
    morning(
      'Bauernfrühstück',
      1290,
      'cooking bacon laib',
      'Eierspeise mit Speck, Bergkäse, Hausbrot und ein Heißgetränk.',
      bundled([hotDrink, rolls], { diets: [] }),
    ),
    morning(
      'Frühstück für zwei',
      2690,
      'pancakes strawberry clinking-glasses',
      'Etagere mit Gebäck, Käse, Schinken, Lachs, Obst und zwei Gläsern Frizzante.',
      bundled(
        [
          choose('getraenk-eins', 'Erstes Heißgetränk', hotDrink.options),
          choose('getraenk-zwei', 'Zweites Heißgetränk', hotDrink.options),
          choose('frizzante', 'Frizzante', [
            option('Zwei Gläser Frizzante', 0, 'add', ['sulphites']),
            option('Zwei Gläser Orangensaft'),
            option('Ohne', 400, 'subtract'),
          ]),
        ],
        { allergens: ['gluten', 'egg', 'milk', 'fish'], diets: [] },
      ),
    ),
    morning(
      'Veganes Frühstück',
      1190,
      'avocado tomato roggenweckerl',
      'Avocado, Hummus, Ofengemüse, Roggenbrot und ein Heißgetränk mit Haferdrink.',
      bundled(
        [
          choose('getraenk', 'Heißes dazu', [
            option('Espresso mit Haferschaum'),
            option('Häferltee'),
            option('Verlängerter'),
          ]),
        ],
        { allergens: ['gluten', 'sesame'], diets: ['vegan', 'lactoseFree'] },
      ),
    ),
    morning(
      'Eierspeise von drei Eiern',
      690,
      'cooking herb semmel',
      'In Butter gerührt, mit Schnittlauch und Hausbrot.',
      configured([
        pick('dazu', 'Dazu', [
          meat('Speck', 150),
          option('Bergkäse', 130, 'add', ['milk']),
          option('Schwammerl', 140),
          option('Räucherlachs', 290, 'add', ['fish']),
        ]),
      ]),
    ),
    morning('Ham and Eggs', 790, 'cooking bacon', 'Zwei Spiegeleier auf gebratenem Beinschinken, mit Toast.', {
      diets: [],
      additives: ['preservative', 'phosphate'],
    }),
    morning(
      'Eggs Benedict mit Lachs',
      1190,
      'egg lemon avocado',
      'Pochierte Eier, Räucherlachs und Sauce Hollandaise auf Briochescheiben.',
      { allergens: ['gluten', 'egg', 'milk', 'fish', 'mustard'], diets: [] },
    ),
    morning(
      'Bircher Müsli',
      590,
      'muesli green-apple blueberries',
      'Über Nacht eingeweicht, mit Apfel, Nüssen und Beeren.',
      { allergens: ['gluten', 'milk', 'nuts'] },
    ),
    morning(
      'Joghurt mit Granola',
      540,
      'joghurt honey-pot',
      'Schafjoghurt, hausgemachtes Granola und Früchte der Saison.',
      { allergens: ['gluten', 'milk', 'nuts', 'sesame'] },
    ),
    morning(
      'Palatschinken mit Marille',
      720,
      'palatschinke peach',
      'Zwei Stück, mit Wachauer Marillenmarmelade.',
      quantities(1, 8, 1),
    ),
    morning(
      'Porridge mit Zimtapfel',
      560,
      'porridge red-apple chestnut',
      'Haferflocken, Haferdrink, geröstete Mandeln.',
      { allergens: ['gluten', 'nuts'], diets: ['vegan', 'lactoseFree'] },
    ),
  ],
}
