import { bundled, choose, type DemoCategory, food, meat, on, option, pick, shelf } from '../authoring.ts'

const menu = shelf({ ...food, allergens: ['gluten', 'egg', 'milk', 'celery'] })
const starter = choose('vorspeise', 'Vorspeise', [
  option('Frittatensuppe'),
  option('Gemüsesuppe'),
  option('Blattsalat', 60, 'add', ['mustard']),
])
const glass = choose(
  'getraenk',
  'Getränk',
  [
    option('Soda Zitron'),
    option('Apfelsaft gespritzt', 90),
    option('Hollersoda', 90),
    option('Seiterl Bier', 190, 'add', ['gluten']),
  ],
  { optional: true },
)
const dessert = pick('nachspeise', 'Nachspeise', [
  option('Apfelstrudel', 320),
  option('Palatschinke', 290),
  option('Espresso', 220),
])
const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const

export const lunches: DemoCategory = {
  series: 'ME',
  name: 'Mittagsmenüs',
  description: 'Montag bis Freitag von 11:00 bis 14:30 Uhr, immer mit Suppe oder Salat.',
  isEnabled: true,
  schedule: days.map(day => on(day, '11:00', '14:30')),
  isVisibleWhenUnavailable: true,
  motif: 'schnitzel suppe french-fries',
  ground: { surface: 'plate', light: '#FBE9D0', shade: '#DFA467' },
  products: [
    menu(
      'Menü I – Fleisch',
      1190,
      'braten potato suppe',
      'Hauptspeise mit Fleisch nach Tageskarte, Suppe oder Salat.',
      bundled([starter, glass, dessert]),
    ),
    menu(
      'Menü II – Vegetarisch',
      1090,
      'broccoli carrot',
      'Gemüse aus dem Marchfeld, Suppe oder Salat.',
      bundled([starter, glass, dessert], { diets: ['vegetarian'] }),
    ),
    menu(
      'Menü III – Fisch am Freitag',
      1390,
      'forelle potato',
      'Heimischer Fisch mit Beilage, Suppe oder Salat.',
      bundled([starter, glass, dessert], {
        schedule: [on('friday', '11:00', '14:30')],
        isVisibleWhenUnavailable: true,
        allergens: ['gluten', 'egg', 'milk', 'celery', 'fish'],
      }),
    ),
    menu(
      'Schnitzelmenü',
      1490,
      'schnitzel french-fries suppe',
      'Schnitzel mit Beilage, Suppe und Getränk.',
      bundled([
        starter,
        choose('schnitzel', 'Schnitzel', [option('Schwein'), option('Hendl', 50), option('Kalb', 590)]),
        choose('beilage', 'Beilage', [
          option('Erdäpfelsalat', 0, 'add', ['mustard']),
          option('Pommes frites'),
          option('Petersilerdäpfel'),
        ]),
        glass,
      ]),
    ),
    menu(
      'Burgermenü',
      1590,
      'hamburger french-fries',
      'Burger vom Hochlandrind, Pommes und Getränk.',
      bundled(
        [
          choose('garstufe', 'Garstufe', [option('Rosa'), option('Durch')]),
          pick('belag', 'Extra Belag', [
            option('Bergkäse', 120),
            meat('Speck', 150),
            option('Spiegelei', 120, 'add', ['egg']),
          ]),
          choose('beilage', 'Beilage', [
            option('Pommes frites'),
            option('Süßkartoffelpommes', 120),
            option('Blattsalat', 60),
          ]),
          glass,
        ],
        { allergens: ['gluten', 'milk', 'mustard', 'sesame'] },
      ),
    ),
    menu(
      'Suppe & Weckerl',
      790,
      'suppe roggenweckerl',
      'Eine große Suppe mit Weckerl Ihrer Wahl.',
      bundled(
        [
          choose('suppe', 'Suppe', [option('Gemüsesuppe'), meat('Gulaschsuppe', 150), option('Linsensuppe', 50)]),
          choose('weckerl', 'Weckerl', [option('Handsemmel'), option('Roggenweckerl'), option('Laugenbreze', 50)]),
        ],
        { diets: ['vegetarian'] },
      ),
    ),
    menu(
      'Veganes Menü',
      1150,
      'curry-rice chestnut',
      'Kichererbsencurry mit Reis, Suppe und Hollersoda.',
      bundled([choose('schaerfe', 'Schärfe', [option('Mild'), option('Mittel'), option('Scharf')]), glass], {
        allergens: ['celery', 'nuts'],
        diets: ['vegan', 'glutenFree', 'lactoseFree'],
      }),
    ),
    menu(
      'Kindermenü',
      890,
      'french-fries teddy-bear',
      'Kleines Schnitzel oder Nudeln, Saft und eine Überraschung.',
      bundled(
        [
          choose('speise', 'Speise', [
            meat('Kleines Schnitzel'),
            option('Nudeln mit Paradeisersauce', 100, 'subtract'),
          ]),
          choose('saft', 'Saft', [option('Apfel'), option('Marille'), option('Traube')]),
        ],
        { diets: ['vegetarian'] },
      ),
    ),
    menu(
      'Bürojause für vier',
      4490,
      'bento-box takeout-box strudel',
      'Vier Hauptspeisen, eine große Schüssel Salat und vier Mehlspeisen.',
      bundled(
        [
          pick('speisen', 'Hauptspeisen', [meat('Fleisch'), option('Vegetarisch'), option('Vegan')], {
            optional: false,
          }),
          pick(
            'mehlspeisen',
            'Mehlspeisen',
            [option('Apfelstrudel'), option('Topfengolatsche'), option('Bananenmuffin', 0, 'add', ['nuts'])],
            { optional: false },
          ),
        ],
        { diets: ['vegetarian'] },
      ),
    ),
  ],
}
