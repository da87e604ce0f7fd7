import { around, box, disc, fall, gleam, light, line, oval, shape, strewn } from './paint.ts'

/** Slices and cakes. */
export const cakes: Readonly<Record<string, () => string>> = {
  schokotorte: () =>
    slice('#4a2412', ['#6d3a1d', '#e8842b', '#6d3a1d', '#e8842b', '#5b2e16'], disc(8.6, 10.8, 1.7, '#f2a53f')),
  topfentorte: () =>
    slice('#fff4d8', ['#f4cf8d', '#fffaf0', '#fffaf0', '#fffaf0', '#eec27a'], oval(9, 10.8, 2.2, 1.3, '#ff9d2e')),
  mohntorte: () =>
    slice(
      '#fdf6ea',
      ['#4c5060', '#3d404e', '#c8323f', '#4c5060', '#3d404e'],
      strewn('mohn', 26, 3.4, '#3d404e', 0.36, 11, 11),
    ),
  himbeertarte: () =>
    slice(
      '#d9274f',
      ['#f06a86', '#d9274f', '#fff2ec', '#e4ac62', '#c88a3e'],
      disc(8.8, 10.6, 1.5, '#ff7d97') + disc(12.4, 10.2, 1.3, '#ff7d97'),
    ),
  kardinalschnitte: () =>
    fall('w', '#fffdf6', '#f1e6d2') +
    fall('y', '#ffdf87', '#e9b04c') +
    `<g transform="rotate(-8 16 16)">${box(3, 7.6, 26, 5.4, 2.4, 'url(#w)')}${box(3, 12, 26, 2.6, 1, 'url(#y)')}${box(3, 14, 26, 4.4, 1, '#c59a72')}${box(3, 17.6, 26, 2.6, 1, 'url(#y)')}${box(3, 19.6, 26, 5.2, 2.4, 'url(#w)')}${[6, 11.5, 17, 22.5].map(x => oval(x + 1.6, 7.8, 2.7, 1.6, x % 1 ? '#ffe29a' : '#fffdf6')).join('')}${strewn('staub', 40, 9, '#fff', 0.35, 16, 8)}</g>`,
  etagentorte: () => {
    const tier = (x: number, y: number, w: number, h: number) =>
      box(x, y, w, h, 1.4, 'url(#w)') +
      oval(x + w / 2, y + 0.6, w / 2, 1.3, '#fffefb') +
      line(`M${x + 1} ${y + h - 1.2}h${w - 2}`, '#f3c9c0', 1, 'stroke-dasharray="0.1 1.7"')
    const rose = (x: number, y: number, color: string) =>
      disc(x, y, 1.5, color) + disc(x - 0.3, y - 0.3, 0.7, '#fff', 'fill-opacity="0.45"')
    return `${fall('w', '#fffdf8', '#f0dfd0')}${oval(16, 28.6, 14.4, 1.9, '#d9c4a8')}${tier(3.6, 20, 24.8, 8.4)}${tier(7.4, 11.8, 17.2, 8.6)}${tier(11, 4.6, 10, 7.6)}${rose(14, 4.4, '#f48ca0')}${rose(16.6, 3.6, '#f9b25f')}${rose(18.8, 4.6, '#f48ca0')}${rose(8.6, 12.4, '#f9b25f')}${rose(10.8, 11.8, '#f48ca0')}${rose(24, 20.6, '#f48ca0')}${rose(26.2, 21.4, '#f9b25f')}${shape('M12.4 5.6q-2 .6-2.4 2.4q2 0 2.4-2.4ZM26 23.2q.4 2 2.2 2.4q0-2-2.2-2.4Z', '#7faa5a')}`
  },
  blechkuchen: () => {
    const half = (x: number, y: number) =>
      oval(x, y, 2.5, 2, 'url(#p)') + oval(x - 0.5, y - 0.5, 1.1, 0.7, '#c98bd0', 'fill-opacity="0.6"')
    return `${fall('c', '#f8d592', '#d6964a')}${light('p', '#8d4a98', '#5b2a6e', '#3b1a4c')}<g transform="rotate(-7 16 16)">${box(3.4, 5.4, 25.2, 21.6, 2.4, '#b77432')}${box(3.4, 4.4, 25.2, 21.2, 2.4, 'url(#c)')}${[8, 13.4, 18.8, 24].flatMap(x => [8.4, 13, 17.6, 22].map(y => half(x, y))).join('')}${strewn('zucker', 50, 10, '#fff', 0.34)}</g>`
  },
  palatschinke: () =>
    light('c', '#fbe0a2', '#e9b65c', '#c98634') +
    shape('M4 22Q3 8 16 5q12 1 12.4 14q-3 8-12 8T4 22Z', 'url(#c)') +
    shape('M7 21Q7 10.6 17 8.4q8 2 8.6 10.4q-8.6-3-18.6 2.2Z', '#f6cd83') +
    line('M8 21.6q9-5.2 17.6-2.2', '#e8772e', 1.7) +
    strewn('braun', 18, 8, '#b26a22', 0.8) +
    strewn('zucker', 60, 10, '#fff', 0.4),
}

