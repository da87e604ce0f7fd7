import { readFile } from 'node:fs/promises'
import type { Drawing, DrawnPicture } from '../../../schema/signage/drawing.ts'
import type { Box } from '../../../schema/signage/fit.ts'
import type { BaseDeps } from '../../base/deps.ts'
import { originalPath } from '../../base/media/images.ts'
import { cutFor, cutOut } from '../../base/media/pictures.ts'

/** The pictures of a drawing in the very size they are shown in: renderers scale differently, but draw the same pixels alike. */
export interface Pixels {
  /** PNG bytes; null where the file is not there. */
  readonly of: (picture: DrawnPicture) => Buffer | null
}

/** Reads and cuts them; `scale` is pixels for each of the drawing's units. */
export async function pixelsOf(
  settings: Pick<BaseDeps['settings'], 'dataDir'>,
  drawings: readonly Drawing[],
  scale: number,
): Promise<Pixels> {
  const made = new Map<string, Buffer | null>()
  for (const { items } of drawings)
    for (const item of items) {
      if (item.kind !== 'picture' || made.has(nameOf(item))) continue
      made.set(nameOf(item), await cut(settings, item, scale))
    }
  return { of: picture => made.get(nameOf(picture)) ?? null }
}

/** Two boxes of one size may show different parts of one picture. */
const nameOf = ({ image: { id, version, focus, crops }, width, height, fit }: DrawnPicture): string =>
  JSON.stringify([id, version, focus, crops, width, height, fit])

/** 4096 × 4096, the largest layout of a screen. */
export const MOST_DRAWN = 4096 * 4096

/** `wanted` pixels for each unit of a box, or as many as keep it within what is drawn at once: a poster is looked at from far. */
export function scaleWithin({ width, height }: Box, wanted: number): number {
  const isWithin = width * wanted * (height * wanted) <= MOST_DRAWN
  return isWithin ? wanted : Math.sqrt((0.99 * MOST_DRAWN) / (width * height))
}

async function cut(
  settings: Pick<BaseDeps['settings'], 'dataDir'>,
  { image, width, height, fit }: DrawnPicture,
  scale: number,
): Promise<Buffer | null> {
  const source = await readFile(originalPath(settings, image)).catch(() => null)
  if (!source) return null
  const third = (part = 0.5) => (part < 1 / 3 ? 0 : part > 2 / 3 ? 2 : 1)
  const position = places[third(image.focus?.y)]?.[third(image.focus?.x)] ?? 'centre'
  const { default: sharp } = await import('sharp')
  const pixels = scaleWithin({ width, height }, scale)
  // A box that is filled shows what was cut out for its shape; one that shows all of a picture shows all.
  const chosen = fit === 'cover' ? cutFor(image, width / height) : null
  const picture = await cutOut(sharp(source, { limitInputPixels: MOST_PIXELS }), chosen)
  return picture
    .resize(Math.max(1, Math.round(width * pixels)), Math.max(1, Math.round(height * pixels)), {
      fit,
      position,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .png()
    .toBuffer()
}

/** Forty megapixels: larger ones are never taken in. */
const MOST_PIXELS = 40_000_000
const places = [
  ['left top', 'top', 'right top'],
  ['left', 'centre', 'right'],
  ['left bottom', 'bottom', 'right bottom'],
] as const
