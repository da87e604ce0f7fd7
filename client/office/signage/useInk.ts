import { useQueries } from '@tanstack/react-query'
import { encode } from 'uqr'
import { addressOf } from '../../../schema/base/call.ts'
import { readFontPack } from '../../../schema/signage/calls.ts'
import type { Ink, Layout } from '../../../schema/signage/drawing.ts'
import type { FontPack } from '../../../schema/signage/fontPack.ts'
import type { FontStyle } from '../../../schema/signage/fonts.ts'
import { stylesIn } from '../../../schema/signage/layerFonts.ts'
import { ask } from '../../data/engine/http.ts'

/** What draws the letters and codes of a layout; null until its fonts are there. They are asked for once and kept by the browser. */
export function useInk(layout: Layout | null): Pick<Ink, 'packOf' | 'codeOf'> | null {
  const styles = stylesIn(layout?.layers ?? [])
  const packs = useQueries({
    queries: styles.map(style => ({
      queryKey: [addressOf(readFontPack, { style })],
      queryFn: () => packOf(style),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    })),
  })
  const known = new Map<FontStyle, FontPack>()
  for (const [at, style] of styles.entries()) {
    const pack = packs[at]?.data
    if (pack) known.set(style, pack)
  }
  if (known.size < styles.length) return null
  return {
    packOf: style => {
      const pack = known.get(style)
      if (!pack) throw new Error(`The letters ${style} are in none of the layers.`)
      return pack
    },
    codeOf: content => encode(content, { ecc: 'M', border: 0 }).data,
  }
}

async function packOf(style: FontStyle): Promise<FontPack> {
  const answer = await ask(readFontPack, { params: { style } })
  if (!answer.ok) throw new Error(`No letters ${style}: ${answer.status}`)
  return answer.data
}