/** A piece of cake from the side and above: `layers` from top to bottom. */
function slice(top: string, layers: string[], decor: string): string {
  const height = 13 / layers.length
  const strips = layers
    .map((color, index) =>
      shape(
        `M3 ${14 + index * height}L29 ${11.4 + index * height}v${height + 0.15}L3 ${14 + (index + 1) * height + 0.15}Z`,
        color,
      ),
    )
    .join('')
  return `${fall('s', '#ffffff', '#000000')}${shape('M3 14L13.4 5.2Q24 5.4 29 11.4Z', top)}${strips}${shape('M3 14L29 11.4v13L3 27Z', 'url(#s)', 'fill-opacity="0.1"')}${shape('M3 14L13.4 5.2Q18 5 21 6.4L3 14Z', '#fff', 'fill-opacity="0.18"')}${decor}${gleam(18, 8.4, 3, 0.9, 0.25)}`
}

/** A cup from above, on its saucer; `top` is what floats on it. */
const cup = (liquid: string[], top: string): string =>
  `${light('p', '#ffffff', '#f1eae0', '#cfc3b4')}${light('l', ...liquid)}${disc(16, 16, 14.6, 'url(#p)')}${disc(16, 16, 11.2, '#e6dccd')}${box(24, 13.8, 7, 4.4, 2.2, '#f3ece1')}${disc(16, 16, 10.2, '#fffdf8')}${disc(16, 16, 8.8, 'url(#l)')}${top}`

