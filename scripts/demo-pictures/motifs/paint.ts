import { chance } from '../chance.ts'

/** Pieces of SVG for things in a box of 32 × 32, lit from the upper left like the icon set beside which they stand. */

/** A gradient from lit to shaded over the box of what is filled with `url(#id)`. */
export const light = (id: string, ...colors: string[]): string =>
  `<radialGradient id="${id}" cx="0.34" cy="0.28" r="0.82">${stops(colors)}</radialGradient>`

export const fall = (id: string, ...colors: string[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0.25" y2="1">${stops(colors)}</linearGradient>`

const stops = (colors: string[]) =>
  colors
    .map((color, index) => `<stop offset="${index / Math.max(1, colors.length - 1)}" stop-color="${color}"/>`)
    .join('')

export const disc = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`

export const box = (x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${more}/>`

export const shape = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`

export const line = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

/** A soft gleam where the light of the window falls. */
export const gleam = (x: number, y: number, rx: number, ry: number, opacity = 0.35): string =>
  oval(x, y, rx, ry, '#fff', `fill-opacity="${opacity}" transform="rotate(-35 ${x} ${y})"`)

/** Seeds, sugar or crumbs strewn within `r` around the middle. */
export function strewn(seed: string, count: number, r: number, color: string, size = 0.45, x = 16, y = 16): string {
  const lot = chance(seed)
  return Array.from({ length: count }, () => {
    const [angle, far] = [lot.between(0, 2 * Math.PI), Math.sqrt(lot.between(0, 1)) * r]
    const grain = lot.between(size * 0.6, size * 1.2)
    const [cx, cy] = [x + far * Math.cos(angle), y + far * Math.sin(angle)]
    return oval(
      round(cx),
      round(cy),
      round(grain),
      round(grain * 0.62),
      color,
      `transform="rotate(${Math.round(lot.between(0, 180))} ${round(cx)} ${round(cy)})"`,
    )
  }).join('')
}

/** The same piece turned around the middle `count` times. */
export const around = (count: number, piece: string, from = 0): string =>
  Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${round(from + (360 / count) * index)} 16 16)">${piece}</g>`,
  ).join('')

const round = (value: number) => Math.round(value * 100) / 100
