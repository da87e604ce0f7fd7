import { type DemoCategory, daily, drink, food, quantities, shelf, staple } from '../authoring.ts'

const saved = shelf({ ...food, allergens: ['gluten', 'egg', 'milk'] })

export const happyHour: DemoCategory = {
  series: 'HH',
  name: 'Happy Hour',
  description: 'Von 17:00 bis 19:00 Uhr: Gutes vom Tag zum kleinen Preis, damit nichts übrig bleibt.',
  isEnabled: true,
  schedule: [daily('17:00', '19:00')],
  isVisibleWhenUnavailable: false,
  motif: 'clinking-glasses pretzel tropical-drink',
  ground: { surface: 'counter', light: '#FFE3C4', shade: '#EE9F5C' },
  products: [
    saved(
      'Rettersackerl süß',
      490,
      'shopping-bags croissant doughnut',
      'Überraschung aus der Vitrine im Wert von mindestens zwölf Euro.',
      { ...quantities(1, 3, 1), diets: ['vegetarian'] },
    ),
    saved(
      'Rettersackerl pikant',
      490,
      'shopping-bags sandwich',
      'Weckerl und Brötchen, die heute noch gegessen werden wollen.',
      quantities(1, 3, 1),
    ),
    saved('Brot vom Vortag', 290, 'laib recycling-symbol', 'Ein Laib nach Wahl der Backstube, bestens zum Toasten.', {
      ...staple,
      allergens: ['gluten'],
      diets: ['vegan'],
    }),
    saved('Aperitivo mit Stangerl', 590, 'tropical-drink pretzel', 'Hollerspritz und zwei warme Käsestangerl.', {
      ...drink,
      allergens: ['gluten', 'milk', 'sulphites'],
    }),
    saved('Feierabendbier mit Breze', 490, 'beer-mug pretzel', 'Krügerl vom Fass und eine Laugenbreze.', {
      ...drink,
      allergens: ['gluten'],
      diets: ['vegan'],
    }),
  ],
}
