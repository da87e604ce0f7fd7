import {
  type Beginning,
  board,
  box,
  clock,
  code,
  cream,
  crust,
  gold,
  hours,
  ink,
  numbers,
  picture,
  shape,
  text,
} from './pieces.ts'

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
      board(box(120, 300, 1680, 690), [60, 24], { columns: 3, color: cream, titleColor: gold }),
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
      board(box(80, 400, 920, 1420), [58, 24], { columns: 1, color: ink, titleColor: crust }),
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
    name: 'Abholnummern',
    width: 1920,
    height: 1080,
    background: ink,
    layers: [
      text('arbeit', 'In Arbeit', 'In Arbeit', box(120, 100, 780, 140), 96, { font: 'fraunces-700', color: cream }),
      numbers('preparing', 'Nummern in Arbeit', box(120, 270, 780, 700), {
        size: 150,
        smallest: 64,
        color: cream,
        stand: 'top',
      }),
      shape('linie', 'Linie', box(957, 120, 6, 840), gold),
      text('bereit', 'Abholbereit', 'Abholbereit', box(1020, 100, 780, 140), 96, { font: 'fraunces-700', color: gold }),
      numbers('ready', 'Nummern abholbereit', box(1020, 270, 780, 700), {
        size: 190,
        smallest: 72,
        color: gold,
        stand: 'top',
      }),
    ],
  },
  {
    name: 'Öffnungszeiten und Uhr, hoch',
    width: 1080,
    height: 1920,
    background: cream,
    layers: [
      clock(box(80, 160, 920, 340), { size: 260, smallest: 120, color: crust, align: 'center' }),
      text('titel', 'Titel', 'Wir sind für Sie da', box(80, 560, 920, 180), 110, {
        font: 'fraunces-700',
        align: 'center',
        smallest: 80,
      }),
      hours(box(80, 800, 920, 960), 'week', { size: 64, smallest: 40, color: ink, stand: 'top' }),
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
