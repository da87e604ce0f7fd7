import { around, box, disc, fall, gleam, light, line, oval, shape, strewn } from './paint.ts'

const lemon = (x: number, y: number): string =>
  `<g transform="translate(${x - 16} ${y - 16})">${disc(16, 16, 4.2, '#f6c81f')}${disc(16, 16, 3.6, '#fff6c2')}${around(8, shape('M16 15.6l-1-2.8a3 3 0 0 1 2 0Z', '#fbd94a'))}</g>`
const parsley = (x: number, y: number): string =>
  [0, 70, 140, 215, 290]
    .map(turn => oval(x, y - 1.5, 0.9, 1.5, '#5c9a3a', `transform="rotate(${turn} ${x} ${y})"`))
    .join('')

/** Hot dishes and what stands on a buffet. */
export const dishes: Readonly<Record<string, () => string>> = {
  schnitzel: () =>
    `${light('c', '#fad58c', '#e5a23f', '#b76e1c')}${shape('M3.4 15C2.6 8 9 4.2 15 5.2s9-.6 12.6 4.2s.8 12-4.2 14.6s-8 3.2-13 1.6S4 21 3.4 15Z', 'url(#c)')}${strewn('brösel', 120, 11, '#c47a22', 0.44)}${strewn('knusper', 70, 10.6, '#ffeebd', 0.4)}${line('M7 12q4-4 8-3M19 20q4-.4 5.6-4M9 21q3 2.6 6 2', '#a7611a', 0.8, 'stroke-opacity="0.5"')}${lemon(20.6, 12.4)}${parsley(13, 17.6)}`,
  braten: () =>
    `${light('c', '#c98a5e', '#94542f', '#5b2c14')}${light('m', '#e9b494', '#c98468', '#a8614a')}${[0, 1, 2].map(index => oval(10 + index * 5.6, 14.6 + index * 1.2, 7, 9, 'url(#c)', `transform="rotate(14 ${10 + index * 5.6} 15)"`) + oval(9.6 + index * 5.6, 14.4 + index * 1.2, 5.6, 7.5, 'url(#m)', `transform="rotate(14 ${10 + index * 5.6} 15)"`)).join('')}${strewn('kren', 26, 4, '#fffdf4', 0.7, 21, 18)}${parsley(8, 24)}`,
  gulasch: () =>
    `${light('p', '#ffffff', '#f2ece2', '#cdbfae')}${light('l', '#d9692c', '#a83c17', '#6d210b')}${light('m', '#a8653c', '#6e3416', '#43200c')}${light('k', '#fff6dd', '#f0d9a4', '#cfae6c')}${disc(16, 16, 14.8, 'url(#p)')}${disc(16, 16, 11.6, 'url(#l)')}${[
      [11, 12, 3],
      [18.5, 9.5, 2.7],
      [20.5, 19, 3.2],
      [13.5, 20.5, 2.8],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        box(x - r, y - r, 2 * r, 1.8 * r, 1.6, 'url(#m)', `transform="rotate(${Math.round(x * 11) % 40} ${x} ${y})"`),
      )
      .join(
        '',
      )}${disc(22.4, 12.6, 4.2, 'url(#k)')}${disc(8.6, 17.4, 3.7, 'url(#k)')}${strewn('petersil', 24, 9, '#5c9a3a', 0.55)}${gleam(13, 9, 3, 1, 0.25)}`,
  forelle: () =>
    `${fall('c', '#e2b27a', '#b9783c', '#7d4a1e')}${fall('b', '#f6e0bd', '#dcae74')}<g transform="rotate(-22 16 16)">${shape('M25 16l6.4-5q-1.6 5 0 10Z', '#a5672f')}${shape('M1.4 16.6Q8 8 18 10.2Q24 12 27 16q-3.4 4.6-9.4 5.6Q8 23 1.4 16.6Z', 'url(#c)')}${shape('M4 17.6q8 3.4 21-.8q-3 4-8.4 4.6Q8.6 22 4 17.6Z', 'url(#b)')}${shape('M12 10.6q4-4 8 .2ZM13 21.6q3 3 6-.4Z', '#a5672f')}${line('M8.4 12.2q2 4 0 8', '#7d4a1e', 0.8)}${disc(5.8, 15.4, 0.9, '#3a2010')}${disc(5.5, 15.1, 0.3, '#fff')}${strewn('mandel', 16, 5, '#fbe7c0', 0.9, 17, 14)}</g>${lemon(25, 25)}${parsley(6.6, 25)}`,
  calamari: () =>
    `${light('c', '#fbdc97', '#e5a544', '#b8701f')}${[
      [10, 11, 5],
      [21.4, 10, 4.6],
      [15.4, 19.6, 5.2],
      [25, 19.6, 4],
      [6.4, 21, 3.8],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          disc(x, y, r, 'none', 'stroke="url(#c)" stroke-width="3.6"') +
          disc(x, y, r + 0.9, 'none', 'stroke="#fff0c6" stroke-width="0.6" stroke-dasharray="0.5 1.3"'),
      )
      .join('')}${lemon(23.6, 27)}${parsley(10.6, 26.8)}`,
  broetchen: () => {
    const piece = (x: number, y: number, spread: string, top: string) =>
      box(x, y, 8, 7, 1.6, '#6b3f1c') + box(x + 0.5, y + 0.3, 7, 5.8, 1.2, spread) + top
    const egg = (x: number, y: number) => oval(x, y, 2.2, 1.7, '#fffdf6') + disc(x, y, 1, '#f7b52b')
    const row = (y: number, turn: number) =>
      [0, 1, 2].map(index => {
        const [x, kind] = [2.6 + index * 9.4, (index + turn) % 4]
        const [cx, cy] = [x + 4, y + 3.2]
        const tops = [
          egg(cx, cy),
          strewn(`liptauer${x}`, 9, 2, '#5c9a3a', 0.6, cx, cy),
          oval(cx, cy, 2.6, 1.5, '#f08a70') + line(`M${cx - 2} ${cy}q2-1.6 4 0`, '#fbd3c2', 0.5),
          disc(cx - 1.2, cy, 1.2, '#d8332f') + disc(cx + 1.4, cy + 0.3, 1.2, '#d8332f'),
        ]
        return piece(x, y, ['#fff3d0', '#f0985a', '#fff8ea', '#f2e2a8'][kind] ?? '#fff', tops[kind] ?? '')
      })
    return [...row(2.6, 0), ...row(12.2, 1), ...row(21.8, 2)].join('')
  },
  kasnudeln: () =>
    `${light('c', '#fff0bf', '#f0cd7c', '#cf9c44')}${[
      [9.4, 11, -20],
      [21.8, 11.6, 25],
      [15.6, 21.4, 4],
    ]
      .map(
        ([x = 0, y = 0, turn]) =>
          `<g transform="rotate(${turn} ${x} ${y})">${shape(`M${x - 7} ${y + 3}a7 7 0 0 1 14 0q-1 2-2 .6q-1.4 2-2.6.2q-1.4 2-2.4 0q-1.4 2-2.6-.2q-1 1.8-2.2 0q-1.4 1.2-2.2-.6Z`, 'url(#c)')}${gleam(x - 1.6, y - 0.8, 2.6, 1.2, 0.5)}</g>`,
      )
      .join('')}${strewn('butter', 14, 9, '#b9792b', 0.7)}${strewn('minze', 18, 10, '#5c9a3a', 0.9)}`,
  schmarrn: () =>
    `${light('c', '#fbdc94', '#eab356', '#bd7b2a')}${light('z', '#8d4a98', '#4d2260')}${[
      [5, 16, 12],
      [11, 9, -20],
      [18, 7.6, 30],
      [12.6, 15.6, 40],
      [20, 14.6, -12],
      [8.6, 21, -30],
      [16, 21.6, 14],
    ]
      .map(([x = 0, y = 0, turn]) =>
        box(x, y, 7.2, 5.6, 1.8, 'url(#c)', `transform="rotate(${turn} ${x + 3.5} ${y + 3})"`),
      )
      .join(
        '',
      )}${oval(25, 23.6, 4, 3.2, 'url(#z)')}${oval(21.6, 26, 3, 2.4, 'url(#z)')}${strewn('puder', 90, 11, '#fff', 0.42)}`,
}

