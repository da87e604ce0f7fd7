import {
  choose,
  configured,
  type DemoCategory,
  drink,
  einwegpfand,
  mehrwegpfand,
  option,
  packed,
  quantities,
  shelf,
} from '../authoring.ts'

const glass = shelf({ ...drink, diets: ['vegan'] })
const size = choose('groesse', 'Größe', [option('0,25 l'), option('0,5 l', 180)])

export const coldDrinks: DemoCategory = {
  series: 'GT',
  name: 'Kalte Getränke',
  description: 'Einwegpfand und Mehrwegpfand werden gesondert verrechnet und bei der Rückgabe erstattet.',
  isEnabled: true,
  isVisibleWhenUnavailable: true,
  motif: 'orangensaft lemon wasserflasche',
  ground: { surface: 'counter', light: '#E0F0F1', shade: '#8FC2C8' },
  products: [
    glass(
      'Mineralwasser prickelnd 0,5 l',
      240,
      'wasserflasche lemon ice',
      'Aus dem Mühlviertel, in der Einwegflasche.',
      // Numbers that begin with 20 are given out by nobody: they are for use in one's own house.
      { ...einwegpfand, ...packed(0.5, 'litre'), gtin: '2000000000015' },
    ),
    glass('Mineralwasser still 0,75 l', 390, 'glasflasche droplet', 'In der Mehrwegflasche aus Glas.', {
      ...mehrwegpfand,
      ...packed(0.75, 'litre'),
    }),
    glass('Kräuterlimonade 0,33 l', 330, 'kraeuterflasche herb', 'Mit Alpenkräutern, die nach Sommerwiese schmecken.', {
      ...einwegpfand,
      ...packed(0.33, 'litre'),
    }),
    glass('Cola 0,33 l', 320, 'coladose ice', 'Eiskalt aus der Dose.', {
      gtin: '2000000000022',
      ...einwegpfand,
      ...packed(0.33, 'litre'),
      additives: ['colour', 'caffeine'],
    }),
    glass('Cola zuckerfrei 0,33 l', 320, 'coladoseZero lime', 'Eiskalt aus der Dose, ohne Zucker.', {
      ...einwegpfand,
      ...packed(0.33, 'litre'),
      additives: ['colour', 'caffeine', 'sweetener', 'phenylalanine'],
    }),
    glass('Apfelsaft gespritzt', 340, 'apfelsaft red-apple', 'Naturtrüber Apfelsaft mit Soda.', configured([size])),
    glass('Hollersoda', 320, 'hollersoda lime', 'Holunderblütensirup aus eigener Ernte mit Soda.', configured([size])),
    glass('Frisch gepresster Orangensaft', 490, 'orangensaft tangerine', 'Aus vier Orangen, 0,25 l.', {
      ...quantities(1, 6, 1),
    }),
    glass('Hauslimonade Himbeere', 390, 'himbeersoda lemon', 'Himbeeren, Zitrone, Minze.', configured([size])),
    glass('Eistee hausgemacht', 370, 'eistee lemon peach', 'Schwarztee, Pfirsich, wenig Zucker.', configured([size])),
    glass('Märzen vom Fass', 420, 'beer-mug sheaf-of-rice', 'Aus einer Salzburger Privatbrauerei.', {
      ...configured([choose('groesse', 'Größe', [option('Seiterl 0,3 l'), option('Krügerl 0,5 l', 530, 'overwrite')])]),
      allergens: ['gluten'],
    }),
    glass('Radler 0,5 l', 430, 'radlerdose lemon', 'Märzen mit Zitronenlimonade, in der Dose.', {
      ...einwegpfand,
      ...packed(0.5, 'litre'),
      allergens: ['gluten'],
    }),
    glass('Grüner Veltliner 1/8', 390, 'veltliner grapes', 'Weinviertel DAC, pfeffrig und trocken.', {
      allergens: ['sulphites'],
      ...configured([
        choose('art', 'Wie', [
          option('Pur'),
          option('Gespritzt', 40, 'subtract'),
          option('Flasche 0,75 l', 2390, 'overwrite'),
        ]),
      ]),
    }),
    glass('Tonic 0,2 l', 360, 'tonicflasche lime', 'Bitter und klar, aus der Mehrwegflasche.', {
      ...mehrwegpfand,
      ...packed(0.2, 'litre'),
      additives: ['quinine'],
    }),
  ],
}
