import {
  byWeight,
  choose,
  configured,
  type DemoCategory,
  leadTime,
  option,
  quantities,
  shelf,
  staple,
} from '../authoring.ts'

const roll = shelf({ ...staple, allergens: ['gluten'], diets: ['vegan'], maximumQuantity: 200 })

export const rolls: DemoCategory = {
  series: 'GE',
  name: 'Semmeln & Gebäck',
  description: 'Von Hand gewirkt und mehrmals am Tag gebacken. Ab 50 Stück bitte am Vortag bestellen.',
  isEnabled: true,
  isVisibleWhenUnavailable: true,
  motif: 'semmel pretzel mohnsemmel',
  ground: { surface: 'board', light: '#F8E8CC', shade: '#D9AE74' },
  products: [
    roll('Handsemmel', 65, 'semmel', 'Fünf Falten, resche Kruste, wie sie gehört.'),
    roll('Kaisersemmel Vollkorn', 85, 'vollkornsemmel leafy-green', 'Aus Weizenvollkornmehl, fein vermahlen.'),
    roll('Mohnweckerl', 95, 'mohnsemmel', 'Mit Waldviertler Graumohn bestreut.'),
    roll('Kornspitz', 110, 'baguette-bread sunflower', 'Dunkel, körnig, saftig.', {
      allergens: ['gluten', 'soy', 'sesame'],
    }),
    roll('Salzstangerl', 105, 'baguette-bread salt', 'Mit grobem Salz und Kümmel.'),
    roll('Laugenbreze', 150, 'pretzel salt', 'Außen knusprig, innen weich.'),
    roll('Laugenbreze mit Butter', 210, 'pretzel butter', 'Noch warm mit Sommerbutter gefüllt.', {
      tax: 'food',
      takeawayTax: null,
      dineInTax: null,
      allergens: ['gluten', 'milk'],
      diets: ['vegetarian'],
    }),
    roll('Roggenweckerl', 120, 'roggenweckerl sheaf-of-rice', 'Mit Natursauerteig und Brotgewürz.'),
    roll('Dinkelweckerl', 130, 'dinkelweckerl sunflower', 'Ohne Hefe, mit langer Teigruhe.'),
    roll('Lupinenweckerl', 140, 'dinkelweckerl hyacinth', 'Eiweißreich, mit Süßlupinenmehl.', {
      allergens: ['gluten', 'lupin'],
    }),
    roll('Sesamring', 120, 'sesamring', 'Nach Wiener Marktart, mit viel Sesam.', { allergens: ['gluten', 'sesame'] }),
    roll('Gebäckkorb, gemischt', 890, 'semmel pretzel roggenweckerl', 'Zehn Stück nach Tagesangebot im Papierkorb.', {
      ...configured([
        choose(
          'mischung',
          'Mischung',
          [option('Von allem etwas'), option('Nur hell'), option('Nur dunkel', 60), option('Alles Vollkorn', 120)],
          { optional: true },
        ),
      ]),
    }),
    roll(
      'Semmeln für das Fest',
      60,
      'semmel confetti-ball semmel',
      'Ab 50 Stück in Zehnerschritten, am Vortag bestellen.',
      {
        ...leadTime(1),
        ...quantities(50, 1000, 10),
        defaultQuantity: 50,
      },
    ),
    roll('Semmelwürfel', 790, 'wuerfel semmel', 'Für Knödel, aus unseren Semmeln getrocknet. Preis je Kilogramm.', {
      ...byWeight(250, { unit: 'package', calculationModel: 'fixed', maximumQuantity: 20 }),
      defaultUnit: 'package',
    }),
  ],
}
