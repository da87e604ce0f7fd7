import type { Ground } from '../../server/demo/authoring.ts'
import { type Chance, chance } from './chance.ts'

/** The ground of a still life as SVG: a surface in the light of one window, upper left. `variant` makes it differ. */
export function groundSvg(ground: Ground, variant: string, width: number, height: number): string {
  const lot = chance(`${ground.surface}${ground.light}${variant}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<linearGradient id="base" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${ground.light}"/><stop offset="1" stop-color="${ground.shade}"/></linearGradient>
<radialGradient id="window" cx="0.22" cy="0.1" r="0.85"><stop offset="0" stop-color="#fff" stop-opacity="0.75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<radialGradient id="under"><stop offset="0.82" stop-color="#3a1c06" stop-opacity="0.42"/><stop offset="0.92" stop-color="#3a1c06" stop-opacity="0.14"/><stop offset="1" stop-color="#3a1c06" stop-opacity="0"/></radialGradient>
<radialGradient id="corner" cx="0.4" cy="0.38" r="0.85"><stop offset="0.55" stop-color="#3a1c06" stop-opacity="0"/><stop offset="1" stop-color="#3a1c06" stop-opacity="0.22"/></radialGradient>
</defs>
<rect width="${width}" height="${height}" fill="url(#base)"/><rect width="${width}" height="${height}" fill="url(#window)"/>
${surfaces[ground.surface](ground, lot, width, height)}
<rect width="${width}" height="${height}" fill="url(#corner)"/>
</svg>`
}

type Surface = (ground: Ground, lot: Chance, width: number, height: number) => string

const surfaces: Record<Ground['surface'], Surface> = {
  board: (_, lot, width, height) => {
    const turn = lot.between(-9, 9).toFixed(1)
    const [w, h] = [width * 0.78, height * 0.72]
    const [x, y] = [(width - w) / 2 + lot.between(-30, 30), (height - h) / 2 + lot.between(-20, 20)]
    const grain = Array.from({ length: 11 }, (_, line) => {
      const level = y + (h / 11) * (line + lot.between(0.2, 0.8))
      const bend = lot.between(-14, 14)
      return `<path d="M${x} ${level}q${w / 2} ${bend} ${w} 0" fill="none" stroke="#7a4616" stroke-opacity="${lot.between(0.06, 0.16).toFixed(2)}" stroke-width="${lot.between(1, 5).toFixed(1)}"/>`
    }).join('')
    const shape = `x="${x}" y="${y}" width="${w}" height="${h}" rx="${height * 0.07}"`
    return `<linearGradient id="wood" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#e9bf8a"/><stop offset="1" stop-color="#c08a50"/></linearGradient>
<clipPath id="edge"><rect ${shape}/></clipPath>
<g transform="rotate(${turn} ${width / 2} ${height / 2})">${shadow(x + 14, y + 24, w, h, height * 0.07, 0.4)}
<rect ${shape} transform="translate(0 9)" fill="#9b6730"/><rect ${shape} fill="url(#wood)"/><g clip-path="url(#edge)">${grain}</g>
<rect ${shape} fill="none" stroke="#fff" stroke-opacity="0.25" stroke-width="3"/></g>${crumbs(lot, width, height, '#a86a2c')}`
  },
  plate: (_, lot, width, height) => {
    const [x, y, r] = [width / 2 + lot.between(-20, 20), height / 2 + lot.between(-12, 12), height * 0.46]
    return `<linearGradient id="glaze" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fffefb"/><stop offset="1" stop-color="#e6ddd0"/></linearGradient>
<circle cx="${x + 15}" cy="${y + 26}" r="${r * 1.08}" fill="url(#under)"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#glaze)"/>
<circle cx="${x}" cy="${y}" r="${r * 0.98}" fill="none" stroke="#b4540a" stroke-opacity="0.55" stroke-width="4"/>
<circle cx="${x}" cy="${y}" r="${r * 0.7}" fill="#f3ece1"/><circle cx="${x + 3}" cy="${y + 5}" r="${r * 0.7}" fill="none" stroke="#fff" stroke-width="5"/>
<circle cx="${x - 2}" cy="${y - 3}" r="${r * 0.71}" fill="none" stroke="#a58d70" stroke-opacity="0.35" stroke-width="4"/>`
  },
  cloth: (ground, lot, width, height) => {
    const turn = lot.between(8, 24) * lot.either(-1, 1)
    const side = height * 0.92
    const [x, y] = [(width - side) / 2 + lot.between(-40, 40), (height - side) / 2 + lot.between(-30, 30)]
    const stripes = [0.06, 0.1, 0.2, 0.8, 0.9, 0.94]
      .map(
        at =>
          `<rect x="${x + side * at}" y="${y}" width="${side * 0.018}" height="${side}" fill="${ground.shade}" fill-opacity="0.8"/>`,
      )
      .join('')
    const shape = `x="${x}" y="${y}" width="${side}" height="${side}" rx="10"`
    return `<g transform="rotate(${turn.toFixed(1)} ${width / 2} ${height / 2})">${shadow(x + 9, y + 14, side, side, 10, 0.28)}
<rect ${shape} fill="#fffaf1"/>${stripes}<rect ${shape} fill="none" stroke="#3a1c06" stroke-opacity="0.08" stroke-width="3"/></g>${crumbs(lot, width, height, '#b98246')}`
  },
  counter: (ground, lot, width, height) => {
    const [x, y] = [width / 2 + lot.between(-30, 30), height / 2 + lot.between(-20, 20)]
    return `<circle cx="${x + 10}" cy="${y + 18}" r="${height * 0.46}" fill="url(#under)" fill-opacity="0.6"/>
<linearGradient id="stone" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="${ground.light}"/></linearGradient>
<circle cx="${x}" cy="${y}" r="${height * 0.43}" fill="url(#stone)"/><circle cx="${x}" cy="${y}" r="${height * 0.415}" fill="none" stroke="${ground.shade}" stroke-opacity="0.5" stroke-width="3"/>`
  },
  sky: () => '',
}

/** A soft shadow as a stack of faint rectangles: a blur over the whole ground costs ten times as much. */
function shadow(x: number, y: number, w: number, h: number, radius: number, opacity: number): string {
  const sheets = 8
  return Array.from({ length: sheets }, (_, sheet) => {
    const out = (sheet / sheets) * 34 - 12
    return `<rect x="${x - out}" y="${y - out}" width="${w + 2 * out}" height="${h + 2 * out}" rx="${radius + 8 + out}" fill="#3a1c06" fill-opacity="${(opacity / sheets).toFixed(3)}"/>`
  }).join('')
}

/** What falls when bread is cut. */
function crumbs(lot: Chance, width: number, height: number, color: string): string {
  return Array.from({ length: 26 }, () => {
    const size = lot.between(2, 6)
    return `<ellipse cx="${lot.between(0.1, 0.9) * width}" cy="${lot.between(0.12, 0.92) * height}" rx="${size}" ry="${size * 0.7}" fill="${color}" fill-opacity="${lot.between(0.3, 0.7).toFixed(2)}"/>`
  }).join('')
}
