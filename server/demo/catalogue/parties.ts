import {
  choose,
  configured,
  type DemoCategory,
  enter,
  food,
  leadTime,
  option,
  pick,
  quantities,
  shelf,
} from '../authoring.ts'

const party = shelf({ ...food, allergens: ['gluten', 'egg', 'milk'] })
const occasion = enter('anlass', 'text', 'Anlass', { optional: true })

export const parties: DemoCategory = {
  series: 'FE',
  name: 'Fest, Geschenk & Verein',
  description: 'Platten, Gutscheine und alles für den Spieltag.',
  isEnabled: true,
  isVisibleWhenUnavailable: true,
  motif: 'wrapped-gift balloon trophy',
  ground: { surface: 'cloth', light: '#EAE6F5', shade: '#B0A3D4' },
  products: [
    party(
      'Brunchbuffet',
      2490,
      'muesli croissant strawberry',
      'Warm und kalt, mit Geschirr und Aufbau. Preis je Person, ab 10 Personen.',
      {
        ...leadTime(5),
        ...quantities(10, 250, 1),
        unit: 'person',
        defaultQuantity: 10,
        ...configured(
          [
            pick('stationen', 'Stationen', [
              option('Eierstation', 350, 'add', ['egg']),
              option('Räucherfisch', 420, 'add', ['fish']),
              option('Vegane Ecke', 250),
              option('Kaffeebar', 380, 'add', ['milk']),
            ]),
            enter('hinweise', 'textarea', 'Hinweise', {
              optional: true,
              description: 'Aufbauort, Unverträglichkeiten, Ansprechperson.',
            }),
          ],
          { isStepByStep: true, calculationModel: 'minimum' },
        ),
      },
    ),
    party(
      'Hochzeitsbuffet',
      0,
      'bouquet clinking-glasses ring',
      'Wir planen mit Ihnen vom Sektempfang bis zur Mitternachtsjause. Preis auf Anfrage.',
      {
        ...leadTime(4, 'weeks'),
        ...quantities(20, 400, 5),
        unit: 'person',
        defaultQuantity: 50,
        ...configured(
          [
            occasion,
            enter('raumplan', 'file', 'Raumplan', { optional: true }),
            enter('wuensche', 'textarea', 'Ihre Wünsche'),
          ],
          { isPriceHidden: true, isStepByStep: true },
        ),
      },
    ),
    party(
      'Partyplatte Wiener Art',
      5900,
      'broetchen cheese-wedge',
      'Schinken, Käse, Aufstriche und Gebäck für sechs Personen.',
      {
        ...leadTime(1),
        additives: ['preservative', 'antioxidant', 'sulphurised', 'waxed'],
        ...configured([
          choose('groesse', 'Größe', [
            option('Sechs Personen'),
            option('Zehn Personen', 9200, 'overwrite'),
            option('Fünfzehn Personen', 13_200, 'overwrite'),
          ]),
        ]),
      },
    ),
    party('Gutschein', 1000, 'wrapped-gift ticket', 'In jeder Filiale einlösbar, drei Jahre gültig.', {
      tax: 'none',
      allergens: [],
      ...configured([
        choose('wert', 'Wert', [option('10 €'), option('25 €', 2500, 'overwrite'), option('50 €', 5000, 'overwrite')]),
        enter('gruss', 'textarea', 'Grußtext', { optional: true }),
      ]),
    }),
    party(
      'Trikot SK Morgenkrume',
      4900,
      'trikot soccer-ball',
      'Heimtrikot der laufenden Saison, auf Wunsch beflockt.',
      {
        tax: 'goods',
        allergens: [],
        ...leadTime(1, 'weeks'),
        ...configured(
          [
            choose('groesse', 'Größe', [
              option('Kinder 128', 1000, 'subtract'),
              option('Kinder 152', 1000, 'subtract'),
              option('S'),
              option('M'),
              option('L'),
              option('XL'),
            ]),
            enter('name', 'text', 'Name und Nummer', {
              optional: true,
              description: 'Beflockung, zum Beispiel „Huber 10“.',
            }),
            pick('druck', 'Beflockung', [option('Name', 800), option('Nummer', 500)]),
          ],
          { isStepByStep: true },
        ),
      },
    ),
    party('Schal SK Morgenkrume', 1900, 'scarf trophy', 'Gestrickt in den Vereinsfarben, mit eingewebter Ähre.', {
      tax: 'goods',
      allergens: [],
    }),
    party('Tageskarte Heimspiel', 800, 'admission-tickets stadium', 'Stehplatz, ermäßigt für Mitglieder und Jugend.', {
      tax: 'none',
      allergens: [],
      ...configured([
        choose('art', 'Art', [
          option('Vollpreis'),
          option('Mitglied', 300, 'subtract'),
          option('Jugend bis 15', 500, 'subtract'),
          option('Familie', 1600, 'overwrite'),
        ]),
      ]),
    }),
  ],
}
