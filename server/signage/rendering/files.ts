import type { Actor } from '../../../schema/base/access.ts'
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

/** For which document, and who asks. */
interface Wanted {
  readonly id: number | null
  readonly actor: Actor
}
const drawnFree = { values: {}, picture: null, live: null }

/** The files layouts become, with what the business's documents say right now. */
export function createFiles(deps: Pick<BaseDeps, 'storage' | 'settings' | 'entities' | 'clock'>) {
  const { settings } = deps
  const { dataFor } = createSubjects(deps)
  return { fileOf }

  /** Drawn for a document of its subject, where one is told. Throws 401, 403 or 404 where the asker may not read it. */
  async function fileOf(layout: ImageTemplate, { id, actor }: Wanted, format: FileFormat): Promise<Buffer> {
    const ink = await inkFor([layout])
    const given = id === null ? drawnFree : await dataFor(layout.subject, id, actor)
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
