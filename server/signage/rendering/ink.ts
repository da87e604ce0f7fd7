import { encode } from 'uqr'
import type { Ink, Layout } from '../../../schema/signage/drawing.ts'
import type { FontPack } from '../../../schema/signage/fontPack.ts'
import type { FontStyle } from '../../../schema/signage/fonts.ts'
import { stylesIn } from '../../../schema/signage/layerFonts.ts'
import { fontPack } from '../fonts/madeFonts.ts'

/** What draws the letters and codes of these layouts: their styles are made ready first. */
export async function inkFor(layouts: readonly Layout[]): Promise<Pick<Ink, 'packOf' | 'codeOf'>> {
  const packs = new Map<FontStyle, FontPack>()
  for (const { layers } of layouts) for (const style of stylesIn(layers)) packs.set(style, await fontPack(style))
  return {
    packOf: style => {
      const pack = packs.get(style)
      if (!pack) throw new Error(`The letters ${style} are in none of the layouts.`)
      return pack
    },
    codeOf: content => encode(content, { ecc: 'M', border: 0 }).data,
  }
}
