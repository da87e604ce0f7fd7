import { around, box, disc, fall, gleam, light, line, oval, shape, strewn } from './paint.ts'

const crust = ['#fbdca0', '#e8a955', '#b66a24']
const dark = ['#d9a066', '#a8692f', '#6b3a14']

/** Baked goods from above. */
export const baked: Readonly<Record<string, () => string>> = {
  semmel: () => semmel(crust),
  mohnsemmel: () => semmel(crust) + strewn('mohn', 120, 11.5, '#2f3440', 0.42),
  vollkornsemmel: () => semmel(dark) + strewn('korn', 40, 11, '#f3dfb4', 0.5),
  roggenweckerl: () =>
    light('c', ...dark) +
    oval(16, 16, 13.5, 9.6, 'url(#c)') +
    line('M6.5 17.5q9.5-5 19-2.5', '#f2d3a1', 1.5, 'stroke-opacity="0.9"') +
    strewn('mehl', 60, 9, '#fff6e2', 0.4) +
    gleam(11, 11.5, 4, 1.6),
  dinkelweckerl: () =>
    light('c', ...crust) +
    oval(16, 16, 13, 10, 'url(#c)') +
    line('M9 12l14 8M9 20l14-8', '#fbe8c3', 1.3) +
    strewn('dinkel', 36, 9, '#8d5a20', 0.5) +
    gleam(11, 11, 4, 1.6),
  sesamring: () =>
    light('c', ...crust) +
    disc(16, 16, 9.6, 'none', 'stroke="url(#c)" stroke-width="7.4"') +
    disc(16, 16, 11.6, 'none', 'stroke="#fbdca0" stroke-opacity="0.55" stroke-width="1.4"') +
    around(26, oval(16, 5.6, 0.42, 0.72, '#fff3d0')) +
    around(22, oval(16, 8.2, 0.42, 0.72, '#fff3d0'), 9),
  laib: () =>
    light('c', '#dca164', '#a4622a', '#5f3210') +
    disc(16, 16, 14, 'url(#c)') +
    around(4, line('M16 14.6q1.6-4 .2-9.4', '#f6ddb0', 1.7)) +
    strewn('mehl', 210, 12.4, '#fff4dc', 0.27) +
    gleam(10, 8.6, 3.6, 1.6, 0.28),
  bauernlaib: () =>
    light('c', '#cf9252', '#945523', '#522a0d') +
    oval(16, 16, 14.4, 11.6, 'url(#c)') +
    [8, 12, 16, 20, 24].map(x => line(`M${x - 1} 8.6q2.4 7 0 14.8`, '#f0d2a0', 1.2, 'stroke-opacity="0.85"')).join('') +
    strewn('bauern', 180, 11, '#fff4dc', 0.27),
  schnecke: () =>
    light('c', '#f7cf93', '#d9954a', '#9c5a20') +
    disc(16, 16, 13.4, 'url(#c)') +
    line(
      'M16.6 16.4c1.6-1.6-1.2-3.6-3-1.8c-2.6 2.6.4 6.6 4 5.6c5-1.4 5.4-8.6.4-10.6c-6.4-2.4-12 4-9.6 10.2c2.8 6.8 12.2 7.4 16 1.4',
      '#8a4a17',
      1.7,
    ) +
    line('M6 12q9 2 11-8M8.6 24q8-1 16-15M18 27.4q5-3 8.4-10.6', '#fff8ea', 1.2, 'stroke-opacity="0.92"') +
    gleam(10, 8.6, 3, 1.2),
  krapfen: () =>
    light('c', '#f0b565', '#cf8434', '#8e4c16') +
    fall('b', '#fff0cf', '#f2cf92') +
    box(2.4, 8, 27.2, 17, 8.5, 'url(#c)') +
    box(2.2, 15, 27.6, 3.6, 1.8, 'url(#b)') +
    oval(16, 9.6, 9.4, 2.6, '#fff', 'fill-opacity="0.85"') +
    strewn('zucker', 46, 4, '#fff', 0.5, 16, 11) +
    oval(16, 20.8, 3, 1.5, '#e8772e') +
    gleam(7.4, 12, 2.6, 1),
  gugelhupf: () =>
    light('c', '#d79a58', '#a2622b', '#643611') +
    around(10, oval(16, 8, 4.6, 6, 'url(#c)')) +
    around(10, line('M16 3.4v7', '#fff', 1.6, 'stroke-opacity="0.55"'), 18) +
    strewn('staub', 110, 11.5, '#fff', 0.4) +
    disc(16, 16, 4, '#4a260c') +
    disc(16.4, 16.6, 3.2, '#f6e7d4'),
  strudel: () =>
    fall('c', '#fbdba0', '#e0a04c', '#a8621f') +
    box(1.6, 9.4, 28.8, 13.4, 6.4, 'url(#c)', 'transform="rotate(-14 16 16)"') +
    `<g transform="rotate(-14 16 16)">${[5, 9, 13, 17, 21].map(x => line(`M${x} 10.4q2.6 5 1 11.4`, '#8f4f18', 0.6, 'stroke-opacity="0.6"')).join('')}${oval(27.6, 16.1, 2.7, 6.1, '#fbe7c0')}${oval(27.7, 16.2, 1.9, 4.8, '#e9b95e')}${strewn('apfel', 14, 2.2, '#8d4a19', 0.5, 27.7, 16.2)}${oval(14, 11.4, 10.6, 1.6, '#fff', 'fill-opacity="0.8"')}${strewn('puder', 60, 4.4, '#fff', 0.42, 14, 13)}</g>`,
  golatsche: () => golatsche('#fff7e3', '#f0dcae'),
  marillenplunder: () => golatsche('#ffb24d', '#e67e1c'),
  vanillekipferl: () =>
    fall('c', '#fff3d2', '#ecca88', '#bf8a44') +
    [
      [-6, -3, -25],
      [7, -1, 35],
      [-1, 10, 5],
    ]
      .map(
        ([x, y, turn]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn} 16 14)">${line('M9.8 17.5a6.6 6.6 0 0 1 12.4 0', 'url(#c)', 5)}${strewn('vanille', 40, 5, '#fff', 0.42, 16, 13)}</g>`,
      )
      .join(''),
  wuerfel: () => {
    const spots = [
      [6, 19],
      [13, 20.6],
      [20, 19.4],
      [9.6, 13],
      [16.8, 12.8],
      [23.6, 14.4],
      [13, 6.4],
    ]
    return (
      fall('c', '#fff0cd', '#efc980') +
      fall('d', '#e9ae62', '#b9732c') +
      spots
        .map(
          ([x = 0, y = 0], index) =>
            `<g transform="rotate(${((index * 37) % 50) - 25} ${x + 3} ${y + 3})">${box(x, y, 6.4, 6.4, 1, index % 3 ? 'url(#c)' : 'url(#d)')}</g>`,
        )
        .join('')
    )
  },
}

