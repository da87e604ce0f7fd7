import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Font } from 'fontkit'
import type { FontPack } from '../../../schema/signage/fontPack.ts'
import type { FontStyle } from '../../../schema/signage/fonts.ts'

/** A font of a style in the form that can be put into a paper: TrueType, of one weight. */
export interface FontFile {
  readonly bytes: Buffer
  readonly font: Font
}

/** Where the build has put them (`scripts/fonts/make.ts`). */
const made = fileURLToPath(new URL('../../../dist/fonts', import.meta.url))

/** What a style's letters are measured and drawn by. */
export async function fontPack(style: FontStyle): Promise<FontPack> {
  const pack: FontPack = JSON.parse(await readFile(`${made}/${style}.json`, 'utf8'))
  return pack
}

/** The style sheet of a style with its fonts in it. */
export const fontSheet = (style: FontStyle): Promise<string> => readFile(`${made}/${style}.css`, 'utf8')

/** The fonts of a style, Latin letters and those of its neighbours. */
export async function fontFiles(style: FontStyle): Promise<readonly FontFile[]> {
  const { create } = await import('fontkit')
  return Promise.all(
    [0, 1].map(async at => {
      const bytes = await readFile(`${made}/${style}-${at}.ttf`)
      const font = create(bytes)
      if ('fonts' in font) throw new Error('A font file of the packages holds a collection.')
      return { bytes, font }
    }),
  )
}