const bottle = (glass: string[], label: string, sign: string, cap: string): string =>
  `${fall('g', ...glass)}<g transform="rotate(24 16 16)">${shape('M13.6 1.6h4.8v6.2q3.6 2.2 3.6 6.4V28q0 2.6-2.6 2.6h-6.8Q10 30.6 10 28V14.2q0-4.2 3.6-6.4Z', 'url(#g)')}${box(13.2, 0.4, 5.6, 3, 1, cap)}${box(10, 16, 12, 8.6, 0.6, label)}${disc(16, 20.3, 2.6, sign)}${box(11.4, 12.4, 1.5, 16.4, 0.7, '#fff', 'fill-opacity="0.45"')}</g>`

const can = (body: string[], sign: string, band: string): string =>
  `${fall('g', ...body)}<g transform="rotate(-12 16 16)">${box(8.4, 3.4, 15.2, 26, 3.2, 'url(#g)')}${oval(16, 4.8, 6.6, 2, '#dfe4e8')}${oval(16, 4.7, 5.2, 1.3, '#b9c2c9')}${oval(16, 4.9, 1.8, 0.6, '#8f9aa3')}${box(8.4, 23.6, 15.2, 2.2, 0, band)}${disc(16, 15.6, 4.6, sign)}${box(10, 7.4, 1.9, 18, 0.9, '#fff', 'fill-opacity="0.4"')}</g>`