/** Coffee, tea and soup, seen from where the guest sits. */
export const cups: Readonly<Record<string, () => string>> = {
  bohnen: () => {
    const bean = (x: number, y: number, turn: number) =>
      `<g transform="rotate(${turn} ${x} ${y})">${oval(x, y, 4.3, 5.6, 'url(#b)')}${line(`M${x} ${y - 5}q2.2 2.6 0 5t0 5`, '#2a1206', 0.9)}${gleam(x - 1.7, y - 2.2, 1.5, 0.8, 0.35)}</g>`
    return (
      light('b', '#a5673a', '#6f3c1a', '#3a1a08') +
      bean(9, 9, -30) +
      bean(22, 8, 40) +
      bean(15.6, 16, 10) +
      bean(7.6, 21, 60) +
      bean(24, 20.4, -20) +
      bean(16, 26, 75)
    )
  },
  trikot: () =>
    `${fall('t', '#f0584a', '#cf2f2c', '#9a1d22')}${shape('M11 3.4L3 8l3 7.4l3.4-1.4V29h13.2V14l3.4 1.4l3-7.4l-8-4.6q-5 3.6-10 0Z', 'url(#t)')}${line('M11 3.4q5 4.4 10 0', '#fff', 1.6)}${line('M4 11.2l3.2 3.2M28 11.2l-3.2 3.2', '#fff', 1.4)}${line('M13.2 14.4l1.6-1.4v8.4', '#fff', 1.6)}${oval(19, 17.2, 1.9, 3.6, 'none', 'stroke="#fff" stroke-width="1.6"')}`,
  espresso: () =>
    cup(
      ['#b87a3f', '#7a451b', '#41200a'],
      disc(16, 16, 8, 'none', 'stroke="#d39a58" stroke-width="1.1" stroke-opacity="0.8"') +
        gleam(12.6, 12.2, 2.6, 1.2, 0.3),
    ),
  verlaengerter: () =>
    cup(
      ['#7c4a24', '#4d2810', '#2c1404'],
      disc(16, 16, 8.2, 'none', 'stroke="#b47a42" stroke-width="0.8"') + gleam(12.4, 12, 3, 1.4, 0.3),
    ),
  melange: () =>
    cup(['#f7e4c8', '#e3bd8b', '#b67c43'], disc(15.6, 15.8, 6, '#fff7ea') + strewn('kakao', 22, 5, '#a2642f', 0.36)),
  cappuccino: () =>
    cup(
      ['#d69c5e', '#b87638', '#80481a'],
      shape(
        'M16 21.8c-8-5-6.4-10.6-2.8-10.6c1.6 0 2.6 1.2 2.8 2c.2-.8 1.2-2 2.8-2c3.6 0 5.2 5.6-2.8 10.6Z',
        '#fff3df',
      ) + line('M12.6 14q3.4 3.6 6.8 0M13.8 17.2q2.2 2.2 4.4 0', '#d69c5e', 0.6),
    ),
  flatwhite: () =>
    cup(
      ['#c98d50', '#a5662d', '#703d14'],
      [12.4, 14.8, 17.2, 19.6]
        .map((y, index) =>
          line(`M${12 + index * 0.7} ${y}q${4 - index * 0.7} ${3 - index * 0.3} ${8 - index * 1.4} 0`, '#fff3df', 1.3),
        )
        .join(''),
    ),
  schokolade: () =>
    cup(['#8a5130', '#5a2e17', '#361808'], disc(16, 15.6, 5.4, '#fffaf2') + strewn('raspel', 20, 4.6, '#4b2410', 0.55)),
  suppe: () =>
    `${light('p', '#ffffff', '#f2ece2', '#cdbfae')}${light('l', '#ffe39a', '#eeb545', '#c9841f')}${disc(16, 16, 14.8, 'url(#p)')}${disc(16, 16, 11, '#dfd3c2')}${disc(16, 16, 10.6, 'url(#l)')}${line('M9 15q4-3 7 0t7-1M10 19.6q4-2.6 6.6.2t6-1M12 11.4q3-1.6 5 .4t4-.4', '#f9dd9c', 1.7)}${around(9, disc(16, 8.4, 0.9, '#fff2c4', 'fill-opacity="0.55"'), 12)}${strewn('schnittlauch', 26, 8.4, '#4f8f33', 0.6)}`,
  muesli: () =>
    bowl(
      '#fdf3e2',
      around(5, disc(16, 10.6, 1.6, '#3f4d9c') + disc(15.6, 10.1, 0.5, '#8d9be0'), 20) +
        around(3, oval(16, 11.8, 1.7, 2.3, '#d8263f') + oval(15.6, 11, 0.5, 0.7, '#ff8d9b'), 60) +
        strewn('flocken', 60, 8.4, '#d2a25c', 0.7),
    ),
  joghurt: () =>
    bowl(
      '#fffdf8',
      shape('M7.4 18q8.6 4 17-1q-1.6 8-8.4 8.4T7.4 18Z', '#c98d4a') +
        strewn('granola', 46, 4.6, '#8a5520', 0.8, 16, 20.6) +
        around(3, oval(16, 9.8, 1.8, 2.4, '#e0364f') + oval(15.5, 9, 0.5, 0.8, '#ff9aa6'), -40),
    ),
  porridge: () =>
    bowl(
      '#f1dfc1',
      [0, 1, 2, 3]
        .map(
          index =>
            shape(
              'M10 14q4-6 10-3q-4 0-10 3Z',
              '#f2575a',
              `transform="translate(${index * 1.3 - 1} ${index * 2.3 - 1})"`,
            ) +
            shape(
              'M10.6 14q4-4.6 9-2.6q-4 0-9 2.6Z',
              '#fff3d4',
              `transform="translate(${index * 1.3 - 1} ${index * 2.3 - 0.4})"`,
            ),
        )
        .join('') + strewn('zimt', 50, 8, '#9a5a25', 0.4),
    ),
  kuerbissuppe: () =>
    `${light('p', '#ffffff', '#f2ece2', '#cdbfae')}${light('l', '#ffc05a', '#f08a24', '#c25f10')}${disc(16, 16, 14.8, 'url(#p)')}${disc(16, 16, 10.8, 'url(#l)')}${line('M9.6 16c3-5 9-5.4 11.4-1.6s-2.4 7-5.4 4.6', '#fff4de', 1.3)}${line('M11 20.6q5 2.6 9.6-1', '#3d5a20', 0.9)}${strewn('kerne', 16, 5, '#4d6b2a', 0.9)}`,
}

const bowl = (filling: string, top: string): string =>
  `${light('p', '#9fc0cf', '#5f8ea6', '#38627a')}${light('l', '#ffffff', filling)}${disc(16, 16, 14.6, 'url(#p)')}${disc(16, 16, 11.8, '#2f5468')}${disc(16, 16.3, 11.3, 'url(#l)')}${top}`
