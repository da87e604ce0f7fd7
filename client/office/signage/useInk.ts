import { useQueries } from '@tanstack/react-query'
import { encode } from 'uqr'
import { addressOf } from '../../../schema/base/call.ts'
import { readFontPack } from '../../../schema/signage/calls.ts'
import type { Ink, Layout } from '../../../schema/signage/drawing.ts'
import type { FontPack } from '../../../schema/signage/fontPack.ts'
import type { FontStyle } from '../../../schema/signage/fonts.ts'
import { stylesIn } from '../../../schema/signage/layerFonts.ts'
import { ask, NetworkError } from '../../data/engine/http.ts'

interface LoadedInk {
  /** What draws the letters and codes of a layout; null until its fonts are there. */
  readonly ink: Pick<Ink, 'packOf' | 'codeOf'> | null
  /** Asks once more for fonts that the server did not give; null where none is missing that way. */
  readonly again: (() => void) | null
}

/** Fonts are asked for once and kept by the browser. */
export function useInk(layout: Layout | null): LoadedInk {
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
  // Without network they come with the next connection.
  const failed = packs.filter(({ error, isFetching }) => error && !(error instanceof NetworkError) && !isFetching)
  const again = failed.length === 0 ? null : () => failed.forEach(pack => void pack.refetch())
  return { ink: known.size < styles.length ? null : inkOf(known), again }
}

const inkOf = (packs: ReadonlyMap<FontStyle, FontPack>): Pick<Ink, 'packOf' | 'codeOf'> => ({
  packOf: style => {
    const pack = packs.get(style)
    if (!pack) throw new Error(`The letters ${style} are in none of the layers.`)
    return pack
  },
  codeOf: content => encode(content, { ecc: 'M', border: 0 }).data,
})

async function packOf(style: FontStyle): Promise<FontPack> {
  const answer = await ask(readFontPack, { params: { style } })
  if (!answer.ok) throw new Error(`No letters ${style}: ${answer.status}`)
  return answer.data
}
