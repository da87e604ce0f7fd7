import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { type FontStyle, fontStyles } from '../../schema/signage/fonts.ts'

/** What a script's letters of a style lie in. */
interface FontFile {
  /** woff2, as the package has it; with all weights where it has them in one file. */
  readonly packaged: Buffer
  /** TrueType of one weight: the only form that can be put into a paper. */
  readonly bytes: Buffer
  readonly font: Font
}

/** What the letters of our languages lie in: the packages split their fonts by script. */
const scripts = ['latin', 'latin-ext'] as const
/** They come in one weight only; the others hold every weight in one file. */
const ofOneWeight: ReadonlySet<string> = new Set(['bebas-neue'])

const { resolve } = createRequire(import.meta.url)

/** The fonts of a style, one a script. */
export const fontFiles = (style: FontStyle): Promise<readonly FontFile[]> =>
  Promise.all(scripts.map(script => fontFile(style, script)))

async function fontFile(style: FontStyle, script: (typeof scripts)[number]): Promise<FontFile> {
  const packaged = await readFile(packagedFile(style, script))
  const all = String.fromCodePoint(...opened(packaged).characterSet)
  const bytes = await subsetFont(packaged, all, {
    targetFormat: 'truetype',
    ...(ofOneWeight.has(familyOf(style)) ? {} : { variationAxes: { wght: fontStyles[style].weight } }),
  })
  return { packaged, bytes, font: opened(bytes) }
}

function packagedFile(style: FontStyle, script: (typeof scripts)[number]): string {
  const family = familyOf(style)
  return ofOneWeight.has(family)
    ? resolve(`@fontsource/${family}/files/${family}-${script}-${fontStyles[style].weight}-normal.woff2`)
    : resolve(`@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`)
}

const familyOf = (style: FontStyle): string => style.slice(0, style.lastIndexOf('-'))

function opened(bytes: Buffer): Font {
  const font = create(bytes)
  if ('fonts' in font) throw new Error('A font file of the packages holds a collection.')
  return font
}
