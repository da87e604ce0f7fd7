import {
  choose,
  configured,
  type DemoCategory,
  enter,
  food,
  leadTime,
  option,
  pick,
  priceFor,
  quantities,
  shelf,
} from '../authoring.ts'

const cake = shelf({ ...food, allergens: ['gluten', 'egg', 'milk'], diets: ['vegetarian'] })
const size = (small: number) =>
  choose('groesse', 'Größe', [
    option('18 cm, 8 Stück'),
    option('24 cm, 12 Stück', small + 1100, 'overwrite'),
    option('28 cm, 16 Stück', small + 1900, 'overwrite'),
  ])
const dedication = enter('widmung', 'text', 'Text auf der Torte', {
  optional: true,
  longest: 30,
  description: 'In Schokolade geschrieben.',
})
const candles = pick('zubehoer', 'Zubehör', [
  option('Kerzen, 10 Stück', 250),
  option('Sprühkerze', 190),
  option('Tortenkarton verstärkt', 150),
])

export const cakes: DemoCategory = {
  series: 'TO',
  name: 'Torten & Kuchen',
  description: 'Stückweise aus der Vitrine oder ganz nach Wunsch mit etwas Vorlauf.',
  isEnabled: true,
  isVisibleWhenUnavailable: true,
  motif: 'birthday-cake schokotorte strawberry',
  ground: { surface: 'counter', light: '#FBE4EA', shade: '#E3A3B4' },
  products: [
    cake(
      'Schokoladentorte Hausart, Stück',
      490,
      'schokotorte chocolate-bar',
      'Saftiger Schokoladenboden, Marillenmarmelade, dunkle Glasur.',
    ),
    cake('Topfentorte, Stück', 470, 'topfentorte tangerine', 'Leicht und frisch, mit Mandarinen.'),
    cake('Kardinalschnitte', 480, 'kardinalschnitte espresso', 'Biskuit und Schnee in Streifen, mit Kaffeeobers.'),
    cake('Mohntorte ohne Mehl, Stück', 480, 'mohntorte cherries', 'Waldviertler Mohn, Ribiselmarmelade.', {
      allergens: ['egg', 'milk', 'nuts'],
      diets: ['vegetarian', 'glutenFree'],
    }),
    cake('Himbeertarte vegan, Stück', 520, 'himbeertarte coconut', 'Mandelboden, Himbeeren, Kokoscreme.', {
      allergens: ['gluten', 'nuts'],
      diets: ['vegan', 'lactoseFree'],
    }),
    cake('Marmorgugelhupf', 1690, 'gugelhupf', 'Ganzer Gugelhupf, mit Butter gerührt, 900 g.', leadTime(4, 'hours')),
    cake(
      'Geburtstagstorte',
      3900,
      'birthday-cake balloon',
      'Schritt für Schritt zu Ihrer Torte: Größe, Boden, Fülle, Text und ein Bild zum Drucken.',
      {
        ...leadTime(2),
        ...configured(
          [
            size(3900),
            choose('boden', 'Boden', [
              option('Schokolade'),
              option('Vanillebiskuit'),
              option('Nuss', 200, 'add', ['nuts']),
              option('Glutenfrei', 600),
            ]),
            pick(
              'fuelle',
              'Fülle',
              [
                option('Himbeere'),
                option('Topfencreme'),
                option('Nougat', 300, 'add', ['nuts']),
                option('Erdbeere', 200),
              ],
              { optional: false, most: 2, description: 'Mehr als zwei vertragen sich nicht gut.' },
            ),
            dedication,
            enter('bild', 'image', 'Bild auf der Torte', {
              optional: true,
              description: 'Wird mit Lebensmittelfarbe gedruckt. JPEG, PNG oder GIF.',
            }),
            candles,
          ],
          { isStepByStep: true, calculationModel: 'minimum', additives: ['colour'] },
        ),
      },
    ),
    cake(
      'Schokoladentorte Hausart, ganz',
      4200,
      'schokotorte chocolate-bar schokotorte',
      'Im Holzkistchen auch zum Verschicken.',
      {
        ...leadTime(1),
        ...configured([
          size(4200),
          dedication,
          choose('verpackung', 'Verpackung', [option('Tortenkarton'), option('Holzkistchen', 900)]),
        ]),
      },
    ),
    cake('Schwarzwälder Kirsch, ganz', 4400, 'birthday-cake cherries', 'Mit Kirschwasser getränkt, enthält Alkohol.', {
      ...leadTime(2),
      ...configured([
        size(4400),
        dedication,
        choose('alkohol', 'Kirschwasser', [option('Mit Kirschwasser'), option('Ohne Alkohol', 200, 'subtract')]),
      ]),
    }),
    cake(
      'Hochzeitstorte',
      28_000,
      'etagentorte bouquet ring',
      'Drei Etagen für etwa 60 Gäste. Bitte laden Sie Skizzen und Vorbilder hoch, wir melden uns zur Verkostung.',
      {
        ...leadTime(3, 'weeks'),
        ...configured(
          [
            choose('etagen', 'Etagen', [
              option('Zwei Etagen, 40 Gäste', 19_000, 'overwrite'),
              option('Drei Etagen, 60 Gäste'),
              option('Fünf Etagen, 120 Gäste', 52_000, 'overwrite'),
            ]),
            enter('wuensche', 'textarea', 'Ihre Wünsche', {
              description: 'Farben, Blumen, Unverträglichkeiten, Ort der Feier …',
            }),
            enter('vorbilder', 'images', 'Vorbilder', { description: 'Ein oder mehrere Bilder, die Ihnen gefallen.' }),
            enter('ablauf', 'file', 'Ablaufplan', {
              optional: true,
              description: 'Ein PDF mit Uhrzeiten und Adresse, wenn wir liefern.',
            }),
          ],
          { isStepByStep: true, calculationModel: 'minimum' },
        ),
      },
    ),
    cake(
      'Figurentorte nach Zeichnung',
      0,
      'artist-palette birthday-cake',
      'Ihr Kind zeichnet, wir modellieren. Preis auf Anfrage.',
      {
        ...leadTime(10),
        ...configured(
          [
            enter('zeichnungen', 'files', 'Zeichnungen', { description: 'Fotos oder PDF der Zeichnungen.' }),
            enter('anlass', 'text', 'Anlass'),
            enter('details', 'textarea', 'Was ist wichtig?', { optional: true }),
          ],
          { isPriceHidden: true, isStepByStep: true },
        ),
      },
    ),
    cake(
      'Blechkuchen nach Maß',
      380,
      'blechkuchen triangular-ruler',
      'Zwetschke oder Marille, auf den Quadratdezimeter genau geschnitten.',
      {
        ...leadTime(1),
        ...priceFor(1, 'squareDecimetre'),
        ...quantities(6, 48, 3),
        ...configured([
          choose('belag', 'Belag', [option('Zwetschke'), option('Marille'), option('Apfel mit Streusel', 20)]),
        ]),
        unit: 'squareDecimetre',
        defaultQuantity: 12,
      },
    ),
    cake('Cupcakes, Sechserbox', 1890, 'cupcake confetti-ball', 'Mit Buttercreme, in drei Sorten.', {
      ...leadTime(1),
      ...configured([
        choose('farbe', 'Farbe der Creme', [option('Weiß'), option('Rosa'), option('Himmelblau')], { optional: true }),
        enter('beschriftung', 'text', 'Buchstaben', {
          optional: true,
          longest: 6,
          description: 'Ein Buchstabe auf jedem Cupcake.',
        }),
      ]),
      additives: ['colour'],
    }),
    cake(
      'Dessertteller Saison',
      690,
      'ice-cream strawberry',
      'Entwurf für die Frühlingskarte: Rhabarber, Sauerrahmeis, Streusel.',
      { isPublic: false, internalNote: 'Preis und Bild noch mit der Konditorei abstimmen.' },
    ),
  ],
}