const cubes = (): string =>
  [
    [11, 11, 12],
    [16.6, 13.4, -16],
    [12.4, 17, 28],
  ]
    .map(([x = 0, y = 0, turn]) =>
      box(x, y, 4.4, 4.4, 1, '#fff', `fill-opacity="0.38" transform="rotate(${turn} ${x + 2} ${y + 2})"`),
    )
    .join('')

const tumbler = (drink: string[], garnish: string, iced = true): string =>
  `${fall('g', ...drink)}${shape('M7.6 3h16.8l-1.8 25.4q-.2 1.6-1.8 1.6h-9.6q-1.6 0-1.8-1.6Z', '#eef6f8', 'fill-opacity="0.9"')}${shape('M8.4 9h15.2l-1.4 18.8q-.1 1-1.2 1h-10q-1.1 0-1.2-1Z', 'url(#g)')}${oval(16, 9, 7.6, 1.4, '#fff', 'fill-opacity="0.45"')}${iced ? cubes() : ''}${box(9.8, 6, 1.4, 20, 0.7, '#fff', 'fill-opacity="0.6"')}${garnish}`

const jar = (filling: string[], bits: string): string =>
  `${fall('g', ...filling)}${fall('d', '#f4cf8a', '#c98a3c')}${box(6.4, 8, 19.2, 22, 4, '#eaf3f5', 'fill-opacity="0.95"')}${box(7.6, 11, 16.8, 17.8, 3, 'url(#g)')}${bits}${box(7.4, 2.4, 17.2, 6, 1.6, 'url(#d)')}${line('M8 6.6h16', '#a86a22', 0.7)}${box(10.4, 15, 11.2, 8.4, 1, '#fffaf0')}${line('M12.6 17.8h6.8M12.6 20.4h4.6', '#b4540a', 0.8)}${box(8.4, 11, 1.5, 16, 0.7, '#fff', 'fill-opacity="0.5"')}`

