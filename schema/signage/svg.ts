import { cropFor, cropShapes } from '../base/crops.ts'
import { escapeXml } from '../base/xml.ts'
import type { Drawing, Drawn, DrawnBarcode, DrawnCode, DrawnFilm, DrawnPicture, DrawnText, Ink } from './drawing.ts'
import { outlineOf } from './fontPack.ts'

/** Where the bytes of a picture are. */
interface Source {
  /** An address, or a data-URL where nothing may be fetched. */
  readonly href: string
  /** Its width by its height, where it is whole: what somebody cut out for its field is cut out here. */
  readonly ratio?: number | undefined
}
/** Null leaves a picture out. */
type SourceOf = (picture: DrawnPicture) => Source | null

/**
 * A drawing as SVG. Letters are outlines, so every renderer draws the same ones without knowing the font; each text says in
 * words what it is for who cannot see it. `scale`: pixels for each of the layout's units.
 */
export function svgOf(
  { width, height, background, items }: Drawing,
  { packOf }: Pick<Ink, 'packOf'>,
  sourceOf: SourceOf,
  scale = 1,
): string {
  const measures = `width="${near(width * scale)}" height="${near(height * scale)}" viewBox="0 0 ${near(width)} ${near(height)}"`
  const ground = `<rect width="${near(width)}" height="${near(height)}" fill="${background}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${measures}>${ground}${items.map(shown).join('')}</svg>`

  function shown(item: Drawn): string {
    const turn = item.turn && ` transform="rotate(${item.turn.degrees} ${near(item.turn.x)} ${near(item.turn.y)})"`
    return `<g data-layer="${item.key}"${turn ?? ''}>${inner(item)}</g>`
  }

  function inner(item: Drawn): string {
    if (item.kind === 'text') return textOf(item)
    if (item.kind === 'picture') return pictureOf(item)
    if (item.kind === 'code') return codeOf(item)
    if (item.kind === 'barcode') return `${barsOf(item)}${textOf(item)}`
    if (item.kind === 'film') return filmOf(item)
    const { x, y, width: w, height: h, color, radius } = item
    return item.kind === 'ellipse'
      ? `<ellipse cx="${near(x + w / 2)}" cy="${near(y + h / 2)}" rx="${near(w / 2)}" ry="${near(h / 2)}" fill="${color}"/>`
      : `<rect ${box(item)} rx="${near(radius)}" fill="${color}"/>`
  }

  function textOf({ font, size, color, lines }: DrawnText | DrawnBarcode): string {
    const pack = packOf(font)
    const k = size / pack.unitsPerEm
    const paths = lines.map(
      line =>
        `<path transform="matrix(${fine(k)} 0 0 ${fine(-k)} ${near(line.x)} ${near(line.y)})" d="${outlineOf(pack, line.text)}"/>`,
    )
    const words = escapeXml(lines.map(({ text }) => text).join(' '))
    return `<title>${words}</title><g fill="${color}">${paths.join('')}</g>`
  }

  function pictureOf(item: DrawnPicture): string {
    const source = sourceOf(item)
    if (!source) return ''
    const image = imageOf(item, source)
    const clip = `clip-${item.key}`
    const round = `<clipPath id="${clip}"><rect ${box(item)} rx="${near(item.radius)}"/></clipPath>`
    return item.radius > 0 ? `${round}<g clip-path="url(#${clip})">${image}</g>` : image
  }
}

function imageOf(item: DrawnPicture, { href, ratio }: Source): string {
  const cut = ratio && item.fit === 'cover' ? cropFor(item.image, item.width / item.height) : null
  if (cut && ratio) {
    const { crop, shape } = cut
    const width = crop.width * ratio
    const area = [crop.x * ratio, crop.y, width, width / cropShapes[shape]].map(fine).join(' ')
    return `<svg ${box(item)} viewBox="${area}" preserveAspectRatio="xMidYMid slice"><image width="${fine(ratio)}" height="1" href="${escapeXml(href)}" preserveAspectRatio="none"/></svg>`
  }
  const aspect = item.fit === 'cover' ? `${alignment(item)} slice` : 'xMidYMid meet'
  return `<image ${box(item)} href="${escapeXml(href)}" preserveAspectRatio="${aspect}"/>`
}

/** Which third of a picture stays where it is cut: the one its focus lies in. */
function alignment({ image }: DrawnPicture): string {
  const third = (part = 0.5) => (part < 1 / 3 ? 'Min' : part > 2 / 3 ? 'Max' : 'Mid')
  return `x${third(image.focus?.x)}Y${third(image.focus?.y)}`
}

/** Where a film will run: a dark field with the sign for it. */
function filmOf(item: DrawnFilm): string {
  const side = Math.min(item.width, item.height) / 6
  const [x, y] = [item.x + item.width / 2, item.y + item.height / 2]
  const sign = `M${near(x - side / 2)} ${near(y - side)}l${near(side * 1.6)} ${near(side)}l${near(-side * 1.6)} ${near(side)}z`
  return `<rect ${box(item)} fill="#000000"/><path d="${sign}" fill="#ffffff" fill-opacity="0.6"/>`
}

/** The dark cells as one path; a code has four cells of quiet round it (ISO/IEC 18004). */
function codeOf({ x, y, width, height, color, cells }: DrawnCode): string {
  const across = cells.length + 2 * QUIET
  const side = Math.min(width, height)
  const unit = side / across
  const [left, top] = [x + (width - side) / 2, y + (height - side) / 2]
  const dark = cells.flatMap((row, line) =>
    row.flatMap((isDark, column) => (isDark ? [`M${column + QUIET} ${line + QUIET}h1v1h-1z`] : [])),
  )
  const ground = `<rect x="${near(left)}" y="${near(top)}" width="${near(side)}" height="${near(side)}" fill="#ffffff"/>`
  return `${ground}<path transform="matrix(${fine(unit)} 0 0 ${fine(unit)} ${near(left)} ${near(top)})" fill="${color}" shape-rendering="crispEdges" d="${dark.join('')}"/>`
}
const QUIET = 4

const barsOf = ({ ground, bars, color }: DrawnBarcode): string => {
  const dark = bars.map(
    bar => `M${near(bar.x)} ${near(bar.y)}h${near(bar.width)}v${near(bar.height)}h${near(-bar.width)}z`,
  )
  return `<rect ${box(ground)} fill="#ffffff"/><path fill="${color}" d="${dark.join('')}"/>`
}

const box = ({ x, y, width, height }: Pick<Drawn, 'x' | 'y' | 'width' | 'height'>): string =>
  `x="${near(x)}" y="${near(y)}" width="${near(width)}" height="${near(height)}"`

const near = (value: number): number => Math.round(value * 1000) / 1000
const fine = (value: number): number => Math.round(value * 1e7) / 1e7
