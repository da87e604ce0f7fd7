import { draw } from '../../../schema/signage/draw.ts'
import type { Layout } from '../../../schema/signage/drawing.ts'
import type { ImageTemplate } from '../../../schema/signage/imageTemplate.ts'
import { stylesIn } from '../../../schema/signage/layerFonts.ts'
import type { BaseDeps } from '../../base/deps.ts'
import { type FontFile, fontFiles } from '../fonts/madeFonts.ts'
import { inkFor } from './ink.ts'
import { type Means, paperOf } from './paper.ts'
import { pictureOf } from './picture.ts'
import { pixelsOf, scaleWithin } from './pixels.ts'
import { createSubjects } from './subjects.ts'

/** Dots to a millimetre on paper: 300 to an inch. */
export const PRINTED = 300 / 25.4

export type FileFormat = 'png' | 'webp' | 'pdf'

/** The files layouts become, with what the business's documents say right now. */
export function createFiles({ storage, settings }: Pick<BaseDeps, 'storage' | 'settings'>) {
  const { productBy, dataOf } = createSubjects(storage)
  return { fileOf }

  /** Throws 404 where there is no such product. */
  async function fileOf(layout: ImageTemplate, productId: number | null, format: FileFormat): Promise<Buffer> {
    const ink = await inkFor([layout])
    const product = productId === null ? null : await productBy(productId)
    const given = product ? await dataOf(product) : { values: {}, picture: null, live: null }
    const drawn = draw(layout, { ...ink, ...given })
    const scale = scaleWithin(layout, layout.unit === 'mm' ? PRINTED : 1)
    if (format !== 'pdf') return pictureOf(drawn, ink, await pixelsOf(settings, [drawn], scale), scale, format)
    const page = { placed: [{ drawing: drawn, x: 0, y: 0 }], cuts: [] }
    const pixels = await pixelsOf(settings, [drawn], scale)
    return paperOf([page], layout, layout.name, { packOf: ink.packOf, filesOf: await fontsOf([layout]), pixels })
  }
}

/** The files of the letters of these layouts, by their style. */
export async function fontsOf(layouts: readonly Layout[]): Promise<Means['filesOf']> {
  const files = new Map<string, readonly FontFile[]>()
  for (const { layers } of layouts) for (const style of stylesIn(layers)) files.set(style, await fontFiles(style))
  return style => files.get(style) ?? []
}