/** Bottles, cans, jars and glasses. */
export const bottles: Readonly<Record<string, () => string>> = {
  wasserflasche: () => bottle(['#d7effa', '#8cc8e4', '#4f98bd'], '#ffffff', '#3f8fc0', '#2d6f9c'),
  glasflasche: () => bottle(['#d9efe1', '#93c6a6', '#4f8f6c'], '#fffaf0', '#5f9a78', '#8f8f86'),
  tonicflasche: () => bottle(['#f6f3d2', '#d9d58c', '#a7a350'], '#2f4b39', '#f0d35a', '#c9a227'),
  kraeuterflasche: () => bottle(['#f7dc9a', '#d99a3a', '#9c5f18'], '#f5efdb', '#5c9a3a', '#7a2f22'),
  coladose: () => can(['#8c3b24', '#5a1e10', '#36100a'], '#f6e7d4', '#e0a04c'),
  coladoseZero: () => can(['#4a4a50', '#2a2a30', '#151518'], '#f6e7d4', '#b4540a'),
  radlerdose: () => can(['#ffe98f', '#f3c531', '#c9950f'], '#fffbe8', '#4f8f33'),
  sauerteigglas: () => jar(['#fbf0d8', '#ecd6ac', '#d3b57e'], strewn('blasen', 30, 8, '#fffaf0', 0.9, 16, 19.6)),
  aufstrichglas: () => jar(['#ffc79a', '#f0945a', '#cf6a30'], strewn('paprika', 30, 8, '#c2371e', 0.6, 16, 19.6)),
  suppenglas: () => jar(['#ffe39a', '#eeb545', '#c9841f'], strewn('wurzel', 26, 8, '#e2762a', 0.9, 16, 19.6)),
  apfelsaft: () =>
    tumbler(
      ['#fbe08a', '#edb73e', '#cf8e1c'],
      shape('M22 1.6q5 .6 6 5.8q-5.6 1.6-8.4-2.4Z', '#d8332f') +
        shape('M22.4 2.8q3.4.6 4.4 3.9q-3.8.8-6-2Z', '#fff3cf'),
    ),
  hollersoda: () =>
    tumbler(
      ['#fdfbe0', '#eceeb0', '#cfd684'],
      [
        [21, 4],
        [24, 6.4],
        [23.4, 2.6],
        [26, 4.2],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, 1.7, '#fffef4') + disc(x, y, 0.6, '#e9cf5a'))
        .join(''),
    ),
  himbeersoda: () =>
    tumbler(
      ['#ff9fb0', '#e2405f', '#ae1c3c'],
      disc(22.6, 4.6, 2.4, '#d9274f') + disc(25.4, 5.8, 2.1, '#ee5676') + disc(21.9, 3.9, 0.7, '#ffb3c2'),
    ),
  eistee: () => tumbler(['#f3c07a', '#c9792a', '#8c4710'], `<g transform="translate(8 -11)">${lemon(16, 16)}</g>`),
  orangensaft: () =>
    tumbler(
      ['#ffd06a', '#ff9d1f', '#e87408'],
      disc(23.6, 5, 4.2, '#f58a12') +
        disc(23.6, 5, 3.5, '#ffe0a0') +
        `<g transform="translate(7.6 -11)">${around(8, shape('M16 15.6l-1-2.8a3 3 0 0 1 2 0Z', '#ff9d1f'))}</g>`,
    ),
  latte: () => tumbler(['#fff7ea', '#d9a874', '#8a5427'], oval(16, 9, 7.6, 2.2, '#fffdf6'), false),
  veltliner: () =>
    `${fall('g', '#fbf3b4', '#e6d873', '#c6b646')}${shape('M9.4 2.4h13.2q2 9-1 13.4q-2 2.6-4.2 3v7.6q5 .6 5.2 2.2h-13.2q.2-1.6 5.2-2.2v-7.6q-2.2-.4-4.2-3q-3-4.4-1-13.4Z', '#eaf4f7', 'fill-opacity="0.95"')}${shape('M9.3 8.4h13.4q.2 4.6-1.7 7q-2 2.4-5 2.4t-5-2.4q-1.9-2.4-1.7-7Z', 'url(#g)')}${oval(16, 8.4, 6.7, 1.3, '#fdf8d4')}${line('M11.2 4.4q-.8 6.6 1.2 10', '#fff', 1.2, 'stroke-opacity="0.8"')}`,
  einspaenner: () =>
    tumbler(
      ['#6b3a1a', '#3f1e0a', '#241004'],
      shape('M8.4 9.6q-1-5 3.6-5.6q1.4-3.6 5-2.2q5-.4 4.6 3q3 1.4 2 4.8q-7.6 2.6-15.2 0Z', '#fffaf0') +
        line('M11 7q5 2.6 10-.6', '#eadbc4', 0.9),
      false,
    ),
}