/** A roll with five folds. */
const semmel = (colors: string[]): string =>
  light('c', ...colors) +
  disc(16, 16, 13.6, 'url(#c)') +
  around(
    5,
    shape(
      'M16 15.6c3.4-2 4.8-6.6 3.8-12.2c4 .8 7.4 3.6 8.8 7.4c-5.4-1.2-9.4.6-12.6 4.8Z',
      '#fff1cf',
      'fill-opacity="0.22"',
    ),
  ) +
  around(5, line('M16 15.6c3.4-2 4.8-6.6 3.8-12', '#9a5417', 0.9, 'stroke-opacity="0.75"')) +
  disc(16, 16, 1.5, '#a45c1c', 'fill-opacity="0.6"') +
  gleam(9.6, 8.6, 3.2, 1.5)

/** A square of puff pastry whose corners are folded over what it is filled with. */
const golatsche = (filling: string, shade: string): string =>
  light('c', '#fbd797', '#e3a24b', '#a8611e') +
  light('f', filling, shade) +
  `<g transform="rotate(9 16 16)">${box(4, 4, 24, 24, 4.6, 'url(#c)')}${disc(16, 16, 7.6, 'url(#f)')}</g>` +
  around(
    4,
    shape('M5.4 5.4q6.6-.8 9 7.8q-8.4-1.8-9-7.8Z', '#f4c57c') + line('M6.4 6.6q5.6.8 7.4 5.8', '#fff3d4', 0.7),
    9,
  ) +
  strewn('zucker', 50, 11, '#fff', 0.4)
