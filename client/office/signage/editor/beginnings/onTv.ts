import { type Beginning, box, code, cream, crust, gold, ink, picture, shape, text } from './pieces.ts'

const dishes = 'Suppe des Tages\nQuiche mit Salat\nBelegtes Roggenbrot\nApfelstrudel'
const prices = '5,90 €\n8,40 €\n6,20 €\n4,50 €'

/** What scenes may begin with. */
export const onTv: readonly Beginning[] = [
  {
    name: 'Speisekarte, quer',
    width: 1920,
    height: 1080,
    background: ink,
    layers: [
      text('titel', 'Titel', 'Unsere Karte', box(120, 80, 1680, 150), 120, { font: 'fraunces-700', color: gold }),
      shape('linie', 'Linie', box(120, 250, 1680, 6), gold),
      text('speisen', 'Speisen', dishes, box(120, 310, 1250, 660), 84, {
        color: cream,
        stand: 'top',
        lineHeight: 1.8,
        smallest: 58,
      }),
      text('preise', 'Preise', prices, box(1400, 310, 400, 660), 84, {
        color: gold,
        stand: 'top',
        lineHeight: 1.8,
        smallest: 58,
        align: 'right',
      }),
    ],
  },
  {
    name: 'Speisekarte, hoch',
    width: 1080,
    height: 1920,
    background: cream,
    layers: [
      shape('kopf', 'Kopf', box(0, 0, 1080, 330), crust),
      text('titel', 'Titel', 'Unsere Karte', box(80, 110, 920, 180), 130, { font: 'fraunces-700', color: cream }),
      text('speisen', 'Speisen', dishes, box(80, 430, 660, 1300), 64, {
        stand: 'top',
        lineHeight: 2.4,
        smallest: 54,
      }),
      text('preise', 'Preise', prices, box(740, 430, 260, 1300), 64, {
        color: crust,
        stand: 'top',
        lineHeight: 2.4,
        smallest: 54,
        align: 'right',
      }),
    ],
  },
  {
    name: 'Angebot des Tages, quer',
    width: 1920,
    height: 1080,
    background: cream,
    layers: [
      picture('bild', 'Bild', box(100, 100, 820, 880), 'own', 40),
      text('anlass', 'Anlass', 'Heute bei uns', box(1000, 160, 820, 150), 120, { font: 'caveat-700', color: crust }),
      text('angebot', 'Angebot', 'Nussbrot aus dem Holzofen', box(1000, 330, 820, 330), 120, {
        font: 'fraunces-700',
        smallest: 80,
      }),
      shape('schild', 'Preisschild', box(1000, 720, 560, 210), crust, 28),
      text('preis', 'Preis', '4,90 €', box(1030, 720, 500, 210), 150, {
        color: '#ffffff',
        align: 'center',
        smallest: 90,
      }),
    ],
  },
  {
    name: 'Angebot des Tages, hoch',
    width: 1080,
    height: 1920,
    background: crust,
    layers: [
      picture('bild', 'Bild', box(80, 110, 920, 860), 'own', 40),
      text('anlass', 'Anlass', 'Heute bei uns', box(80, 1010, 920, 150), 130, {
        font: 'caveat-700',
        color: gold,
        align: 'center',
      }),
      text('angebot', 'Angebot', 'Nussbrot aus dem Holzofen', box(80, 1170, 920, 330), 120, {
        font: 'fraunces-700',
        color: '#ffffff',
        align: 'center',
        smallest: 80,
      }),
      text('preis', 'Preis', '4,90 €', box(80, 1530, 920, 230), 200, { color: '#ffffff', align: 'center' }),
    ],
  },
  {
    name: 'Plakat mit QR-Code',
    width: 1920,
    height: 1080,
    background: crust,
    layers: [
      text('titel', 'Titel', 'Ohne Schlange:\nvorbestellen', box(120, 160, 1000, 480), 170, {
        font: 'fraunces-700',
        color: '#ffffff',
        smallest: 100,
      }),
      text('satz', 'Satz', 'Code scannen, aussuchen, abholen.', box(120, 690, 1000, 200), 76, { color: cream }),
      shape('feld', 'Feld', box(1210, 200, 590, 680), '#ffffff', 36),
      code('code', 'QR-Code', 'https://', box(1255, 295, 500, 490)),
    ],
  },
]
